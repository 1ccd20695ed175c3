"""Two independent sets of small word vectors: GloVe (nearness in text) and MiniLM (likeness of meaning)."""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]


def glove(path: Path) -> dict[str, list[float]]:
    """Every word of the package with its vector."""
    package = json.loads(path.read_text())
    size = package["dimensions"]
    return {word: package["vectors"][word][:size] for word in package["words"]}


def unit(vectors: Matrix) -> Matrix:
    """The vectors scaled to length 1."""
    norms = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.asarray(vectors / np.maximum(norms, 1e-9), dtype=np.float32)


def spread(vectors: Matrix, drop: int) -> Matrix:
    """The vectors without their mean and without the `drop` main directions, which tell only how frequent a word is."""
    centred = unit(vectors)
    centred = centred - centred.mean(axis=0)
    _, _, axes = np.linalg.svd(centred[:15_000], full_matrices=False)
    return unit(centred - centred @ axes[:drop].T @ axes[:drop])


def shrink(vectors: Matrix, size: int) -> NDArray[np.int8]:
    """The `size` main components as int8; their signs are fixed, so that every run gives the same bytes."""
    _, _, axes = np.linalg.svd(vectors - vectors.mean(axis=0), full_matrices=False)
    axes = axes[:size]
    axes *= np.sign(axes[np.arange(size), np.abs(axes).argmax(axis=1)])[:, None]
    small = unit((vectors - vectors.mean(axis=0)) @ axes.T)
    scale = float(np.quantile(np.abs(small), 0.9995)) / 127
    return np.clip(np.round(small / scale), -127, 127).astype(np.int8)


def coarse(small: NDArray[np.int8]) -> NDArray[np.int8]:
    """The vectors in even steps, which pack into an eighth less room; what bots make of them stays the same."""
    return np.clip(np.round(small / 2) * 2, -126, 126).astype(np.int8)


def crowding(small: NDArray[np.int8], nouns: Sequence[int]) -> tuple[Matrix, float]:
    """For each noun the mean cosine to its nearest words, and the standard deviation of all cosines less such means."""
    directions = unit(small.astype(np.float32))
    cosines = directions[np.asarray(nouns)] @ directions.T
    nearest = np.partition(cosines, -11, axis=1)[:, -11:-1].mean(axis=1)
    per_word = np.partition(cosines, -10, axis=0)[-10:].mean(axis=0)
    corrected = cosines - (nearest[:, None] + per_word[None]) / 2
    return np.asarray(nearest, dtype=np.float32), float(corrected.std())


class MiniLM:
    """The forward pass of all-MiniLM-L6-v2 in NumPy, so that a build needs no deep-learning library."""

    HEADS, LAYERS = 12, 6

    def __init__(self, folder: Path) -> None:
        self._weights = _safetensors(folder / "model.safetensors")
        self._pieces = {piece: k for k, piece in enumerate((folder / "vocab.txt").read_text().split("\n"))}

    def encode(self, words: Sequence[str], advance: Callable[[int], object] = lambda done: None) -> Matrix:
        """A unit vector for each word; `advance` is told how many words are done."""
        tokens = [self._tokens(word) for word in words]
        vectors = np.zeros((len(words), 384), dtype=np.float32)
        for length in sorted({len(ids) for ids in tokens}):
            same = [k for k, ids in enumerate(tokens) if len(ids) == length]
            for start in range(0, len(same), 512):
                batch = same[start : start + 512]
                vectors[batch] = self._forward(np.array([tokens[k] for k in batch]))
                advance(len(batch))
        return unit(vectors)

    def _tokens(self, word: str) -> list[int]:
        ids, start = [self._pieces["[CLS]"]], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = ("##" if start else "") + word[start:end]
                if piece in self._pieces:
                    ids.append(self._pieces[piece])
                    start = end
                    break
            else:
                return [self._pieces["[CLS]"], self._pieces["[UNK]"], self._pieces["[SEP]"]]
        return [*ids, self._pieces["[SEP]"]]

    def _forward(self, ids: NDArray[np.int64]) -> Matrix:
        batch, length = ids.shape
        x = (
            self._weights["embeddings.word_embeddings.weight"][ids]
            + self._weights["embeddings.position_embeddings.weight"][:length]
            + self._weights["embeddings.token_type_embeddings.weight"][0]
        )
        x = self._norm(x, "embeddings.LayerNorm")
        for layer in range(self.LAYERS):
            at = f"encoder.layer.{layer}."
            q, k, v = (
                self._linear(x, f"{at}attention.self.{part}")
                .reshape(batch, length, self.HEADS, -1)
                .transpose(0, 2, 1, 3)
                for part in ("query", "key", "value")
            )
            scores = q @ k.transpose(0, 1, 3, 2) / math.sqrt(q.shape[-1])
            scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
            mixed = (scores / scores.sum(axis=-1, keepdims=True)) @ v
            mixed = mixed.transpose(0, 2, 1, 3).reshape(batch, length, -1)
            x = self._norm(x + self._linear(mixed, f"{at}attention.output.dense"), f"{at}attention.output.LayerNorm")
            wide = self._linear(x, f"{at}intermediate.dense")
            wide = wide * 0.5 * (1 + _erf(wide / math.sqrt(2)))
            x = self._norm(x + self._linear(wide, f"{at}output.dense"), f"{at}output.LayerNorm")
        return np.asarray(x.mean(axis=1), dtype=np.float32)

    def _linear(self, x: Matrix, name: str) -> Matrix:
        return x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]

    def _norm(self, x: Matrix, name: str) -> Matrix:
        centred = x - x.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        return np.asarray(scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"], dtype=np.float32)


def _erf(x: Matrix) -> Matrix:
    """The error function by Abramowitz and Stegun 7.1.26, right to 1.5e-7, which is far below what int8 can keep."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.asarray(np.sign(x) * (1 - poly * np.exp(-x * x)), dtype=np.float32)


def _safetensors(path: Path) -> dict[str, Matrix]:
    raw = path.read_bytes()
    size = struct.unpack("<Q", raw[:8])[0]
    header = json.loads(raw[8 : 8 + size])
    tensors = {}
    for name, entry in header.items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            start, end = (8 + size + offset for offset in entry["data_offsets"])
            tensor = np.frombuffer(raw[start:end], dtype=np.float32).reshape(entry["shape"])
            tensors[name.removeprefix("bert.")] = tensor
    return tensors
