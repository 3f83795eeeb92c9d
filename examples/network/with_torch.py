import torch
from peers import noise
from torch.nn.functional import cross_entropy

INPUTS, CLASSES, BATCHES, BATCH, STEPS, RATE = 28 * 28, 10, 8, 128, 30, 0.1


def prepare(size):
    signs = torch.arange(BATCHES * BATCH) % CLASSES
    pictures = torch.from_numpy(noise(1, CLASSES, INPUTS))[signs] + 4 * torch.from_numpy(noise(2, BATCHES * BATCH, INPUTS))
    weights = [torch.from_numpy(noise(3, INPUTS, size)) * 0.05, torch.from_numpy(noise(4, size, CLASSES)) * 0.05]

    def run():
        network = torch.nn.Sequential(torch.nn.Linear(INPUTS, size), torch.nn.Tanh(), torch.nn.Linear(size, CLASSES))
        with torch.no_grad():
            for layer, initial in zip(network[::2], weights):
                layer.weight.copy_(initial.T)
                layer.bias.zero_()
        optimizer = torch.optim.SGD(network.parameters(), lr=RATE)
        losses = []
        for step in range(STEPS):
            part = slice(step % BATCHES * BATCH, (step % BATCHES + 1) * BATCH)
            optimizer.zero_grad()
            loss = cross_entropy(network(pictures[part]), signs[part])
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        return {"losses": losses}

    return run
