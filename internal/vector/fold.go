package vector

import (
	"math"

	"github.com/weft-gpu/weft/internal/element"
)

// A Fold is a reduction of a leaf of float32, as package ops describes it, whose accumulators
// are as many as a [Group] has elements. The zero value is none.
type Fold struct {
	leaf func(leaf *float32, groups int, last *float32) float32
	none float32 // what changes nothing
}

var folds = map[string]Fold{
	"sum": {foldSum, float32(math.Copysign(0, -1))},
	"max": {foldMax, float32(math.Inf(-1))},
	"min": {foldMin, float32(math.Inf(1))},
}

// FoldOf is the reduction of that name in package ops' catalogue, if it is one of those that
// are here and this processor has the instructions.
func FoldOf(name string) (Fold, bool) {
	f, ok := folds[name]
	return f, ok && available()
}

// Rows reduces each row of n elements of src, n from Group to a leaf's, to an element of dst.
func (f Fold) Rows(dst, src []float32, n int) {
	var last [Group]float32
	whole := n / Group * Group
	for i := range last {
		last[i] = f.none
	}
	for i := range dst {
		row := src[i*n:][:n]
		copy(last[:], row[whole:])
		r := f.leaf(&row[0], n/Group, &last[0])
		if r != r {
			r = math.Float32frombits(element.NaN32)
		}
		dst[i] = r
	}
}
