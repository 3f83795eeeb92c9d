// Package record holds what gpubench reports: a [Run] for each line measured, a
// [Check] for each case compared with the reference, and the [Comparison] of
// two files of runs. Their JSON is the tool's stable interface.
//
// Samples become a [Summary]; runs are written as JSON, as rows of a table, or
// as the text that benchstat reads. The package is pure and imports nothing of
// Weft.
package record
