import torch
from peers import noise
from torch.nn.functional import one_hot

DIMENSIONS, CLUSTERS, ROUNDS = 16, 8, 10


def prepare(size):
    places = torch.from_numpy(noise(1, CLUSTERS, DIMENSIONS))
    points = places[torch.arange(size) % CLUSTERS] + torch.from_numpy(noise(2, size, DIMENSIONS)) * 0.5

    def run():
        centres = points[:CLUSTERS]
        spreads = []
        for _ in range(ROUNDS):
            distances = (centres**2).sum(-1) - 2 * (points @ centres.T)
            member = one_hot(distances.argmin(-1), CLUSTERS).float()
            counts = member.sum(0)
            centres = member.T @ points / counts.clamp(min=1)[:, None]
            spreads.append((distances.min(-1).values + (points**2).sum(-1)).mean().item())
        return {"spreads": spreads, "counts": counts, "centres": centres}

    return run
