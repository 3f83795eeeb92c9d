package ops

import "slices"

// moving are the subjects whose operators move elements and compute none, except those in
// joining.
var moving = []string{"Comparisons, logic and bits", "Movement", "Indexing", "Sorting, searching and sets", "Creation"}

// joining are operators of these subjects that combine elements. choosing are operators of other
// subjects whose result is an element of an operand, or an integer.
var joining, choosing []*Op

func init() {
	joining = []*Op{Scatter, ScatterND, Put, Segment, Linspace, Arange}
	choosing = []*Op{Max, Min, NaryMax, NaryMin, Clip, MatrixTranspose, UniqueFrom, CumulativeMax, CumulativeMin, Integers, Bits, FFTShift, IFFTShift}
}

// OfParts reports whether [Op.Bound] does not bound the result's error. The error is then that of
// the operators of which it is made: that of a sum grows with the number of elements.
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
