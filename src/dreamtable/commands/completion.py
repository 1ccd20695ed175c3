"""`dreamtable completion SHELL`: print what makes a shell complete our commands and options."""

from __future__ import annotations

from argparse import SUPPRESS, Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from dreamtable.games import names

SHELLS = ("bash", "zsh", "fish")


@dataclass(frozen=True)
class Level:
    """A command, with what may follow it."""

    path: tuple[str, ...]  # the words that lead to it; none for the program itself
    commands: dict[str, str]  # below it, with what they do
    arguments: list[str]  # the words that are known to fit it, as the names of games
    options: list[Action]


def add_command(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the parser of `dreamtable completion`."""
    parser = subparsers.add_parser("completion", help="print what makes your shell complete commands and options")
    parser.add_argument("shell", choices=SHELLS, help="your shell")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the script for one shell."""
    from dreamtable.commands.main import parser

    levels = with_serve(list(walk(parser(None), ())))
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell](levels), end="")
    return 0


def with_serve(levels: list[Level]) -> list[Level]:
    """Return the levels, the first one with the options of `serve` as well: it is what runs without a command."""
    first, *below = levels
    own = {name for action in first.options for name in action.option_strings}
    serve = next(level for level in below if level.path == ("serve",))
    more = [action for action in serve.options if not own & set(action.option_strings)]
    return [replace(first, options=[*first.options, *more]), *below]


def walk(parser: ArgumentParser, path: tuple[str, ...]) -> Iterator[Level]:
    """Yield a parser and all that are below it."""
    below: dict[str, ArgumentParser] = {}
    told: dict[str, str] = {}
    arguments: list[str] = []
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            below |= action.choices
            told |= {choice.dest: choice.help or "" for choice in action._choices_actions}
        elif not action.option_strings:
            arguments += action.choices or (names() if action.dest == "game" else ())
    options = [action for action in parser._actions if action.option_strings and action.help != SUPPRESS]
    yield Level(path, {name: told.get(name, "") for name in below}, arguments, options)
    for name, child in below.items():
        yield from walk(child, (*path, name))


def long_names(level: Level) -> list[str]:
    """The options of a command as they are typed."""
    return [name for action in level.options for name in action.option_strings if name.startswith("--")]


def bash(levels: list[Level]) -> str:
    """The script for bash: the words of the command line that are commands choose what is offered."""
    cases = []
    for level in levels:
        words = " ".join([*level.commands, *level.arguments, *long_names(level)])
        cases.append(f'        "{" ".join(level.path)}") words="{words}" ;;')
    values = []
    for level in levels:
        for action in level.options:
            if action.choices:
                typed = "|".join(f'"{" ".join((*level.path, name))}"' for name in action.option_strings)
                values.append(f'        {typed}) words="{" ".join(map(str, action.choices))}" ;;')
    commands = " ".join(dict.fromkeys(name for level in levels for name in level.commands))
    return f"""# dreamtable completion bash > ~/.local/share/bash-completion/completions/dreamtable
_dreamtable() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" path="" words="" word
    for word in "${{COMP_WORDS[@]:1:$((COMP_CWORD-1))}}"; do
        case " {commands} " in *" $word "*) path="${{path:+$path }}$word" ;; esac
    done
    case "${{path:+$path }}$before" in
{chr(10).join(values)}
        *) case "$path" in
{chr(10).join(cases)}
        esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    if [[ ${{#COMPREPLY[@]}} -eq 0 && $current != -* ]]; then COMPREPLY=($(compgen -f -- "$current")); fi
}}
complete -F _dreamtable dreamtable
"""


def zsh(levels: list[Level]) -> str:
    """The script for zsh, which reads bash's; it begins zsh's own completion where nothing else has."""
    script = bash(levels).split("\n", 1)[1]
    begin = "autoload -U compinit bashcompinit; (( $+functions[compdef] )) || compinit; bashcompinit"
    return f"# dreamtable completion zsh >> ~/.zshrc\n{begin}\n{script}"


def fish(levels: list[Level]) -> str:
    """The script for fish: one line a command or option."""
    lines = ["# dreamtable completion fish > ~/.config/fish/completions/dreamtable.fish"]
    for level in levels:
        seen = [f"__fish_seen_subcommand_from {name}" for name in level.path]
        first = [*seen, f"not __fish_seen_subcommand_from {' '.join(level.commands)}"]
        for name, about in level.commands.items():
            lines.append(f"complete -c dreamtable -f{_when(first)} -a {name} -d {_quoted(about)}")
        if level.arguments:
            lines.append(f"complete -c dreamtable -f{_when(seen)} -a {_quoted(' '.join(level.arguments))}")
        for action in level.options:
            told = f"{_value(action)} -d {_quoted(action.help or '')}"
            long = [name for name in action.option_strings if name.startswith("--")]
            lines += [f"complete -c dreamtable{_when(seen or first)} -l {name[2:]}{told}" for name in long]
    return "\n".join(lines) + "\n"


def _when(conditions: list[str]) -> str:
    """How fish is told when to offer something."""
    return f' -n "{"; and ".join(conditions)}"' if conditions else ""


def _value(action: Action) -> str:
    """How fish is told what follows an option."""
    if action.nargs == 0:
        return ""
    if action.choices:
        return f" -x -a {_quoted(' '.join(map(str, action.choices)))}"
    return " -r" if action.type is Path or action.metavar in ("FILE", "DIR") else " -x"


def _quoted(text: str) -> str:
    plain = text.replace("%%", "%").replace("\\", "\\\\").replace("'", "\\'")
    return f"'{plain}'"
