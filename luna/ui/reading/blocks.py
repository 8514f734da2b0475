"""What a page of reading text is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["heading", "paragraph", "item", "example", "picture"]


@dataclass(frozen=True, slots=True)
class Block:
    """One part of a page.

    `text` may hold **strong words** and [links](target). An "item" stands in a list and may have `lead` words before
    its text; an "example" is set apart in a box; a "picture" is named by `picture` and has `text` as its caption.
    """

    kind: Kind
    text: str = ""
    lead: str = ""
    picture: str = ""
