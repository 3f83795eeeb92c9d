package shaders

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Program is a kernel for one kind of device.
type Program struct {
	Kernel         *kernel.Kernel
	SPIRV          []uint32
	StorageBuffers int // bindings 0 to StorageBuffers-1, the result last
	ParamWords     int // push constants, or the uniform buffer at the next binding
}

// Write makes the kernel's module. Errors are defects of Weft
// (*codegen.DefectError, *kernel.VerifyError).
func Write(k *kernel.Kernel, t codegen.Target) (*Program, error) {
	if err := k.Verify(); err != nil {
		return nil, err
	}
	w := newWriter(k, t)
	b := w.b
	run := func(inside func()) { b.If(b.ULess(w.invocation(), w.param("invocations")), inside) }
	if k.Family == kernel.Contract {
		run = func(inside func()) { inside() } // whole workgroups are left out
	}
	run(func() {
		switch {
		case k.Family == kernel.Contract:
			w.contract()
		case k.Family == kernel.Map:
			w.mapKernel()
		case k.Family == kernel.Scan:
			w.scanKernel()
		case k.Family == kernel.Sort:
			w.sortKernel()
		case k.Family == kernel.Rowwise && k.Reduce.Form == kernel.Across:
			w.rowwiseAcross()
		case k.Family == kernel.Rowwise:
			w.rowwise()
		case k.Reduce.Form == kernel.Across:
			w.reduceAcross()
		default:
			w.reduceAlong()
		}
	})
	p := &Program{Kernel: k, SPIRV: b.Finish(), StorageBuffers: w.buffers, ParamWords: len(w.params)}
	if w.err != nil {
		return nil, w.err
	}
	return p, b.Err()
}

// lanes is the width in which bodies are evaluated.
const lanes = 4

// writer is the state of one module.
type writer struct {
	b       *codegen.Builder
	k       *kernel.Kernel
	target  codegen.Target
	params  map[string]int
	in      []operand
	out     operand
	buffers int
	thread  codegen.ID
	fold    *ops.Op // by which combine joins
	group   int     // the lane group of a chunk that is being evaluated
	err     error
}

// operand is a buffer of the kernel as its accesses see it.
type operand struct {
	name   string
	dtype  dtype.DType
	access kernel.Access
	index  bool
	table  bool // its elements are addresses
	whole  bool // its chunks are read or written whole
	spread bool // its chunks are read by a subgroup, a part each
	buffer codegen.Buffer
}

func newWriter(k *kernel.Kernel, t codegen.Target) *writer {
	w := &writer{b: codegen.NewBuilder(t), k: k, target: t, params: map[string]int{}}
	if k.Reduce != nil {
		w.fold = k.Reduce.Op
	}
	if k.Family == kernel.Contract && k.Contract.Cooperative != nil {
		w.b.UseMatrices()
	}
	w.b.LocalSize(k.LocalSize(), 1, 1)
	for i, o := range k.Operands {
		access := o.Access
		if access == kernel.Wide && k.Family == kernel.Reduce && k.Reduce.Form == kernel.Along && !wholeVectors(k) {
			access = kernel.Unit // all are read alike there
		}
		if k.Family == kernel.Scan {
			access = scannedAccess(k, access)
		}
		op := operand{name: kernel.OperandName(i), dtype: o.DType, access: access, index: o.Index, table: o.Table}
		if !o.Index {
			w.declare(&op, k.Scratch(i))
		}
		w.in = append(w.in, op)
	}
	out := k.Result().DType
	access := k.Out
	if k.Family == kernel.Reduce {
		access = kernel.Strided
	}
	w.out = operand{name: "out", dtype: out, access: access}
	w.declare(&w.out, true)
	names := k.ParamNames()
	for i, n := range names {
		w.params[n] = i
	}
	if k.ParamBuffer {
		w.b.ParamsUniform(w.buffers, len(names))
	} else {
		w.b.Params(len(names))
	}
	return w
}

