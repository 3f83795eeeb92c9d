import math

import torch
from peers import noise

RATE = 0.03


def normal(x):
    return torch.erfc(x * -math.sqrt(0.5)) / 2


def prepare(size):
    def between(stream, low, high):
        return (torch.from_numpy(noise(stream, size)).double() + 1) * ((high - low) / 2) + low

    spot, strike, volatility, years = between(1, 50, 150), between(2, 50, 150), between(3, 0.1, 0.5), between(4, 0.1, 3)

    def run():
        spread = volatility * torch.sqrt(years)
        d1 = (torch.log(spot / strike) + (RATE + volatility**2 / 2) * years) / spread
        d2 = d1 - spread
        later = strike * torch.exp(-RATE * years)
        delta = normal(d1)
        call = spot * delta - later * normal(d2)
        vega = spot * torch.exp(d1**2 / -2) / math.sqrt(2 * math.pi) * torch.sqrt(years)
        return {"call": call, "put": call - spot + later, "delta": delta, "vega": vega}

    return run
