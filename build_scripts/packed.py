"""What of the source tree goes into a download or a wheel. Standard library only."""

import shutil

FOLDERS = ("assets", "localization")
"""What the program reads beside its own modules."""
NOT_PACKED = shutil.ignore_patterns(
    "__pycache__", "*.pyc", "*.pxd", "screenshots", "ART_LOCK.json", "glossary.toml", "TRANSLATING.md"
)
"""For `shutil.copytree`: what no running program reads."""
