import numpy as np
from peers import noise

ARTICLES, MONTHS, BEST = 1000, 12, 5


def prepare(size):
    customers = max(10, size // 20)

    def choose(stream, n):
        return (noise(stream, size) ** 2 * np.float32(n)).astype(np.int32)

    customer, article, month = choose(1, customers), choose(2, ARTICLES), choose(3, MONTHS)
    amount = choose(4, 9) + 1
    keys = np.arange(0, 3 * ARTICLES, 3, dtype=np.int32)
    prices = (noise(5, ARTICLES) + np.float32(1.01)) * np.float32(50)

    def run():
        value = prices[np.searchsorted(keys, article * 3)] * amount.astype(np.float32)
        spent = np.bincount(customer, value, customers)
        most = np.argsort(-spent, kind="stable")[:BEST]
        return {
            "monthly": np.bincount(month, value, MONTHS), "top": spent[most], "who": most,
            "percentiles": np.quantile(value, [0.5, 0.9, 0.99]),
            "histogram": np.histogram(value, 10, (0, 1000))[0],
            "regulars": [np.count_nonzero(np.bincount(customer, minlength=customers) >= 20)],
        }

    return run
