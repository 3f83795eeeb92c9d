package workload

import (
	"bytes"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/shape"
)

// Difference says where two results of one line are not the same bits. The
// zero Difference is none.
type Difference struct {
	Count     int   // elements that differ
	Index     []int // of the first
	Got, Want string
	ULP       float64 // the greatest distance
}

func (d Difference) String() string {
	return fmt.Sprintf("index %v: got %s, want %s; %d element(s) differ, by %g ULP at the most", d.Index, d.Got, d.Want, d.Count, d.ULP)
}

// Compare compares the bits of a result with those wanted, element by element;
// their distance is that of element.Distance.
func Compare(d dtype.DType, s shape.Shape, got, want []byte) Difference {
	var diff Difference
	if bytes.Equal(got, want) {
		return diff
	}
	for i := range len(want) / d.Size() {
		g, w := bitsAt(d, got, i), bitsAt(d, want, i)
		if g == w {
			continue
		}
		if diff.Count == 0 {
			diff.Index = coordinates(i, s)
			diff.Got, diff.Want = element.Format(d, g), element.Format(d, w)
		}
		diff.Count++
		diff.ULP = max(diff.ULP, element.Distance(d, g, w))
	}
	return diff
}

func coordinates(i int, s shape.Shape) []int {
	index := make([]int, len(s))
	for axis := len(s) - 1; axis >= 0; axis-- {
		index[axis] = i % s[axis]
		i /= s[axis]
	}
	return index
}
