package ops

import "slices"

// moving are the subjects whose operators put elements elsewhere and compute
// none, but for those of joining.
var moving = []string{"Comparisons, logic and bits", "Movement", "Indexing", "Sorting, searching and sets", "Creation"}

// joining are the operators of these subjects that join elements; choosing are
// those of others that give one of their operand's, or an integer.
var joining, choosing []*Op

func init() {
	joining = []*Op{Scatter, ScatterND, Put, Segment, Linspace, Arange}
	choosing = []*Op{Max, Min, NaryMax, NaryMin, Clip, MatrixTranspose, UniqueFrom, CumulativeMax, CumulativeMin, Integers, Bits, FFTShift, IFFTShift}
}

// OfParts reports whether [Op.Bound] does not bound the result's error, which
// is that of the operators that it is made of: that of a sum of many elements
// grows with their number.
func (o *Op) OfParts() bool {
	composed := o.Kind == Composition || o.Kind == Reduce || o.Kind == Scan || o.Kind == Contraction
	switch {
	case slices.Contains(joining, o):
		return true
	case !composed, o.ULP > 0, o.Result == ToBool, o.Result == ToIndex, slices.Contains(choosing, o):
		return false
	}
	return !slices.Contains(moving, o.subject())
}

// subject is the title of the operator's subject.
func (o *Op) subject() string {
	for _, s := range subjects {
		for _, row := range s.rows {
			if row.name == o.Name {
				return s.title
			}
		}
	}
	return ""
}
