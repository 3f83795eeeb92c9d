import numpy as np
from peers import noise

MEASURED = 501


def prepare(size):
    groups = np.exp(noise(1, 2, MEASURED) * np.float32(2)) * np.array([[1], [1.2]], np.float32)
    draws = noise(2, size, MEASURED)

    def run():
        which = np.minimum(((draws + np.float32(1)) * np.float32(MEASURED / 2)).astype(np.int32), MEASURED - 1)
        medians = np.median(groups[:, which], axis=-1)
        ends = np.quantile(medians, [0.025, 0.975], axis=1)
        return {"medians": np.median(groups, axis=1), "ends": ends, "above": [(medians[1] > medians[0]).mean()]}

    return run
