"""Compiles the kernel with Cython into `build/kernel`; see `luna/core/kernel.py` for what that is.

Run it with a Python that has Cython and setuptools: `.venv/bin/python build_scripts/kernel.py`.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from luna.core.kernel import BUILD, FINGERPRINT, ROOT, fingerprint, kernel_sources

# Types come from the .pxd alone: the annotations in the .py are for mypy and the reader.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
}


def extensions() -> list[Extension]:
    """One extension for each kernel module, named and placed like the module."""
    sources = [path.relative_to(ROOT) for path in kernel_sources() if path.suffix == ".py"]
    optimize = "/O2" if os.name == "nt" else "-O3"
    return [
        Extension(".".join(path.with_suffix("").parts), [str(path)], extra_compile_args=[optimize]) for path in sources
    ]


def compile_into(folder: Path) -> None:
    """Compile every kernel module and put the libraries into `folder`, a mirror of the source tree."""
    work = folder / "work"
    modules = cythonize(extensions(), build_dir=str(work), compiler_directives=DIRECTIVES)
    jobs = str(os.cpu_count() or 1)
    where = ["--build-lib", str(folder), "--build-temp", str(work), "--parallel", jobs]
    setup(name="luna-kernel", packages=[], ext_modules=modules, script_args=["build_ext", *where])
    shutil.rmtree(work)


def publish(folder: Path, digest: str) -> None:
    """Replace the libraries in `build/kernel`; the fingerprint goes first and comes last, so no mixture is used."""
    FINGERPRINT.unlink(missing_ok=True)
    if (BUILD / "luna").exists():
        shutil.rmtree(BUILD / "luna")
    BUILD.mkdir(parents=True, exist_ok=True)
    shutil.move(folder / "luna", BUILD / "luna")
    FINGERPRINT.write_text(digest, encoding="ascii")


def main() -> None:
    """Compile what is there now; a source edited meanwhile makes the result stale, not wrong."""
    os.chdir(ROOT)
    digest = fingerprint()
    with tempfile.TemporaryDirectory(prefix="luna-kernel-") as folder:
        compile_into(Path(folder))
        publish(Path(folder), digest)


if __name__ == "__main__":
    main()
