package host

import (
	"math"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/internal/target"
)

// All tests of this package overwrite freed memory.
func init() { overwriteGone = true }

func TestClassesHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.Int64Range(target.KeptBytes, 1<<46).Draw(t, "bytes")
		index, size := class(n)
		if size < n || size-n > n/8 {
			t.Fatalf("%d bytes in a class of %d", n, size)
		}
		if again, same := class(size); again != index || same != size {
			t.Fatalf("class %d of %d bytes is class %d of %d", index, size, again, same)
		}
		if next, _ := class(size + 1); next != index+1 {
			t.Fatalf("after class %d of %d bytes comes %d", index, size, next)
		}
	})
}

// Freed memory serves an array of the same size, or of a slightly smaller one.
func TestPoolGivesBack(t *testing.T) {
	var p pool
	const n = 100_000
	for _, less := range []int64{0, 1, 1000} {
		memory := make([]byte, p.fresh(n))
		p.give(&array{memory: memory[:n]})
		got := p.take(n - less)
		if got == nil { // Go's collector or its race detector dropped it
			continue
		}
		if &got.memory[0] != &memory[0] || got.Bytes() != n-less {
			t.Fatalf("%d bytes came back for %d", got.Bytes(), n-less)
		}
	}
	if p.take(n) != nil || p.take(10) != nil {
		t.Error("the pool has more memory than it was given")
	}
	p.give(&array{memory: make([]byte, p.fresh(n))})
	if p.empty(); p.take(n) != nil || p.empty() {
		t.Error("an empty pool has memory")
	}
	p.give(&array{memory: make([]byte, p.fresh(n))})
	for range 3 { // a collection drops the memory that nobody took since the one before
		runtime.GC()
	}
	if p.take(n) != nil {
		t.Error("unused memory outlives Go's collections")
	}
	if p.take(math.MaxInt64) != nil || p.fresh(math.MaxInt64) != math.MaxInt64 {
		t.Error("math.MaxInt64 bytes have a class")
	}
}
