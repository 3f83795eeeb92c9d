// Package bits is the proof that a device gives the same bits as every other:
// a fixed corpus of op lines, and the hash of all their results.
//
// The corpus, corpus.txt, is a file, so that it does not change when the
// catalogue does; its data follows from each line. [Run] evaluates it, and
// [Recorded] is what all devices must give, recorded.txt: one SHA-256 over the
// bytes of all results in order, and a short hash of every line's operands and
// result, so that the first line that differs can be named.
//
// go test ./cmd/gpubench -run TestRecordedBits -update records the hashes on the
// host device, where a definition has changed. Another corpus is drawn first by
// go test ./cmd/gpubench/internal/bits -run TestDraw -draw.
//
// The package knows nothing of devices; only its tests import ops and dtype.
package bits
