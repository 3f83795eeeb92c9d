package host

import (
	"math"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/internal/target"
)

// Every test of this package runs where what has gone was overwritten.
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

// Memory that has gone comes back for an array as long, or for one a little shorter.
func TestPoolGivesBack(t *testing.T) {
	var p pool
	const n = 100_000
	for _, less := range []int64{0, 1, 1000} {
		memory := make([]byte, p.fresh(n))
		p.give(&array{memory: memory[:n]})
		got := p.take(n - less)
		if got == nil { // Go's collector came between, or its race detector dropped it
			continue
		}
		if &got.memory[0] != &memory[0] || got.Bytes() != n-less {
			t.Fatalf("%d bytes came back for %d", got.Bytes(), n-less)
		}
	}
	if p.take(n) != nil || p.take(10) != nil {
		t.Error("there was more than was given")
	}
	p.give(&array{memory: make([]byte, p.fresh(n))})
	if p.empty(); p.take(n) != nil || p.empty() {
		t.Error("there is memory in an empty pool")
	}
	p.give(&array{memory: make([]byte, p.fresh(n))})
	for range 3 { // the second collection drops what the first found unused
		runtime.GC()
	}
	if p.take(n) != nil {
		t.Error("what nobody took outlives Go's collections")
	}
	if p.take(math.MaxInt64) != nil || p.fresh(math.MaxInt64) != math.MaxInt64 {
		t.Error("there is a class for what no machine has")
	}
}
