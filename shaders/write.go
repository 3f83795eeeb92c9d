package shaders

import (
	"fmt"
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
	StorageBuffers int // bindings 0 to StorageBuffers-1, what is stored last
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
	if c, ok := k.Loop.(*kernel.Contract); ok { // which leaves out whole workgroups
		w.contract(c)
	} else if r, ok := k.Loop.(*kernel.Reduce); ok && r.Team.Size > 0 {
		w.reduceTeam(r)
	} else if k.Together() { // and so do those that share
		first := b.IMul(w.workgroup(), b.ConstU32(uint32(k.LocalSize())))
		b.If(b.ULess(first, w.param(kernel.NumInvocations)), w.loop)
	} else if w.byRow != nil && w.byRow.Team != nil {
		w.rowwiseTeam()
	} else {
		b.If(b.ULess(w.invocation(), w.param(kernel.NumInvocations)), w.loop)
	}
	p := &Program{Kernel: k, SPIRV: b.Finish(), StorageBuffers: w.buffers, ParamWords: len(w.params)}
	if w.err != nil {
		return nil, w.err
	}
	return p, b.Err()
}

// loop writes the part of an invocation.
func (w *writer) loop() {
	switch w.k.Loop.(type) {
	case *kernel.Map:
		w.mapKernel()
	case *kernel.Reduce:
		w.reduce()
	case *kernel.Scan:
		w.scanKernel()
	case *kernel.Sort:
		w.sortKernel()
	case *kernel.Rowwise:
		w.rowwise()
	}
}

// lanes is the width in which bodies are evaluated.
const lanes = 4

// writer is the state of one module.
type writer struct {
	b       *codegen.Builder
	k       *kernel.Kernel
	target  codegen.Target
	params  map[kernel.Slot]int
	in      []operand
	out     operand
	also    []operand // what a map stores beside its result
	buffers int
	thread  codegen.ID
	fold    *ops.Op // by which combine joins
	chunk   int
	form    kernel.Form
	outer   int // dimensions that are kept
	spacing int // of the columns of a chunk
	compact bool
	// The loop, of the kinds that ask for it.
	maps  *kernel.Map
	scan  *kernel.Scan
	byRow *kernel.Rowwise
	sort  *kernel.Sort
	group int // the lane group of a chunk that is being evaluated
	err   error
}

// operand is a buffer of the kernel as its accesses see it.
type operand struct {
	number int // or kernel.Result
	dtype  dtype.DType
	access kernel.Access
	index  bool
	table  bool // its elements are addresses
	whole  bool // its chunks are read or written whole
	spread bool // its chunks are read by a subgroup, a part each
	box    kernel.Box
	buffer codegen.Buffer
}

func newWriter(k *kernel.Kernel, t codegen.Target) *writer {
	w := &writer{b: codegen.NewBuilder(t), k: k, target: t, params: map[kernel.Slot]int{}, chunk: k.Chunk(), form: k.Form(), outer: k.Outer(), spacing: k.Spacing(), compact: k.Compact()}
	switch l := k.Loop.(type) {
	case *kernel.Map:
		w.maps = l
	case *kernel.Reduce:
		w.fold = l.Op
	case *kernel.Scan:
		w.scan, w.fold = l, l.Op
	case *kernel.Rowwise:
		w.byRow = l
		if l.Slab.Size() > 0 { // by the model of an H200 code is a third of a small slab's time
			w.b.OneForm()
		}
	case *kernel.Sort:
		w.sort = l
	case *kernel.Contract:
		if l.Cooperative != nil {
			w.b.UseMatrices()
		}
	}
	w.b.LocalSize(k.LocalSize(), 1, 1)
	for i, o := range k.Operands {
		access := w.readAs(o.Access)
		op := operand{number: i, dtype: w.held(o.DType), access: access, index: o.Index, table: o.Table, box: o.Box}
		if k.Bound(i) {
			w.declare(&op, k.Scratch(i))
		}
		w.in = append(w.in, op)
	}
	w.out = operand{number: kernel.Result, dtype: w.held(k.Result().DType), access: k.Out()}
	w.declare(&w.out, true)
	for _, i := range k.Stored()[1:] {
		o := operand{number: kernel.Result, dtype: k.Body[i].DType, access: k.Out()}
		w.declare(&o, true)
		w.also = append(w.also, o)
	}
	slots := k.Slots()
	for i, s := range slots {
		w.params[s] = i
	}
	if k.ParamBuffer {
		w.b.ParamsUniform(w.buffers, len(slots))
	} else {
		w.b.Params(len(slots))
	}
	return w
}

