package lower

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// The cost of a rowwise kernel's sweeps, and the value that they keep for later ones.

// keptValue returns the costliest instruction that several sweeps compute and whose values fit in
// the result's row. It is 0 if keeping none pays.
func (b RowKernels) keptValue(k *kernel.Kernel, w *kernel.Rowwise) int {
	w.Kept = 0
	if w.Out != kernel.Wide || k.PerRow() {
		return 0
	}
	times := make([]int, len(k.Body))
	for _, p := range k.Sweeps() {
		for _, i := range p.Body {
			times[i]++
		}
	}
	best, most := 0, target.MinKeptCost-1
	uniform := k.Uniform()
	for i, inst := range k.Body[:len(k.Body)-1] {
		if times[i] < 2 || inst.Kind != kernel.Apply || inst.DType != k.Result().DType {
			continue
		}
		if cost := b.costBelow(k, i, uniform); cost > most {
			best, most = i, cost
		}
	}
	return best
}

// costBelow returns the cost of all that a sweep computes for instruction i at each point.
func (b RowKernels) costBelow(k *kernel.Kernel, i int, uniform []bool) int {
	needed := make([]bool, i+1)
	needed[i] = true
	cost := 0
	for ; i >= 0; i-- {
		if !needed[i] || uniform[i] {
			continue
		}
		cost += b.instCost(k, i)
		for _, a := range k.Body[i].Args {
			needed[a] = true
		}
	}
	return cost
}

func (b *Builder) instCost(k *kernel.Kernel, i int) int {
	inst := k.Body[i]
	if inst.Kind != kernel.Apply {
		return 0
	}
	in := inst.DType
	if n := len(inst.Args); n > 0 {
		in = k.Body[inst.Args[n-1]].DType
	}
	return b.Cost(inst.Op, in, inst.DType)
}

// rowCost returns the cost of the sweeps' bodies, and the cost of the instructions that run once a
// row and of the combinations in the reduction trees.
func (b RowKernels) rowCost(k *kernel.Kernel, w *kernel.Rowwise) (bodies, others int) {
	trees := 1
	if w.Long {
		trees = 2
	}
	for _, p := range k.Sweeps() {
		for _, i := range p.Body {
			bodies += b.instCost(k, i)
		}
		for _, i := range p.Folds {
			others += trees * combinations * b.Cost(k.Body[i].Op.Combine(), k.Body[i].DType, k.Body[i].DType)
		}
		for _, s := range p.Seeks {
			for _, i := range s.Body {
				bodies += seekBodies * b.instCost(k, i)
			}
			d := k.Body[s.Fold].DType
			others += combinations * b.Cost(ops.Max.Combine(), d, d)
		}
	}
	for i, u := range k.Uniform() {
		if u {
			others += b.instCost(k, i)
		}
	}
	return bodies, others
}

// seekBodies is how many copies of its body a search for a position has in its code.
const seekBodies = 3

// wastesSweeps reports whether later sweeps of a kernel compute much again.
func (b RowKernels) wastesSweeps(k *kernel.Kernel) bool {
	times := make([]int, len(k.Body))
	again := 0
	count := func(body []int) {
		for _, i := range body {
			if times[i]++; times[i] > 1 {
				again += b.instCost(k, i)
			}
		}
	}
	for _, p := range k.Sweeps() {
		count(p.Body)
		for _, s := range p.Seeks {
			count(s.Body)
		}
	}
	return again > target.MaxAgainCost
}
