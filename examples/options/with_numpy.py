import math

import numpy as np

SPOT, STRIKE, RATE, VOLATILITY, YEARS = 100, 105, 0.03, 0.2, 1


def prepare(size):
    random = np.random.default_rng(1)

    def run():
        discount = np.float32(math.exp(-RATE * YEARS))
        z = random.standard_normal(size, dtype=np.float32)
        end = SPOT * np.exp((RATE - VOLATILITY**2 / 2) * YEARS + VOLATILITY * math.sqrt(YEARS) * z)
        gain = discount * np.maximum(end - STRIKE, 0)
        paid = discount * (end > STRIKE)
        delta = paid * end / SPOT
        vega = paid * end * (z * math.sqrt(YEARS) - VOLATILITY * YEARS)
        gamma = delta * (z / (VOLATILITY * math.sqrt(YEARS)) - 1) / SPOT
        results = {}
        for name, each in {"price": gain, "delta": delta, "vega": vega, "gamma": gamma}.items():
            results[name] = each.mean()
            results[name + "'s error"] = each.std() / math.sqrt(size)
        return results

    return run
