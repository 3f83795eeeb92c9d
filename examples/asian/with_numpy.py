import math

import numpy as np

SPOT, STRIKE, RATE, VOLATILITY, DATES = 100, 100, 0.05, 0.25, 16


def prepare(size):
    random = np.random.default_rng(1)

    def run():
        drift, spread = (RATE - VOLATILITY**2 / 2) / DATES, VOLATILITY * math.sqrt(1 / DATES)
        log, total, logs = (np.zeros(size, np.float32) for _ in range(3))
        for _ in range(DATES):
            z = random.standard_normal(size, dtype=np.float32)
            log += drift + spread * z
            total += np.exp(log)
            logs += log
        results = {}
        for name, average in {"arithmetic": total / DATES, "geometric": np.exp(logs / DATES)}.items():
            paid = math.exp(-RATE) * np.maximum(SPOT * average - STRIKE, 0)
            results[name] = paid.mean()
            results[name + "'s error"] = paid.std() / math.sqrt(size)
        return results

    return run
