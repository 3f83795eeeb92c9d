package region

import (
	"maps"
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
)

// BoundsCut reports whether some of n points are out of bounds.
func BoundsCut(b kernel.Bounds, n int) bool { return b.From > 0 || b.To < n }

// BoxedAxes lists the axes along which some points of the space lie outside an operand's bounds.
func (k *Body) BoxedAxes() []int {
	axes := map[int]bool{}
	for _, x := range k.Boxes {
		for _, b := range x.Bounds {
			if BoundsCut(b, k.Space[b.Axis]) {
				axes[b.Axis] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(axes))
}
