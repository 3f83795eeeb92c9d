// Package bench holds the op-line suites that gpubench measures: one line an
// operator over shapes, # for comments. They are embedded, so that the tool
// needs no files beside it. The package imports nothing of Weft.
package bench