// held is what elements of a type are taken for: halves that are moved for words.
func (w *writer) held(d dtype.DType) dtype.DType {
	if w.maps != nil && w.maps.Words {
		return dtype.Uint16
	}
	return d
}

// readAs is how an operand is read: along a row that is not read by whole
// vectors, by elements throughout.
func (w *writer) readAs(a kernel.Access) kernel.Access {
	if a != kernel.Wide {
		return a
	}
	switch l := w.k.Loop.(type) {
	case *kernel.Reduce:
		if l.Form == kernel.Along && !wholeVectors(w.k) {
			return kernel.Unit
		}
	case *kernel.Scan:
		if l.Form != kernel.Across && l.Tile.Lines == 0 && !w.k.WholeRows(l) {
			return kernel.Unit
		}
	}
	return a
}

// declare gives an operand the next binding: whole chunks for wide accesses,
// else words.
func (w *writer) declare(o *operand, writable bool) {
	binding := w.buffers
	w.buffers++
	short := w.maps != nil && w.maps.Scheme == kernel.Short
	words := 1
	if o.access == kernel.Wide || o.access == kernel.Shared && !short || o.access == kernel.Column {
		words = w.chunk * o.dtype.Size() / 4
	}
	if w.sort != nil && (w.sort.Form != kernel.Count || w.sort.Lanes > 0) {
		words = o.dtype.Words()
	}
	if o.access == kernel.Shared && w.byRow != nil && w.byRow.Spread > 0 {
		o.spread = true
		o.buffer = w.b.StorageBuffer(binding, 1, words/w.byRow.Spread, writable)
		return
	}
	o.whole = o.access == kernel.Wide && words >= 4 && (readsWhole(w.k) || w.movesDoublewords(o))
	if short {
		o.buffer = w.b.StorageBuffer(binding, 1, vectorWords(words), writable)
		return
	}
	if o.whole {
		o.buffer = w.b.WholeBuffer(binding, words/4, writable)
		return
	}
	o.buffer = w.b.StorageBuffer(binding, max(1, words/4), min(words, 4), writable)
}

// movesDoublewords reports whether an operand's chunks are read or written whole because
// that takes half the loads where the target moves 64-bit words best. Elements of less than
// a word are taken apart in any case.
func (w *writer) movesDoublewords(o *operand) bool {
	if !w.target.Doublewords || o.dtype.Size() < 4 {
		return false
	}
	switch l := w.k.Loop.(type) {
	case *kernel.Map:
		return l.Scheme != kernel.Tiled && l.Scheme != kernel.Short
	case *kernel.Reduce, *kernel.Scan:
		return true
	case *kernel.Rowwise:
		return l.Team == nil
	}
	return false
}

// param is a launch parameter. One that the kernel has not is a defect: it would be read as
// the first.
func (w *writer) param(s kernel.Slot) codegen.ID {
	at, ok := w.params[s]
	if !ok {
		w.defect("a %v kernel without the parameter %v", w.k.Loop, s)
	}
	return w.b.Param(at)
}

// defect notes that what is written is none of the kernels that there are.
func (w *writer) defect(format string, args ...any) {
	if w.err == nil {
		w.err = &codegen.DefectError{What: fmt.Sprintf(format, args...)}
	}
}

func (w *writer) has(s kernel.Slot) bool { _, ok := w.params[s]; return ok }

