import numpy as np
from peers import noise


def prepare(size):
    library, query = noise(1, size, 384), noise(2, 64, 384)
    library /= np.linalg.norm(library, axis=1, keepdims=True)
    query /= np.linalg.norm(query, axis=1, keepdims=True)

    def run():
        cosines = query @ library.T
        some = np.argpartition(cosines, -10, axis=1)[:, -10:]
        order = np.argsort(-np.take_along_axis(cosines, some, 1), axis=1, kind="stable")
        indices = np.take_along_axis(some, order, 1)
        return {"scores": np.take_along_axis(cosines, indices, 1), "indices": indices}

    return run
