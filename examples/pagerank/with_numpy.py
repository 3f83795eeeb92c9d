import numpy as np
from peers import noise

LINKS, ROUNDS, DAMPING, BEST = 8, 30, np.float32(0.85), 10


def prepare(size):
    x = noise(1, size * LINKS)
    source = np.arange(size * LINKS) // LINKS
    target = (x * x * np.float32(size)).astype(np.int32)

    def run():
        rank = np.full(size, 1 / np.float32(size), np.float32)
        for _ in range(ROUNDS):
            given = np.bincount(target, rank[source] / np.float32(LINKS), size).astype(np.float32)
            rank = given * DAMPING + np.float32(0.15 / size)
        best = np.argsort(-rank, kind="stable")[:BEST]
        return {"ranks": rank, "best": rank[best], "pages": best}

    return run
