import numpy as np
from peers import noise

WINDOW, STEP, RATE = 512, 128, 16000.0


def prepare(size):
    t = np.arange(size) / RATE
    turns = 200 * t + (3000 - 200) / (2 * size / RATE) * t**2
    samples = np.sin(2 * np.pi * (turns - np.floor(turns))).astype(np.float32) + noise(1, size) * np.float32(0.3)
    hann = (0.5 - 0.5 * np.cos(2 * np.pi / WINDOW * np.arange(WINDOW))).astype(np.float32)

    def run():
        frames = np.lib.stride_tricks.sliding_window_view(samples, WINDOW)[::STEP]
        spectrum = np.fft.rfft(frames * hann).astype(np.complex64)
        power = spectrum.real**2 + spectrum.imag**2
        level = 10 * np.log10(power + np.float32(1e-10))
        return {"loudest": power.argmax(1), "decibels": level, "mean": power.mean(0)}

    return run
