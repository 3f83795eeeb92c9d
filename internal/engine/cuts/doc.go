// Package cuts finds where a deep graph of unrun nodes is cut, so that a loop that never reads
// stays bounded: at the depth across which the fewest bytes are read. In a loop that is between two
// steps, at the same place each time. It runs nothing, and looks only at the connected component of
// a node.
//
// The package imports graph, ops and target.
package cuts
