"""The six signs that players send across the table, 128 x 128."""

from __future__ import annotations

# Name -> what the sign says, and its drawing.
SIGNS = {
    "laugh": (
        "laughs",
        '<circle cx="64" cy="66" r="52" fill="#ffd98a" stroke="#2a1f3d" stroke-width="5"/><circle cx="92" cy="40" r="9" fill="#f0bf66"/><circle cx="36" cy="36" r="5" fill="#f0bf66"/><path d="M32 58q9-13 18 0M78 58q9-13 18 0" fill="none" stroke="#2a1f3d" stroke-width="5" stroke-linecap="round"/><path d="M32 74H96C94 96 80 106 64 106S34 96 32 74Z" fill="#8f2332" stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round"/><path d="M48 98C54 90 74 90 80 98C74 104 54 104 48 98Z" fill="#ff9aa5"/><path d="M38 74H90V80H38Z" fill="#fffaf0"/>',
    ),
    "gasp": (
        "gasps",
        '<path d="M22 112V58C22 24 40 8 64 8S106 24 106 58V112L92 102 78 114 64 102 50 114 36 102Z" fill="#f6f1ff" stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round"/><circle cx="48" cy="52" r="8" fill="#2a1f3d"/><circle cx="80" cy="52" r="8" fill="#2a1f3d"/><circle cx="50.500" cy="49" r="2.600" fill="#fff"/><circle cx="82.500" cy="49" r="2.600" fill="#fff"/><ellipse cx="64" cy="80" rx="10" ry="13" fill="#8f2332" stroke="#2a1f3d" stroke-width="4"/>',
    ),
    "clap": (
        "claps",
        '<g stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M20 10l6 14M46 4l0 15M8 34l14 5" fill="none" stroke="#ffd27a" stroke-width="6"/><path d="M66 104L34 66a7 7 0 0 1 10-9L36 46a7 7 0 0 1 11-9L42 30a7 7 0 0 1 11-8L84 60V46a8 8 0 0 1 16 0V82C100 96 88 108 78 112Z" fill="#eadab9"/><path d="M84 116L50 78a7 7 0 0 1 10-9L48 54a7 7 0 0 1 11-9L56 40a7 7 0 0 1 11-8L96 66V54a8 8 0 0 1 16 0V90C112 102 106 112 98 118Z" fill="#f6ebd3"/></g>',
    ),
    "sleepy": (
        "hurry, I am falling asleep",
        '<path d="M20 92C20 44 46 18 104 28C96 42 98 58 98 92Z" fill="#4a45a8" stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round"/><rect x="12" y="84" width="94" height="26" rx="13" fill="#fff6e2" stroke="#2a1f3d" stroke-width="5"/><circle cx="108" cy="28" r="13" fill="#fff6e2" stroke="#2a1f3d" stroke-width="5"/><path d="M44 46h16L44 64h16" fill="none" stroke="#ffd98a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M72 60h10L72 72h10" fill="none" stroke="#ffd98a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
    ),
    "heart": (
        "loves it",
        '<path d="M64 112C22 84 10 62 14 42C18 20 46 14 64 38C82 14 110 20 114 42C118 62 106 84 64 112Z" fill="#e5657f" stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round"/><path d="M28 44C30 34 38 30 46 32" fill="none" stroke="#ffd0da" stroke-width="6" stroke-linecap="round"/><path d="M44 64q7 7 14 0M72 64q7 7 14 0M57 80q7 5 14 0" fill="none" stroke="#2a1f3d" stroke-width="4.500" stroke-linecap="round"/>',
    ),
    "sigh": (
        "oh no",
        '<path d="M30 80A22 22 0 0 1 30 36A32 32 0 0 1 90 30A25 25 0 0 1 100 80Z" fill="#9aa6dd" stroke="#2a1f3d" stroke-width="5" stroke-linejoin="round"/><path d="M42 56q6-7 12 0M74 56q6-7 12 0M56 72q8-8 16 0" fill="none" stroke="#2a1f3d" stroke-width="4.500" stroke-linecap="round"/><g fill="#7fc3ff" stroke="#2a1f3d" stroke-width="4"><path d="M38 90C30 104 34 112 39 112S48 104 38 90Z"/><path d="M65 94C57 108 61 118 66 118S75 108 65 94Z"/><path d="M92 90C84 104 88 112 93 112S102 104 92 90Z"/></g>',
    ),
}
