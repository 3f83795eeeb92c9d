package plan

import (
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rates are what a device does in a second, at the least; 0: any amount.
type Rates struct {
	Cost  int64 // units of an operator's cost
	Bytes int64 // moved
}

// Duration is how long a launch takes at the most: by what it computes or by what it
// moves, whichever is longer.
func (c *Config) Duration(k *kernel.Kernel, g kernel.Geometry) time.Duration {
	seconds := 0.0
	if rate := c.Least.Cost; rate > 0 {
		seconds = c.Weights.work(k, g) / float64(rate)
	}
	if rate := c.Least.Bytes; rate > 0 {
		seconds = max(seconds, moved(k, g)/float64(rate))
	}
	return time.Duration(seconds * float64(time.Second))
}

// Small reports whether the host computes the steps sooner than the device, where it can.
func (p *Plan) Small() bool {
	work, launches := p.WorkOfHost()
	return p.Config.HostWork > 0 && work <= float64(launches)*float64(p.Config.HostWork)
}

// What the host takes beside what the operators' costs say (the engine's BenchmarkSmallWork):
// it makes so many products of float32 by vector instructions while it makes one of another
// type, and scans take it so many times as long.
const (
	vectorProducts = 24
	// mendedProducts is how many times as long a product of float32 takes where subnormals
	// are flushed and there are some. SwiftShader takes 23 times as long at the most; of a
	// GPU it is not known, and the rates that submissions are planned by leave ten times.
	mendedProducts = 8
	hostScans      = 8
)

// hostWeights are those of the host, which has all the types.
func (c *Config) hostWeights() Weights {
	return Weights{Weighed: true, Float64: true, Host: true, Vectors: c.HostVectors}
}

// WorkOfHost is what the steps are for the host, in units of cost, and in how many launches.
func (p *Plan) WorkOfHost() (work float64, launches int) {
	w := p.Config.hostWeights()
	for _, s := range p.Steps {
		for _, g := range s.Launches {
			work += w.work(s.Kernel, g)
		}
		launches += len(s.Launches)
	}
	return work, launches
}

// work is what a launch computes, in units of cost.
func (w Weights) work(k *kernel.Kernel, g kernel.Geometry) float64 {
	points := float64(shape.Shape(g.Dims).Size())
	if sort, ok := k.Loop.(*kernel.Sort); ok {
		return points * float64(sortCost*max(1, sort.Pages))
	}
	each, more := 1.0, 0.0 // of every point, and of all together
	for _, inst := range k.Body {
		each += float64(w.ofInst(k, inst))
		if inst.Kind == kernel.Segment { // of a table each element once
			more += lookupCost * elements(k, g, inst.N)
		}
	}
	d := k.Result().DType
	switch l := k.Loop.(type) {
	case *kernel.Contract:
		more += elementsOf(l, g) * (1 + w.after(k))
		d = k.SumDType()
		each = float64(w.cost(ops.Mul, d, d) + w.cost(ops.Add, d, d))
		if d.IsInteger() && d.Size() == 8 {
			each *= wideProduct
		}
		switch {
		case w.Vectors && d == dtype.Float32:
			each /= vectorProducts
		case w.Flush32 && d.Real() == dtype.Float32:
			each *= mendedProducts
		}
	case *kernel.Rowwise:
		each *= float64(len(k.Sweeps()))
	case *kernel.Reduce:
		each += float64(w.cost(ops.Add, d, d))
	case *kernel.Scan:
		each = 2*each + float64(w.cost(l.Op, d, d))
		if w.Host {
			each *= hostScans
		}
	}
	return points*each + more
}

// ofInst is what an instruction costs at each point.
func (w Weights) ofInst(k *kernel.Kernel, inst kernel.Inst) int {
	d := inst.DType
	switch inst.Kind {
	case kernel.Apply:
		in := d
		if n := len(inst.Args); n > 0 {
			in = k.Body[inst.Args[n-1]].DType
		}
		return w.cost(inst.Op, in, d)
	case kernel.Fold:
		return w.cost(ops.Add, d, d)
	case kernel.Lookup, kernel.Search:
		return lookupCost
	}
	return 0
}

// elementsOf is how many sums a contraction has.
func elementsOf(l *kernel.Contract, g kernel.Geometry) float64 {
	return float64(shape.Shape(g.Dims[:l.Batch+2]).Size())
}

// after is what is computed of each sum of a contraction.
func (w Weights) after(k *kernel.Kernel) float64 {
	cost, total := 0, k.Total()
	if total < 0 { // nothing
		return 0
	}
	for _, inst := range k.Body[total+1:] {
		cost += w.ofInst(k, inst)
	}
	return float64(cost)
}

// moved is what a launch reads and writes, in bytes: of elements that lie alone, the
// sector of memory around each.
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
			total += points * sectorBytes
		default:
			total += points * float64(o.DType.Size())
		}
	}
	return total
}

// elements is how many there are of a buffer that a launch reads.
func elements(k *kernel.Kernel, g kernel.Geometry, operand int) float64 {
	dims, l := k.OperandSpace(g, operand)
	return float64(span(dims, l) + reach(l))
}
