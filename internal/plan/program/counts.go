package program

import (
	"github.com/weft-gpu/weft/shape"
)

// Counts compares plans by numbers that depend on no device's speed.
type Counts struct {
	Kernels, Launches int
	Read, Written     int64 // bytes; a kernel counts each byte of an operand once
	Work              int64 // cost of all operators that the plan computes; see target.Weights
	Memory            int64 // bytes of the temporaries and results
}

// Counts returns the plan's counts.
func (p *Plan) Counts() Counts {
	c := Counts{Kernels: len(p.Steps)}
	for _, s := range p.Steps {
		c.Launches += len(s.Launches)
		read, written := s.Bytes()
		c.Read, c.Written = c.Read+read, c.Written+written
		for _, g := range s.Launches {
			c.Work += int64(workOf(p.Config.Weights, s.Kernel, g))
		}
	}
	for _, bytes := range p.Slots {
		c.Memory += bytes
	}
	return c
}

// Bytes returns how many bytes a step reads and writes. An element that a launch reads several
// times counts once.
func (s Step) Bytes() (read, written int64) {
	for _, g := range s.Launches {
		points := int64(shape.Shape(g.Dims).Size())
		for i, o := range s.Kernel.Operands {
			if !s.Kernel.Bound(i) {
				continue
			}
			n := int64(g.Operands[i].Distinct(g.Dims))
			if o.Table { // a point looks up one element
				n = min(n*int64(g.Operands[i].Count), points)
			}
			read += int64(o.Bytes(int(n)))
		}
		dims, _ := s.Kernel.OutSpace(g)
		for _, i := range s.Kernel.Stored() {
			written += int64(shape.Shape(dims).Size()) * int64(s.Kernel.Body[i].DType.Size())
		}
	}
	return read, written
}
