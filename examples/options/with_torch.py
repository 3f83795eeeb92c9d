import math

import torch

SPOT, STRIKE, RATE, VOLATILITY, YEARS = 100, 105, 0.03, 0.2, 1


def prepare(size):
    def run():
        discount = math.exp(-RATE * YEARS)
        z = torch.randn(size)
        end = SPOT * torch.exp((RATE - VOLATILITY**2 / 2) * YEARS + VOLATILITY * math.sqrt(YEARS) * z)
        gain = discount * torch.relu(end - STRIKE)
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
