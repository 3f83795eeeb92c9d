// Package cuts finds where a deep graph of unrun nodes is cut, so that a loop that never reads
// stays bounded: at the depth where the fewest bytes are read across, which of a loop is between
// two steps, each time alike. It runs nothing, and looks at the connected component of a
// node alone.
//
// The package imports graph, ops and target.
package cuts
