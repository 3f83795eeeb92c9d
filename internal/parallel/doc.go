// Package parallel splits a range of independent work over the processors.
//
// What runs in pieces must not depend on how it is cut: callers write disjoint
// parts of a result, and every element is computed as it would be alone, so
// that the bits are the same on any number of processors.
//
// hostref and backend/host use it, and what copies between Go's memory and a device's. It imports nothing of Weft.
package parallel
