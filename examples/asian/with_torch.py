import math

import torch

SPOT, STRIKE, RATE, VOLATILITY, DATES = 100, 100, 0.05, 0.25, 16


def prepare(size):
    def run():
        drift, spread = (RATE - VOLATILITY**2 / 2) / DATES, VOLATILITY * math.sqrt(1 / DATES)
        log, total, logs = (torch.zeros(size) for _ in range(3))
        for _ in range(DATES):
            z = torch.randn(size)
            log += drift + spread * z
            total += torch.exp(log)
            logs += log
        results = {}
        for name, average in {"arithmetic": total / DATES, "geometric": torch.exp(logs / DATES)}.items():
            paid = math.exp(-RATE) * torch.relu(SPOT * average - STRIKE)
            results[name] = paid.mean()
            results[name + "'s error"] = paid.std() / math.sqrt(size)
        return results

    return run
