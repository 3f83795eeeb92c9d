import numpy as np
from peers import noise

DIMENSIONS, CLUSTERS, ROUNDS = 16, 8, 10


def prepare(size):
    points = noise(1, CLUSTERS, DIMENSIONS)[np.arange(size) % CLUSTERS] + noise(2, size, DIMENSIONS) * np.float32(0.5)

    def run():
        centres = points[:CLUSTERS]
        spreads = []
        for _ in range(ROUNDS):
            distances = (centres**2).sum(-1) - 2 * (points @ centres.T)
            member = np.eye(CLUSTERS, dtype=np.float32)[distances.argmin(-1)]
            counts = member.sum(0)
            centres = member.T @ points / np.maximum(counts, 1)[:, None]
            spreads.append((distances.min(-1) + (points**2).sum(-1)).mean())
        return {"spreads": spreads, "counts": counts, "centres": centres}

    return run
