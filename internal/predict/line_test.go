package predict

import (
	"context"
	"reflect"
	"testing"
)

// The limits of these lines are known.
func TestLine(t *testing.T) {
	for _, x := range []struct {
		card, line, limit string
		least             float64 // share of the bandwidth, or the limit's share of the time
		bytes             int64
		launches          int
	}{
		{"h200", "add f32 [16777216] [16777216]", LimitBandwidth, 0.9, 3 << 26, 1},
		{"rtx4090", "add f32 [4096,4096] [4096]", LimitBandwidth, 0.9, 2<<26 + 4096*4, 1},
		{"7900xtx", "permute_dims f32 [4096,4096]", LimitBandwidth, 0.7, 2 << 26, 1},
		{"b580", "where f32 bool[4194304] [4194304] [4194304]", LimitBandwidth, 0.8, 13 << 22, 1},
		{"h200", "sum f32 [1024]", LimitCode, 0, 4100, 1},
		{"h200", "add f32 [4] [4]", LimitCode, 0, 48, 1},
		{"h200", "matmul f32 [2048,1024] [1024,2048]", LimitIssue, 0.8, 8<<20 + 8<<20 + 16<<20, 1},
		// Cooperative products require subgroups half as wide as the card's.
		{"7900xtx", "matmul f16 [2048,2048] [2048,2048] fast=true", LimitMatrix, 0.8, 24 << 20, 1},
	} {
		p := predicted(t, x.card, x.line)
		share := p.Limited
		if x.limit == LimitBandwidth {
			share = p.Bandwidth
		}
		if p.Limit != x.limit || share < x.least || share > 1 || p.Bytes != x.bytes || p.Launches != x.launches {
			t.Errorf("%s on %s: limit %s, share %.3g, %d bytes, %d launches; want %s, %.3g, %d, %d\n%+v",
				x.line, x.card, p.Limit, share, p.Bytes, p.Launches, x.limit, x.least, x.bytes, x.launches, p.Kernels)
		}
	}
}

// Sorts of rows of several tiles are predicted: their merges need sorted runs.
func TestSortsArePredicted(t *testing.T) {
	for _, line := range []string{"sort f32 [20000]", "argsort f32 [9000]", "median f32 [10000]", "bincount i64 [10000] bins=64"} {
		if p := predicted(t, "h200", line); p.Microseconds <= 0 || p.Launches < 2 {
			t.Errorf("%s: %v us in %d launches", line, p.Microseconds, p.Launches)
		}
	}
}

// Bytes that several operands read of one buffer count once, wherever their windows begin.
func TestExtent(t *testing.T) {
	for _, x := range []struct {
		windows [][3]int64 // from, length, bytes read
		want    float64
	}{
		{[][3]int64{{0, 100, 100}}, 100},
		{[][3]int64{{0, 100, 40}, {0, 100, 40}}, 40},                   // the same
		{[][3]int64{{0, 100, 100}, {4, 100, 100}, {8, 100, 100}}, 108}, // neighbours
		{[][3]int64{{0, 100, 100}, {300, 100, 100}}, 200},              // apart
		{[][3]int64{{300, 100, 100}, {0, 1000, 100}}, 200},             // few bytes of a long one
		{[][3]int64{{0, 100, 50}, {4, 100, 50}}, 100},                  // halves of rows
	} {
		var e extent
		for _, w := range x.windows {
			e.add(w[0], w[1], float64(w[2]))
		}
		if got := e.read(); got != x.want {
			t.Errorf("%v: %v bytes, want %v", x.windows, got, x.want)
		}
	}
	const stencil = "expr 'a + roll(a, shift=1, axis=0) + roll(a, shift=-1, axis=0)' f32 a=[4096,4096]"
	p := predicted(t, "h200", stencil)
	const array = 4096 * 4096 * 4
	for _, k := range p.Kernels {
		if k.Moved > 2.01*array {
			t.Errorf("%s moves %v bytes, want %d", k.Head, k.Moved, 2*array)
		}
	}
}

// Sectors that neighbours share come from the last cache once, in any order: a reversal
// requests as many bytes as a copy.
func TestBackwardsFetchesAsMuch(t *testing.T) {
	const forward, back = "permute_dims f32 [64,64,64,64] perm=0,2,1,3", "flip f32 [4096,4096]"
	a, b := predicted(t, "h200", forward).Kernels[0].Parts[LimitCache], predicted(t, "h200", back).Kernels[0].Parts[LimitCache]
	if a == 0 || b > 1.1*a {
		t.Errorf("the cache takes %v us for a reversal, %v for a copy", b, a)
	}
}

// Two steps with the same kernel read its code once.
func TestCodeIsReadOnce(t *testing.T) {
	p := predicted(t, "h200", "concat f32 [2048,4096] [2048,4096] axis=0")
	if len(p.Kernels) != 2 || p.Kernels[0].Head != p.Kernels[1].Head {
		t.Fatalf("%+v", p.Kernels)
	}
	if first, second := p.Kernels[0].Parts[LimitCode], p.Kernels[1].Parts[LimitCode]; first <= 0 || second != 0 {
		t.Errorf("code takes %v us, then %v", first, second)
	}
}

// Predicting a line again gives the same prediction.
func TestDeterministic(t *testing.T) {
	const card, line = "7900xtx", "softmax f32 [64,1024]"
	if first, second := predicted(t, card, line), predicted(t, card, line); !reflect.DeepEqual(first, second) {
		t.Errorf("%+v, then %+v", first, second)
	}
}

func predicted(t *testing.T, card, line string) *Prediction {
	t.Helper()
	c, err := Load(card)
	if err != nil {
		t.Fatal(err)
	}
	p, err := NewModel(c).Line(context.Background(), parsed(t, line))
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return p
}
