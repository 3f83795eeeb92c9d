package lower

import (
	"slices"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// setBoxes gives a map's operands their bounds, and the layouts of the whole space: at is
// which dimension of it each such axis is.
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

// boxOperands sets which dimensions operands have bounds along, by the layouts.
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

// needed leaves the bounds out that no point of any launch is out of.
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

// unit is the stride along an axis alone, with which no other axis can be merged.
func unit(rank, axis int) []int {
	list := make([]int, rank)
	list[axis] = 1
	return list
}

// chooseBoxes sets how a map reads the operands that have bounds: in vectors where these are of
// rows alone and the operand is read so otherwise, else by addresses.
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
