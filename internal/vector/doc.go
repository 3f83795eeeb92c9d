// Package vector evaluates operators and reductions on the host with the processor's vector
// instructions: AVX2, AVX-512 or NEON. It also moves elements of four bytes with them.
//
// The loops of elementwise operators and reductions are generated from package elementary and a few
// lines on arithmetic. They do the same operations in the same order as hostref, so they give its
// bits; a multiplication and an addition are never fused. The moves are assembly written by hand
// for amd64, and Go for other processors.
//
// The loops of [Peaks] serve measurements of the processor's limits. They are generated too.
//
// backend/host and gpubench use the package; hostref does not. It imports dtype and element.
package vector

//go:generate go run ../../script/generate/vector
