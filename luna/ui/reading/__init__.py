"""Words: texts in several languages, type set in lines and pages, search in them."""
