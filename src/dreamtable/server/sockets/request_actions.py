"""Which action each kind of request asks of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from dreamtable.protocol import messages as p
from dreamtable.tables.actions import (
    chat_actions,
    help_actions,
    host_actions,
    next_game_vote_actions,
    play_actions,
    seat_actions,
    start_actions,
)
from dreamtable.tables.actions.action import Action
from dreamtable.tables.people.avatars import PLAIN, Look


class Asker(Protocol):
    """The guest whose request it is."""

    guest: str
    name: str
    look: Look
    luck: str  # the commitment to it


# What each kind of request asks of the table.
ACTIONS: dict[type, Callable[[Asker, Any], Action]] = {
    p.Move: lambda by, r: play_actions.PlayMove(by.guest, r.seat, r.version, r.move),
    p.Retract: lambda by, r: play_actions.RetractMove(by.guest, r.seat),
    p.Undo: lambda by, r: help_actions.UndoDecision(by.guest, r.seat),
    p.AnswerUndo: lambda by, r: help_actions.AnswerUndo(by.guest, r.agrees),
    p.Say: lambda by, r: chat_actions.SayLine(by.guest, by.name, r.text),
    p.Sit: lambda by, r: seat_actions.TakeSeat(
        by.guest, r.seat, r.name or by.name, by.luck, PLAIN if r.name else by.look
    ),
    p.Leave: lambda by, r: seat_actions.LeaveSeat(by.guest, r.seat, r.stay_host),
    p.Call: lambda by, r: seat_actions.RenameSeat(by.guest, r.seat, r.name, by.look),
    p.TakeBack: lambda by, r: seat_actions.ReclaimSeat(by.guest, r.seat),
    p.StandIn: lambda by, r: seat_actions.SeatStandIn(by.guest, r.seat, r.level),
    p.Configure: lambda by, r: host_actions.ConfigureTable(by.guest, r.seats, r.options, r.public),
    p.Start: lambda by, r: start_actions.StartGame(by.guest),
    p.Reveal: lambda by, r: start_actions.RevealLuck(by.guest, r.seat, r.luck),
    p.ReplaceByBot: lambda by, r: host_actions.SeatBot(by.guest, r.seat, r.level),
    p.SetSpeed: lambda by, r: host_actions.SetBotSpeed(by.guest, r.speed),
    p.Remove: lambda by, r: host_actions.ClearSeat(by.guest, r.seat, r.why or ""),
    p.HandOver: lambda by, r: host_actions.HandOverHost(by.guest, r.seat),
    p.VoteGame: lambda by, r: next_game_vote_actions.VoteForGame(by.guest, r.game or ""),
    p.PlayNext: lambda by, r: next_game_vote_actions.QueueForNext(by.guest, by.name, r.wanted),
    p.SetDoors: lambda by, r: host_actions.ChangeDoors(by.guest, r.doors),
    p.Pause: lambda by, r: host_actions.PauseGame(by.guest, True),
    p.Resume: lambda by, r: host_actions.PauseGame(by.guest, False),
}
