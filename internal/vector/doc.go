// Package vector evaluates operators and reductions on the host with the processor's vector
// instructions, where it has them: AVX2, AVX-512 or NEON. It moves elements of four bytes by them
// too.
//
// The loops of operators element by element are generated from package elementary and from a
// few lines on arithmetic, in the same operations and the same order that hostref has, so
// that they give its bits. What is multiplied and added is never fused. Reductions are generated
// in the same way. Moves are written by hand for amd64, and in Go for all others.
//
// backend/host uses it. hostref, which judges, does not. The
// package imports dtype and element.
package vector

//go:generate go run ../../script/generate/vector
