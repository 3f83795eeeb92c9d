package lower

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/target"
)

// RoutineWork runs a program for every matrix of a stack.
type RoutineWork struct {
	Value graph.Value
	In    []region.Source
}

func (w *RoutineWork) Bodies() []*region.Body { return nil }
func (w *RoutineWork) String() string         { return "program " + w.Value.Node.Attr.Mode }

func (w *RoutineWork) Reads() []program.Ref {
	var list []program.Ref
	for _, in := range w.In {
		list = append(list, in.Ref)
	}
	return list
}

func (w *RoutineWork) Lower(b *Builder, v graph.Value) (int, error) {
	count, d := v.Shape()[1], v.DType()
	loop := &kernel.Routine{Name: v.Node.Attr.Mode}
	if b.Config.Class == target.GPU && count < target.RoutineMatrices {
		loop.Invocations = target.RoutineInvocations
		for most := b.Config.WorkgroupInvocations; most > 0 && loop.Invocations > most; {
			loop.Invocations /= 2
		}
	}
	k := &kernel.Kernel{Rank: 1, Loop: loop}
	g := kernel.Geometry{Dims: []int{count}, Out: kernel.Layout{Strides: []int{1}, Count: v.Shape()[0], Step: count}}
	part := kernel.RoutinePart{}
	copy(part.Sizes[:], v.Node.Attr.Counts)
	g.Part = part
	for i, in := range w.In {
		k.Operands = append(k.Operands, kernel.Operand{DType: d, Access: kernel.Strided})
		k.Body = append(k.Body, kernel.Inst{Kind: kernel.Load, N: i, DType: d})
		g.Operands = append(g.Operands, kernel.Layout{Strides: []int{1}, Offset: in.View.Offset, Count: in.View.Shape[0], Step: count})
	}
	b.ChooseParams(k)
	out := b.TempOf(v)
	return out, b.AddStep(program.Step{Kernel: k, Operands: w.Reads(), Out: out, Value: v, Launches: []kernel.Geometry{g}})
}