// invocation is the index of this invocation in the whole grid.
func (w *writer) invocation() codegen.ID {
	if w.thread == 0 {
		b := w.b
		row := b.IMul(b.NumWorkgroups(0), b.ConstU32(uint32(w.k.LocalSize())))
		w.thread = b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row))
	}
	return w.thread
}

// workgroup is the index of this workgroup in the whole grid.
func (w *writer) workgroup() codegen.ID {
	b := w.b
	return b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
}

// divide is the quotient and remainder of n by a divisor.
func (w *writer) divide(n codegen.ID, by kernel.Slot) (q, r codegen.ID) {
	b := w.b
	twice := b.ShiftL(n, b.ConstU32(1))
	q = b.ShiftR(b.MulHi(twice, w.param(by.Multiplier())), w.param(by.Shift()))
	return q, b.ISub(n, b.IMul(q, w.param(by)))
}

// coordinates splits index into the coordinates of dimensions [from, to) of
// the space; the outermost takes what is left.
func (w *writer) coordinates(index codegen.ID, from, to int) []codegen.ID {
	coord := make([]codegen.ID, to-from)
	for d := to - 1; d > from; d-- {
		index, coord[d-from] = w.divide(index, kernel.Dim(d))
	}
	if to > from {
		coord[0] = index
	}
	return coord
}

// elementAt is the operand's element at coordinates.
func (w *writer) elementAt(o operand, coord []codegen.ID) codegen.ID {
	return w.offset(o, w.param(kernel.Offset(o.number)), coord, 0)
}

// offset is base plus coordinates times the operand's strides from dimension
// from on.
func (w *writer) offset(o operand, base codegen.ID, coord []codegen.ID, from int) codegen.ID {
	b := w.b
	for d, c := range coord {
		base = b.IAdd(base, b.IMul(w.inBox(o, from+d, c), w.param(kernel.Stride(o.number, from+d))))
	}
	return base
}

// evaluate writes the body for one lane group, given its loads: up to its
// result, or the instructions `only`, of which it gives the last.
func (w *writer) evaluate(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) codegen.Value {
	vals, last := w.evaluated(load, scalars, only...)
	return vals[last]
}

// evaluated is evaluate, and gives the values of all instructions and which is the last.
func (w *writer) evaluated(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) (list []codegen.Value, at int) {
	vals := make([]codegen.Value, len(w.k.Body))
	last := len(vals) - 1
	for i := range w.k.Body {
		if len(only) > 0 {
			last = only[len(only)-1]
			if !slices.Contains(only, i) {
				continue
			}
		}
		vals[i] = w.instruction(i, vals, load, scalars)
	}
	return vals, last
}

// instruction is the value of instruction i of the body, given those that it is
// made of: the one place where instructions become code.
func (w *writer) instruction(i int, vals []codegen.Value, load func(n int) codegen.Value, scalars []codegen.Value) codegen.Value {
	inst := w.k.Body[i]
	switch inst.Kind {
	case kernel.Load:
		return load(inst.N)
	case kernel.Scalar:
		return scalars[inst.N]
	case kernel.Lookup:
		return w.lookup(i, load(inst.N), vals[inst.Args[0]])
	case kernel.Search:
		return w.search(inst, load(inst.N), vals[inst.Args[0]])
	case kernel.Segment:
		return w.segment(inst, load(inst.N), vals[inst.Args[0]], vals[inst.Args[1]])
	}
	args := make([]codegen.Value, len(inst.Args))
	for j, a := range inst.Args {
		args[j] = vals[a]
	}
	return w.apply(inst.Op.Name, inst.DType, args...)
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
			words[j] = w.b.Splat(w.param(kernel.ScalarWord(i, j)), width)
		}
		vals[i] = w.b.FromWords(d, words...)
	}
	return vals
}

// chunkShift is log2 of the chunk.
func (w *writer) chunkShift() codegen.ID {
	return w.b.ConstU32(uint32(bits.TrailingZeros(uint(w.chunk))))
}
