// Package vector evaluates operators on float32, element by element, on the host with the
// processor's vector instructions, where it has them: AVX2 or AVX-512.
//
// The loops are generated from package elementary and from a few lines on arithmetic, in
// the same operations and the same order that hostref has, so that they give its bits.
// What is multiplied and added is never fused.
//
// engine uses it for the host's device. hostref, which judges, does not.
package vector
