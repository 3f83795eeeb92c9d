package onnx

import "slices"

// drawn are the operators that are drawn, by subject in files of their own.
var drawn = slices.Concat(
	drawnReductions, drawnUnary, drawnBinary, drawnCasts, drawnIndexing, drawnMovement, drawnSelections, drawnCreation, drawnProducts, drawnTexts, drawnControl,
	drawnConvolutions, drawnPoolings, drawnNormalizations, drawnLayouts, drawnResizes, drawnSamplings,
	drawnRecurrent, drawnAttention, drawnContrib, drawnContribFused, drawnContribBert, drawnContribQuantized, drawnQuantize, drawnSignal, drawnLoss, drawnDetection, drawnRandom, drawnML, drawnMLTrees, drawnMLSVM,
)
