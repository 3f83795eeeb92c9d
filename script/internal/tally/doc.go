// Command tally reads what "go test -json" writes, shows what a person wants
// to see of it, and counts.
//
// script/test runs the same tests over several devices and closes with one
// figure for all of them, so each stage's counts must be right also where a
// package does not build, a test binary crashes, or no test matched: each of
// those counts as a failure. Shown are the packages' result lines, the output
// of what failed, and every skipped test with its reason; with -logs also what
// passing tests logged. The counts go to the file named by -counts as three
// numbers: passed, failed, skipped.
//
// It imports the standard library alone. A line's way: decode, add to the
// package's running tests, print at the test's end.
package main
