import math

import numpy as np
from peers import noise

RATE = 0.03


def normal(x):
    # NumPy has no erf: this is the fastest one of Python's own, with all its digits.
    return 0.5 * np.fromiter(map(math.erfc, (x * -math.sqrt(0.5)).tolist()), float, len(x))


def prepare(size):
    def between(stream, low, high):
        return (noise(stream, size).astype(float) + 1) * ((high - low) / 2) + low

    spot, strike, volatility, years = between(1, 50, 150), between(2, 50, 150), between(3, 0.1, 0.5), between(4, 0.1, 3)

    def run():
        spread = volatility * np.sqrt(years)
        d1 = (np.log(spot / strike) + (RATE + volatility**2 / 2) * years) / spread
        d2 = d1 - spread
        later = strike * np.exp(-RATE * years)
        delta = normal(d1)
        call = spot * delta - later * normal(d2)
        vega = spot * np.exp(d1**2 / -2) / math.sqrt(2 * math.pi) * np.sqrt(years)
        return {"call": call, "put": call - spot + later, "delta": delta, "vega": vega}

    return run
