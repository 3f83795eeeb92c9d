package xla_test

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect/xla"
)

// The tables of two dimensions. The row is the left dimension and the column the right one, in the
// same order; "-" is refused.

func TestDimensionsThatBroadcast(t *testing.T) {
	checkTable(t, `
	      0    1    2    3    <=1  <=2  <=3  ?
	0     0    0    -    -    -    -    -    0
	1     0    1    2    3    <=1  <=2  <=3  ?
	2     -    2    2    -    -    <=2  -    2
	3     -    3    -    3    -    -    <=3  3
	<=1   -    <=1  -    -    <=1  -    -    <=1
	<=2   -    <=2  <=2  -    -    <=2  -    <=2
	<=3   -    <=3  -    <=3  -    -    <=3  <=3
	?     0    ?    2    3    <=1  <=2  <=3  ?
	`, func(a, b xla.Shape) (xla.Shape, error) { return xla.Infer("add", a, b) })
}

// Matched dimensions broadcast by the same table, except an unbounded one beside a size or a bound.
func TestDimensionsThatMatch(t *testing.T) {
	outer := xla.Static(7)
	checkTable(t, `
	      0    1    2    <=2  <=3  ?
	0     0    0    -    -    -    -
	1     0    1    2    <=2  <=3  ?
	2     -    2    2    <=2  -    -
	<=2   -    <=2  <=2  <=2  -    -
	?     -    ?    -    -    -    ?
	`, func(a, b xla.Shape) (xla.Shape, error) {
		s, err := xla.Infer("add", a, xla.Shape{b[0], outer}, 0)
		if err != nil {
			return nil, err
		}
		return s[:1], nil
	})
}

func TestDimensionsThatSelect(t *testing.T) {
	checkTable(t, `
	      0    1    2    <=2  <=3  ?
	0     0    -    -    -    -    0
	1     -    1    -    -    -    1
	2     -    -    2    <=2  -    2
	<=2   -    -    <=2  <=2  -    <=2
	<=3   -    -    -    -    <=3  <=3
	?     0    1    2    <=2  <=3  ?
	`, func(a, b xla.Shape) (xla.Shape, error) { return xla.InferSelect(nil, a, b) })
}

func TestDimensionsThatBroadcastImplicitly(t *testing.T) {
	checkTable(t, `
	      0    1    2    <=1  <=2  <=3  ?
	0     0    0    -    -    -    -    0
	1     0    1    2    <=1  <=2  <=3  ?
	2     -    2    2    -    -    -    2
	<=1   -    <=1  -    <=1  -    -    <=1
	<=2   -    <=2  -    -    <=2  -    <=2
	?     0    ?    2    <=1  <=2  <=3  ?
	`, func(a, b xla.Shape) (xla.Shape, error) { return xla.InferImplicit("add", a, b) })
}

// The row is an operand's dimension, and the column the result's.
func TestDimensionsInDim(t *testing.T) {
	checkTable(t, `
	      0    1    2    <=1  <=2  <=3  ?
	0     0    -    -    -    -    -    -
	1     0    1    2    <=1  <=2  <=3  -
	2     -    -    2    -    -    -    -
	<=1   -    <=1  -    <=1  -    -    -
	<=2   -    -    <=2  -    <=2  -    -
	?     0    1    2    <=1  <=2  <=3  -
	`, func(a, b xla.Shape) (xla.Shape, error) { return xla.InferBroadcastInDim(a, b, 0) })
}

func checkTable(t *testing.T, table string, infer func(a, b xla.Shape) (xla.Shape, error)) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(table), "\n")
	columns := strings.Fields(lines[0])
	for _, line := range lines[1:] {
		cells := strings.Fields(line)
		for i, want := range cells[1:] {
			got, err := infer(sh(cells[0]), sh(columns[i]))
			if text := outcome(got, err); text != want && !(want == "-" && strings.HasPrefix(text, "refused")) {
				t.Errorf("%s and %s: %s, want %s", cells[0], columns[i], text, want)
			}
		}
	}
}

func TestDim(t *testing.T) {
	for _, c := range []struct {
		d                          xla.Dim
		text                       string
		static, bounded, unbounded bool
		limit                      int
	}{
		{xla.Static(3), "3", true, false, false, 3},
		{xla.Dim{}, "0", true, false, false, 0},
		{xla.Bounded(3), "<=3", false, true, false, 3},
		{xla.Unbounded(), "?", false, false, true, 0},
	} {
		limit, known := c.d.Limit()
		if c.d.String() != c.text || c.d.IsStatic() != c.static || c.d.IsBounded() != c.bounded || c.d.IsUnbounded() != c.unbounded || limit != c.limit || known == c.unbounded {
			t.Errorf("%v: static %v, bounded %v, unbounded %v, limit %d %v; want %+v", c.d, c.d.IsStatic(), c.d.IsBounded(), c.d.IsUnbounded(), limit, known, c)
		}
	}
	if s := sh("2 <=5 ?"); s.String() != "[2 <=5 ?]" || s.Rank() != 3 {
		t.Errorf("%v of rank %d", s, s.Rank())
	}
	if sizes, ok := xla.Dims(2, 3).Static(); !ok || !sizes.Equal([]int{2, 3}) {
		t.Errorf("static sizes %v, %v", sizes, ok)
	}
	if sizes, ok := sh("2 ?").Static(); ok {
		t.Errorf("[2 ?] has the static sizes %v", sizes)
	}
}
