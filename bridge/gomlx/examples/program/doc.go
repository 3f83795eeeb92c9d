// Package program is what the examples share: flags, the backend, a seeded state of
// random numbers, GoMLX's training loop with its log and checkpoints, the digest of the
// weights, and pictures.
//
// An example gives [Main] what it does; the model and the data, which are what is to be
// learned from it, stand in its own main.go.
package program
