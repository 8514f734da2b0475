"""What keeps the system from reading or writing, as the keys of the texts `problem-name`."""

from __future__ import annotations

import errno

_PROBLEMS = {
    "not-found": (errno.ENOENT, errno.ENOTDIR),
    "denied": (errno.EACCES, errno.EPERM),
    "folder": (errno.EISDIR,),
    "exists": (errno.EEXIST, errno.ENOTEMPTY),
    "full": (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG),
    "read-only": (errno.EROFS,),
    "too-many": (errno.EMFILE, errno.ENFILE),
    "long-name": (errno.ENAMETOOLONG,),
    "circle": (errno.ELOOP,),
    "disk": (errno.EIO,),
    "busy": (errno.EBUSY, getattr(errno, "ETXTBSY", errno.EBUSY)),
}
_BY_NUMBER = {number: name for name, numbers in _PROBLEMS.items() for number in numbers}


def problem_of(error: OSError) -> str:
    """The key of the words for an error; "other" for one that is not known."""
    return _BY_NUMBER.get(error.errno or 0, "other")
