// Command mutants asks whether the tests would notice: it changes one place of
// the code at a time by a rule (a comparison flipped, a barrier dropped, a guard
// skipped, ...), runs the tests against it, and names the changes that no test
// minds.
//
//	mutants list [-all]            the sample, or every candidate
//	mutants baseline               the tests without a mutant: they have to pass
//	mutants run [-part K/N] ...    runs the sample's mutants, or a part of them
//	mutants report                 what is recorded so far, survivors first
//
// The candidates are listed in the order of packages, files and positions, and the
// sample is drawn from them by a seed: 200 slots, so many of each package; a
// candidate that does not build leaves its slot to the next one. Nothing in the
// tree is touched: a mutant is built with go's -overlay. Its tests run in the order
// of what they take, and end at the first that fails (caught), or after all
// (survived). Records are appended to a file as they come, and what was caught or
// explained in it is not run again; results.jsonl beside this text has what was tried so
// far. A place in the sample is by a hash of the mutant, so that most of the records
// still count when code was added.
//
// A mutant that changes nothing that can be observed is written into explained.txt
// with the reason. Its line holds what the change is, so that it ends to count where
// the code is changed.
//
// A mutant's way: candidates (list.go, by the rules in rules.go), sample
// (sample.go), build and tests (run.go), record (record.go). The command imports
// the standard library alone.
package main
