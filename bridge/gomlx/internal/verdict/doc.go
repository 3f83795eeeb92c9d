// Command verdict runs the tests of another module, in whose folder it is started, and
// judges them: a table of packages, what failed, and whether that was known before.
//
// gomlx-tests has GoMLX's tests run over several devices by it. What may fail stands in a
// list, at most five tests of it, each with its reason: a failed test that is not
// listed is a failure, and so is a listed one that passes.
//
// Tests are counted by what they consist of: a test with subtests is its subtests,
// unless it failed and none of them did. A package that does not build has failed once.
// A test that panics, or takes too long, ends its package's run: those after it are
// run again without it.
//
// It imports the standard library alone, so that it builds also where the bridge
// does not.
package main
