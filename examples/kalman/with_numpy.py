import numpy as np
from peers import noise

STEPS, DRIFT, ERROR2 = 200, np.float32(0.05), np.float32(1.0)


def prepare(size):
    seen = (noise(1, STEPS, size) * np.float32(0.4)).cumsum(0) + noise(2, STEPS, size) * np.float32(2)
    turn, half = np.float32(2 * np.pi), np.float32(0.5)

    def run():
        level, variance = np.zeros(size, np.float32), np.full(size, 10, np.float32)
        likelihood = np.zeros(size, np.float32)
        for t in range(STEPS):
            variance = variance + DRIFT
            surprise, spread = seen[t] - level, variance + ERROR2
            likelihood = likelihood - (surprise**2 / spread + np.log(spread * turn)) * half
            gain = variance / spread
            level = level + gain * surprise
            variance = variance * (1 - gain)
        return {"levels": level, "likelihoods": likelihood}

    return run
