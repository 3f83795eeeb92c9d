package reduce

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// leafWalk is a leaf that one invocation walks.
type leafWalk struct {
	tree.Along
	fold tree.Fold
}

// walkWide walks the leaf once, with all accumulators at the same time.
func (r *leafWalk) walkWide(acc []*codegen.Variable) {
	b := r.W.B
	b.Loop(r.W.Rounds(r.Count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		now, left := r.W.RoundAt(b.IAdd(r.Start, done)), b.ISub(r.Count, done)
		for q, a := range acc {
			r.fold.Step(a, r.VectorAt(now, q), round, r.W.Below(left, q*module.Vector))
		}
	})
}

// walkVectors walks the leaf once for each vector of accumulators. So it contains the code that
// finds single elements once.
func (r *leafWalk) walkVectors(acc []*codegen.Variable) {
	b := r.W.B
	current := b.NewVariable(b.Value(acc[0]))
	b.Loop(b.ConstU32(uint32(len(acc))), func(q codegen.ID) {
		b.Loop(r.W.Rounds(r.Count), func(round codegen.ID) {
			first := b.IAdd(b.ShiftL(round, b.ConstU32(4)), b.ShiftL(q, b.ConstU32(2)))
			v := r.EvaluateEach(b.IAdd(r.Start, first))
			left := b.ISub(b.UMax(r.Count, first), first)
			r.fold.Step(current, v, round, r.W.Below(left, 0))
		})
		for k, a := range acc {
			b.If(b.IEq(q, b.ConstU32(uint32(k))), func() { b.Assign(a, b.Value(current)) })
		}
	})
}

// seek finds the position of an extreme, and returns the accumulators, whose values are those of
// the kernel's body.
func (r *leafWalk) seek(p kernel.Position) []*codegen.Variable {
	part := r.Along
	part.Only = p.Body
	s := tree.Seeker{W: r.W, Position: p, Piece: tree.Piece{Start: r.Start, Count: r.Count}, First: r.Bases[p.Index], Width: module.Vector, Vector: part.VectorAt, Four: part.EvaluateEach}
	return s.Run(wholeVectors(r.W.Kernel))
}
