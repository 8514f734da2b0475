"""What setuptools does besides the usual to make a wheel: pictures, sounds and texts go in, and the kernel is compiled.

`setup.py` names these classes. The kernel is all or nothing: its modules call one another as C functions, so a part of
them beside plain ones could not be imported.
"""

import os
import shutil
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

from build_scripts import environment, kernel
from build_scripts.packed import FOLDERS, NOT_PACKED

WORK = Path("build", "wheel")
OPTIONS = {"build": {"build_base": str(WORK)}}
"""Away from what other scripts leave in `build`."""
SOURCES = (*FOLDERS, "build_scripts", "luna")
"""What a source archive has to hold, so that a wheel can be made of it."""


def extensions() -> list[Extension]:
    """The kernel's modules where this machine can compile them and nobody asked for plain ones, else none."""
    if os.environ.get("LUNA_KERNEL") == "interpreted" or not environment.has_compiler():
        return []
    return kernel.extensions()


class BuildPackage(build_py):
    """The package with what it reads in folders of its own: `luna/assets`, `luna/localization`."""

    def run(self) -> None:
        """Begins from nothing: what an earlier build left must not get in."""
        library = Path(self.build_lib)
        shutil.rmtree(library, ignore_errors=True)
        super().run()
        if not self.editable_mode:  # then the source tree itself is used, where they lie beside the package
            for name in FOLDERS:
                shutil.copytree(name, library / "luna" / name, ignore=NOT_PACKED, dirs_exist_ok=True)


class BuildKernel(build_ext):
    """All modules of the kernel, or none where one cannot be compiled."""

    def run(self) -> None:
        """A failure is told and leaves the plain modules."""
        self.parallel = os.cpu_count() or 1
        try:
            self._translate()
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"luna: the kernel could not be compiled and runs slower: {error}", file=sys.stderr)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)

    def _translate(self) -> None:
        made = cythonize(self.extensions, build_dir=str(WORK / "c"), compiler_directives=kernel.DIRECTIVES)
        sources = {each.name: each.sources for each in made}
        for extension in self.extensions:
            extension.sources = sources[extension.name]


class Source(sdist):
    """A source archive that a wheel can be made of."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """With all files of these folders that are not made by running something."""
        found = (path for name in SOURCES for path in Path(name).rglob("*") if path.is_file())
        more = {str(path) for path in found if "__pycache__" not in path.parts}
        super().make_release_tree(base_dir, sorted({*files, *more}))


COMMANDS = {"build_py": BuildPackage, "build_ext": BuildKernel, "sdist": Source}
