package lower

import (
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// setBoxes copies the bounds of the body's operands to the layouts of the whole space. at maps axes
// of the body to dimensions of the kernel.
func setBoxes(k *region.Body, of *kernel.Kernel, g kernel.Geometry, at map[int]int) {
	for i, x := range k.Boxes {
		for _, b := range x.Bounds {
			if dim, ok := at[b.Axis]; ok {
				b.Axis = dim
				g.Operands[i].Box = append(g.Operands[i].Box, b)
			}
		}
		of.Operands[i].Fill = x.Fill
	}
	boxOperands(of, []kernel.Geometry{g})
}

// boxOperands sets in the kernel along which dimensions its operands have bounds, from the layouts.
func boxOperands(k *kernel.Kernel, launches []kernel.Geometry) {
	for i := range k.Operands {
		o := &k.Operands[i]
		o.Box = 0
		for _, b := range launches[0].Operands[i].Box {
			o.Box, _ = o.Box.With(b.Axis)
		}
		if o.Box == 0 {
			o.Fill = 0
		}
	}
}

// needed drops bounds that exclude no point of any launch.
func needed(k *kernel.Kernel, launches []kernel.Geometry) {
	for i, o := range k.Operands {
		for _, axis := range o.Box.Axes() {
			is := func(b kernel.Bounds) bool { return b.Axis == axis }
			cuts := slices.ContainsFunc(launches, func(g kernel.Geometry) bool {
				return slices.ContainsFunc(g.Operands[i].Box, func(b kernel.Bounds) bool { return is(b) && region.BoundsCut(b, g.Dims[axis]) })
			})
			for n := range launches {
				if !cuts {
					l := &launches[n].Operands[i]
					l.Box = slices.DeleteFunc(slices.Clone(l.Box), is)
				}
			}
		}
	}
	boxOperands(k, launches)
}

// unit returns strides that are 1 along an axis and 0 along the others. With them Coalesce cannot
// merge the axis.
func unit(rank, axis int) []int {
	list := make([]int, rank)
	list[axis] = 1
	return list
}

// chooseBoxes sets how a map reads the operands that have bounds: in vectors if the map can do
// so within these bounds, and otherwise element by element.
func chooseBoxes(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) {
	for i := range k.Operands {
		o := &k.Operands[i]
		if o.Box == 0 {
			continue
		}
		consecutive := true
		for _, g := range launches {
			consecutive = consecutive && g.Operands[i].Strides[k.Rank-1] == 1
		}
		switch {
		case (o.Access == kernel.Wide || o.Access == kernel.Shared) && m.ReadsBox(kernel.Operand{Access: kernel.Wide, Box: o.Box}, k.Rank):
			o.Access = kernel.Wide
		case consecutive && m.ReadsBox(kernel.Operand{Access: kernel.Unit, Box: o.Box}, k.Rank):
			o.Access = kernel.Unit
		default:
			o.Access = kernel.Strided
		}
	}
}
