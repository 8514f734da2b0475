"""Small faults for a file of Python: another comparison, number or sign, a condition always or never so, a gap."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

Change = Callable[[ast.AST], None]
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Mod: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Fault:
    """A change of the `index`-th node of a file, counted as `ast.walk` finds them."""

    file: Path
    line: int
    index: int
    what: str
    change: Change

    def planted(self) -> str:
        """The file's source with the fault."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        self.change(list(ast.walk(tree))[self.index])
        return ast.unparse(ast.fix_missing_locations(tree))


def _set(**fields: object) -> Change:
    """A change that puts other values in a node's fields."""

    def change(node: ast.AST) -> None:
        for name, value in fields.items():
            setattr(node, name, copy.deepcopy(value))

    return change


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """What can be done to a node, in words and as a function."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            other = COMPARISONS[type(op)]
            yield f"{type(op).__name__} -> {other.__name__}", _set(ops=[other()])
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATORS:
            other_op = OPERATORS[type(op)]
            yield f"{type(op).__name__} -> {other_op.__name__}", _set(op=other_op())
        case ast.BoolOp(op=ast.And()):
            yield "and -> or", _set(op=ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield "or -> and", _set(op=ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not x -> not not x", _set(operand=ast.UnaryOp(ast.Not(), operand))
        case ast.Constant(value=bool(value)):
            yield f"{value} -> {not value}", _set(value=not value)
        case ast.Constant(value=int(value)):
            yield f"{value} -> {value + 1}", _set(value=value + 1)
        case ast.If() | ast.IfExp():
            yield "if -> if True", _set(test=ast.Constant(True))
            yield "if -> if False", _set(test=ast.Constant(False))
    yield from _left_out(node)


def _left_out(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """Statements inside a function that can be left out."""
    if not isinstance(node, ast.FunctionDef | ast.If | ast.For | ast.While):
        return
    for i, statement in enumerate(node.body):
        if isinstance(statement, ast.Assign | ast.AugAssign | ast.Continue | ast.Break) or (
            isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
        ):
            rest: list[ast.stmt] = [*node.body[:i], ast.Pass(), *node.body[i + 1 :]]
            yield f"line {statement.lineno} left out", _set(body=rest)


def faults(folder: Path) -> list[Fault]:
    """Every fault that can be planted in the functions of a folder's files."""
    found = []
    for file in sorted(folder.glob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        inside = {id(below) for node in nodes if isinstance(node, ast.FunctionDef) for below in _body(node)}
        for index, node in enumerate(nodes):
            if id(node) in inside:
                line = getattr(node, "lineno", 0)
                found += [Fault(file, line, index, what, change) for what, change in changes(node)]
    return found


def _body(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function that do something: no annotations, no docstring."""
    yield function
    for statement in function.body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield from ast.walk(statement)
