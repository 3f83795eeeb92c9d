// Package scale holds graphs of thousands of nodes, wide, deep and with diamonds, and
// tests and measures that recording, planning and running them takes a time in
// proportion to their nodes.
package scale
