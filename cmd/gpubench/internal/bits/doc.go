// Package bits is the proof that a device gives the same bits as every other:
// a fixed corpus of op lines, and the hash of all their results.
//
// The corpus, corpus.txt, is a file, so that it does not change when the
// catalogue does; its data follows from each line. [Run] evaluates it on a
// device, and [Recorded] is what all devices must give, recorded.txt: one
// SHA-256 over the bytes of all results in order, and a short hash of every
// line's operands and result, so that the first line that differs can be named.
//
// go test -run TestCorpus -update records the hashes on the host device, where a
// definition has changed; with -draw it draws another corpus first. The package
// is part of gpubench and imports its workload.
package bits
