// Package record holds what gpubench reports: a [Run] for each line measured, a
// [Check] for each case compared with the reference, the [Comparison] of two
// files of runs, and the [Series] of a workload at several sizes. Their JSON is the
// tool's stable interface.
//
// Samples become a [Summary]; runs are written as JSON, as rows of a table, or
// as the text that benchstat reads, and drawn by size. It imports readfile.
package record
