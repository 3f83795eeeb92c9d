package onnx

import "slices"

// drawn are the operators that are drawn, by subject in files of their own.
var drawn = slices.Concat(drawnReductions, drawnRecurrent, drawnAttention, drawnContrib, drawnQuantize, drawnSignal, drawnLoss, drawnDetection, drawnRandom)
