// Package parallel splits a range of independent work over the processors.
//
// The work must not depend on how the range is cut into pieces. Callers write disjoint parts of a
// result and compute every element independently of the others, so the bits are the same on any
// number of processors.
//
// hostref and backend/host use it, and so do copies between Go's memory and a device's. It imports
// nothing of Weft.
package parallel