// declare gives an operand the next binding: whole chunks for wide accesses,
// else words.
func (w *writer) declare(o *operand, writable bool) {
	binding := w.buffers
	w.buffers++
	words := 1
	if o.access == kernel.Wide || o.access == kernel.Shared && w.k.Scheme != kernel.Short || o.access == kernel.Column {
		words = w.k.Chunk * o.dtype.Size() / 4
	}
	if w.k.Family == kernel.Sort && w.k.Sort.Form != kernel.Count {
		words = o.dtype.Words()
	}
	if o.access == kernel.Shared && w.k.Spread > 0 {
		o.spread = true
		o.buffer = w.b.StorageBuffer(binding, 1, words/w.k.Spread, writable)
		return
	}
	o.whole = o.access == kernel.Wide && words >= 4 && readsWhole(w.k)
	if w.k.Scheme == kernel.Short {
		o.buffer = w.b.StorageBuffer(binding, 1, vectorWords(words), writable)
		return
	}
	if o.whole {
		o.buffer = w.b.WholeBuffer(binding, words/4, writable)
		return
	}
	o.buffer = w.b.StorageBuffer(binding, max(1, words/4), min(words, 4), writable)
}

func (w *writer) param(name string) codegen.ID { return w.b.Param(w.params[name]) }

func (w *writer) has(name string) bool { _, ok := w.params[name]; return ok }

// invocation is the index of this invocation in the whole grid.
func (w *writer) invocation() codegen.ID {
	if w.thread == 0 {
		b := w.b
		row := b.IMul(b.NumWorkgroups(0), b.ConstU32(kernel.WorkgroupSize))
		w.thread = b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row))
	}
	return w.thread
}

// divide is the quotient and remainder of n by the parameter called name.
func (w *writer) divide(n codegen.ID, name string) (q, r codegen.ID) {
	b := w.b
	twice := b.ShiftL(n, b.ConstU32(1))
	q = b.ShiftR(b.MulHi(twice, w.param(name+".mul")), w.param(name+".shift"))
	return q, b.ISub(n, b.IMul(q, w.param(name)))
}

// coordinates splits index into the coordinates of dimensions [from, to) of
// the space; the outermost takes what is left.
func (w *writer) coordinates(index codegen.ID, from, to int) []codegen.ID {
	coord := make([]codegen.ID, to-from)
	for d := to - 1; d > from; d-- {
		index, coord[d-from] = w.divide(index, dimName(d))
	}
	if to > from {
		coord[0] = index
	}
	return coord
}

// offset is base plus coordinates times the operand's strides from dimension
// from on.
func (w *writer) offset(name string, base codegen.ID, coord []codegen.ID, from int) codegen.ID {
	b := w.b
	for d, c := range coord {
		base = b.IAdd(base, b.IMul(c, w.param(strideName(name, from+d))))
	}
	return base
}

// evaluate writes the body for one lane group, given its loads: up to its
// result, or the instructions `only`, of which it gives the last.
func (w *writer) evaluate(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) codegen.Value {
	vals := make([]codegen.Value, len(w.k.Body))
	last := len(vals) - 1
	for i, inst := range w.k.Body {
		if len(only) > 0 {
			last = only[len(only)-1]
			if !slices.Contains(only, i) {
				continue
			}
		}
		switch inst.Kind {
		case kernel.Load:
			vals[i] = load(inst.N)
		case kernel.Scalar:
			vals[i] = scalars[inst.N]
		case kernel.Lookup:
			vals[i] = w.lookup(i, load(inst.N), vals[inst.Args[0]])
		case kernel.Search:
			vals[i] = w.search(inst, load(inst.N), vals[inst.Args[0]])
		case kernel.Segment:
			vals[i] = w.segment(inst, load(inst.N), vals[inst.Args[0]], vals[inst.Args[1]])
		default:
			args := make([]codegen.Value, len(inst.Args))
			for j, a := range inst.Args {
				args[j] = vals[a]
			}
			vals[i] = w.apply(inst.Op.Name, inst.DType, args...)
		}
	}
	return vals[last]
}

func (w *writer) apply(op string, d dtype.DType, args ...codegen.Value) codegen.Value {
	v, err := w.b.Apply(op, d, args...)
	if err != nil && w.err == nil {
		w.err = err
	}
	return v
}

// scalars are the launch-time scalars in every lane.
func (w *writer) scalars(width int) []codegen.Value {
	vals := make([]codegen.Value, len(w.k.Scalars))
	for i, d := range w.k.Scalars {
		words := make([]codegen.ID, d.Words())
		for j := range words {
			words[j] = w.b.Splat(w.param(kernel.ScalarName(i, j)), width)
		}
		vals[i] = w.b.FromWords(d, words...)
	}
	return vals
}

// chunkShift is log2 of the chunk.
func (w *writer) chunkShift() codegen.ID {
	return w.b.ConstU32(uint32(bits.TrailingZeros(uint(w.k.Chunk))))
}
