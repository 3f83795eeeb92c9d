import numpy as np
from peers import noise

STEPS, DT, SOFTENING = 10, np.float32(1e-3), np.float32(1e-2)


def acceleration(places, masses):
    towards = places[None] - places[:, None]
    square = (towards**2).sum(-1) + SOFTENING
    pull = masses / (square * np.sqrt(square))
    return (towards * pull[..., None]).sum(1)


def prepare(size):
    start = noise(1, size, 3)
    masses = np.abs(noise(2, size)) / np.float32(size)

    def run():
        places, speeds = start, np.zeros_like(start)
        force = acceleration(places, masses)
        for _ in range(STEPS):
            speeds = speeds + force * (DT / 2)
            places = places + speeds * DT
            force = acceleration(places, masses)
            speeds = speeds + force * (DT / 2)
        return {"places": places, "energy": [((speeds**2).sum(-1) * masses).sum() / 2]}

    return run
