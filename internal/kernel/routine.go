package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/routine"
)

// Routine runs a program of package routine for every matrix of a stack. The space has one point
// for each matrix. Neighbouring elements of a matrix lie as far apart as its layout's Step.
type Routine struct {
	Name string
	// Invocations is how many invocations of a workgroup share a matrix: a multiple of
	// routine.Lanes. 0: each invocation takes one matrix.
	Invocations int
}

// RoutinePart belongs to a routine.
type RoutinePart struct{ Sizes [4]int } // the sizes of the program

// RoutineSizes returns the sizes of a launch of a program.
func RoutineSizes(g Geometry) []int { p := partOf[RoutinePart](g); return p.Sizes[:] }

// Program returns the routine's program.
func (r *Routine) Program(k *Kernel) (*routine.Program, bool) {
	return routine.Of(r.Name, k.Result().DType)
}

// SharedBytes returns the shared memory of a workgroup: a number for each invocation, and where a
// search has found it.
func (r *Routine) SharedBytes(k *Kernel) int {
	return r.Invocations * (k.Result().DType.Size() + 4)
}

// String returns the kind of loop.
func (r *Routine) String() string { return "routine" }

func (r *Routine) chunk() int  { return 1 }
func (r *Routine) out() Access { return Strided }

func (r *Routine) outSpace(_ *Kernel, g Geometry) ([]int, Layout) { return g.Dims, g.Out }

func (r *Routine) invocations(_ *Kernel, g Geometry) int { return g.Dims[0] * max(1, r.Invocations) }

func (r *Routine) sample(k *Kernel, g *Geometry) {
	g.Dims, g.Part = []int{1}, RoutinePart{Sizes: [4]int{1, 1, 1, 1}}
	for i := range g.Operands {
		g.Operands[i].Count, g.Operands[i].Step = 1, 1
	}
	g.Out.Count, g.Out.Step = 1, 1
}

func (r *Routine) params(k *Kernel, l *paramList, g Geometry) {
	l.add(NumMatrices, g.Dims[0])
	if p, ok := r.Program(k); ok {
		for i := range p.Sizes {
			l.add(RoutineSize(i), RoutineSizes(g)[i])
		}
	}
	for i := range k.Operands {
		l.offset(i)
	}
	l.offset(Result)
}

func (r *Routine) head(k *Kernel, w *words) {
	if w.reading {
		r.Name = w.take()
	} else {
		w.put("%s", r.Name)
	}
	w.element()
	w.count("invocations", &r.Invocations)
	k.Rank = 1
}

func (r *Routine) verify(k *Kernel) string {
	p, ok := r.Program(k)
	switch {
	case !ok:
		return fmt.Sprintf("there is no routine %s of %v", r.Name, k.Result().DType)
	case k.Rank != 1 || len(k.Operands) != len(p.Inputs) || len(k.Body) != len(p.Inputs):
		return fmt.Sprintf("%s of %d operands in %d dimensions", r.Name, len(k.Operands), k.Rank)
	case p.Sizes > len(RoutinePart{}.Sizes):
		return fmt.Sprintf("%s of %d sizes", r.Name, p.Sizes)
	case r.Invocations%routine.Lanes != 0 || r.Invocations&(r.Invocations-1) != 0:
		return fmt.Sprintf("%d invocations share a matrix", r.Invocations)
	}
	for i, o := range k.Operands {
		if o != (Operand{DType: p.DType, Access: Strided}) || k.Body[i].Kind != Load || k.Body[i].N != i {
			return fmt.Sprintf("operand %d of another type or access", i)
		}
	}
	return ""
}
