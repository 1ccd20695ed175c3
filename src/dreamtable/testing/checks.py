"""What every game promises, as functions that play random games and raise ContractBroken with what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dreamtable.kit.game import Game
from dreamtable.testing import compiled_checks, knowledge_checks, rules_checks
from dreamtable.testing.random_games import ContractBroken

Check = Callable[[Game, int], None]  # called with a game and a number of seats

CHECKS: tuple[Check, ...] = (
    rules_checks.every_part_has_its_shape,
    rules_checks.every_game_ends_and_keeps_its_cards,
    rules_checks.open_moves_are_what_the_rules_allow,
    rules_checks.moves_round_trip_and_others_are_refused,
    rules_checks.wrong_seats_are_refused,
    rules_checks.bad_openings_are_refused,
    rules_checks.simultaneous_moves_may_come_in_any_order,
    rules_checks.positions_can_be_arranged,
    rules_checks.a_log_gives_the_same_game,
    rules_checks.names_fit_actions_and_observations,
    knowledge_checks.no_seat_learns_what_it_may_not_know,
    knowledge_checks.watchers_see_what_every_seat_may,
    knowledge_checks.redeal_draws_anew,
    knowledge_checks.views_and_events_round_trip,
    compiled_checks.plain_and_compiled_rules_agree,
)


def check_game(game: Game) -> Iterator[tuple[str, int, str]]:
    """Run every check with every number of seats; yield its name, the seats, and what broke ("" if nothing did)."""
    least, most = game.facts.seats
    for check in CHECKS:
        name = check.__name__.replace("_", " ")
        for seats in range(least, most + 1):
            try:
                check(game, seats)
            except ContractBroken as broken:
                yield name, seats, str(broken)
            except Exception as error:  # whatever a game raises where it must not
                yield name, seats, f"{type(error).__name__}: {error}"
            else:
                yield name, seats, ""
