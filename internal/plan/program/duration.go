package program

import (
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Duration returns an upper bound of a launch's time: the longer of the times for its
// arithmetic and for its memory traffic.
func (p *Plan) Duration(k *kernel.Kernel, g kernel.Geometry) time.Duration {
	c := &p.Config
	seconds := 0.0
	if rate := c.Least.Cost; rate > 0 {
		seconds = workOf(c.Weights, k, g) / float64(rate)
	}
	if rate := c.Least.Bytes; rate > 0 {
		seconds = max(seconds, moved(k, g)/float64(rate))
	}
	return time.Duration(seconds * float64(time.Second))
}

// Small reports whether the host would finish the steps sooner than the device. It is false for
// devices whose work the host does not take over (HostWork 0).
func (p *Plan) Small() bool {
	if p.Config.HostWork == 0 {
		return false
	}
	work, launches := p.WorkOfHost()
	return work <= float64(launches)*float64(p.Config.HostWork)
}

// hostWeights returns the costs of operators on the host, which supports all dtypes.
func hostWeights(c *rules.Config) target.Weights {
	return target.Weights{Weighed: true, Float64: true, Host: true, Vectors: c.HostVectors}
}

// WorkOfHost returns the cost of the steps on the host, and the number of their launches.
func (p *Plan) WorkOfHost() (work float64, launches int) {
	for _, s := range p.Steps {
		work += p.HostWork(s)
		launches += len(s.Launches)
	}
	return work, launches
}

// HostWork returns the cost of a step on the host.
func (p *Plan) HostWork(s Step) (work float64) {
	w := hostWeights(&p.Config)
	for _, g := range s.Launches {
		work += workOf(w, s.Kernel, g)
	}
	return work
}

// workOf returns the cost of a launch's arithmetic.
func workOf(w target.Weights, k *kernel.Kernel, g kernel.Geometry) float64 {
	points := float64(shape.Shape(g.Dims).Size())
	if sort, ok := k.Loop.(*kernel.Sort); ok {
		return points * float64(target.SortCost*max(1, sort.Pages))
	}
	each, more := 1.0, 0.0 // cost of each point, and cost that is independent of the points
	for _, inst := range k.Body {
		each += float64(costOfInst(w, k, inst))
		if inst.Kind == kernel.Segment { // reads each element of the table once
			more += target.LookupCost * elements(k, g, inst.N)
		}
	}
	d := k.Result().DType
	switch l := k.Loop.(type) {
	case *kernel.Contract:
		more += elementsOf(l, g) * (1 + costAfter(w, k))
		d = k.SumDType()
		each = float64(w.Product(d))
		if d.IsInteger() && d.Size() == 8 {
			each *= target.WideProductCost
		}
		switch {
		case w.Vectors && d == dtype.Float32:
			each /= target.VectorProducts
		case w.Flush32 && d.Real() == dtype.Float32:
			each *= target.MendedProducts
		}
	case *kernel.Rowwise:
		each *= float64(len(k.Sweeps()))
	case *kernel.Reduce:
		each += float64(w.Cost(ops.Add, d, d))
	case *kernel.Scan:
		each = 2*each + float64(w.Cost(l.Op, d, d))
		if w.Host {
			each *= target.HostScanCost
		}
	}
	return points*each + more
}

// costOfInst returns the cost of an instruction at one point.
func costOfInst(w target.Weights, k *kernel.Kernel, inst kernel.Inst) int {
	d := inst.DType
	switch inst.Kind {
	case kernel.Apply:
		in := d
		if n := len(inst.Args); n > 0 {
			in = k.Body[inst.Args[n-1]].DType
		}
		return w.Cost(inst.Op, in, d)
	case kernel.Fold:
		return w.Cost(ops.Add, d, d)
	case kernel.Lookup, kernel.Search:
		return target.LookupCost
	}
	return 0
}

// elementsOf returns how many sums a contraction makes.
func elementsOf(l *kernel.Contract, g kernel.Geometry) float64 {
	return float64(shape.Shape(g.Dims[:l.Batch+2]).Size())
}

// costAfter returns the cost of a contraction's epilogue for one sum.
func costAfter(w target.Weights, k *kernel.Kernel) float64 {
	cost, total := 0, k.Total()
	if total < 0 { // no epilogue
		return 0
	}
	for _, inst := range k.Body[total+1:] {
		cost += costOfInst(w, k, inst)
	}
	return float64(cost)
}

// moved returns how many bytes a launch moves to and from memory. An element whose neighbours in
// memory are not read or written next counts as a whole sector.
func moved(k *kernel.Kernel, g kernel.Geometry) float64 {
	points := float64(shape.Shape(g.Dims).Size())
	_, contracts := k.Loop.(*kernel.Contract)
	windows, total := k.Windows(g), 0.0
	for _, w := range windows[len(windows)-len(k.Stored()):] {
		total += float64(w.Bytes)
	}
	for i, o := range k.Operands {
		if !k.Bound(i) {
			continue
		}
		window := windows[0].Bytes
		windows = windows[1:]
		switch {
		case contracts || o.Access == kernel.Splat:
			total += float64(window)
		case o.Table || o.Access == kernel.Strided:
			total += points * target.SectorBytes
		default:
			total += points * float64(o.DType.Size())
		}
	}
	return total
}

// elements returns how many elements of its buffer an operand of a launch spans.
func elements(k *kernel.Kernel, g kernel.Geometry, operand int) float64 {
	dims, l := k.OperandSpace(g, operand)
	return float64(Span(dims, l) + Reach(l))
}
