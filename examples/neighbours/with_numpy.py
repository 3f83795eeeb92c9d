import numpy as np
from peers import noise

DIMENSIONS, CLASSES, NEAREST, ASKED = 32, 5, 15, 500


def points(stream, n):
    places = noise(1, CLASSES, DIMENSIONS) * np.float32(0.4)
    kind = np.arange(n) % CLASSES
    return places[kind] + noise(stream, n, DIMENSIONS), kind


def prepare(size):
    known, kind = points(2, size)
    queries, truth = points(3, ASKED)

    def run():
        distances = (known**2).sum(-1) - 2 * (queries @ known.T)
        who = np.argpartition(distances, NEAREST, 1)[:, :NEAREST]
        votes = (kind[who][..., None] == np.arange(CLASSES)).sum(1)
        guess = votes.argmax(1)
        cells = np.bincount(truth * CLASSES + guess, minlength=CLASSES**2)
        return {"confusion": cells, "guesses": guess, "right": [(guess == truth).mean()]}

    return run
