package module

import (
	"fmt"
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// LogOf is log2 of a power of two.
func LogOf(n int) uint32 { return uint32(bits.TrailingZeros(uint(n))) }

// Writer is the state of one module.
type Writer struct {
	B            *codegen.Builder
	Kernel       *kernel.Kernel
	bindings     Bindings
	Params       map[kernel.Slot]int
	In           []Operand
	Out          Operand
	Also         []Operand // further results of a map
	Buffers      int
	Thread       codegen.ID
	Chunk        int
	Form         kernel.Form
	Outer        int // number of kept dimensions
	Spacing      int // distance between the columns of a chunk
	Compact      bool
	VectorNumber int // the vector of a chunk that is being evaluated
	err          error
}

// Bindings say how a loop's operands are bound and read.
type Bindings struct {
	Words       bool // halves are moved as uint16, without conversion
	ByElements  bool // operands whose access is Wide are nevertheless read element by element
	Elements    bool // a binding is an array of elements, not of chunks
	Spread      int  // how many invocations of a subgroup share the reads of a shared chunk; 0: each reads all of it
	Whole       bool // chunks are read and written whole
	Doublewords bool // the same as Whole, if the target moves 64-bit words best
	OneLookup   bool // a lookup whose index is the same for all points of a chunk is read once
}

// New starts a kernel's module with its bindings and parameters.
func New(k *kernel.Kernel, t codegen.Target, l Bindings) *Writer {
	w := &Writer{B: codegen.NewBuilder(t), Kernel: k, bindings: l, Params: map[kernel.Slot]int{}, Chunk: k.Chunk(), Form: k.Form(), Outer: k.Outer(), Spacing: k.Spacing(), Compact: k.Compact()}
	w.B.LocalSize(k.LocalSize(), 1, 1)
	for i, o := range k.Operands {
		op := Operand{Writer: w, Number: i, DType: w.held(o.DType), Access: o.Access, Index: o.Index, Table: o.Table, Box: o.Box}
		if l.ByElements && o.Access == kernel.Wide {
			op.Access = kernel.Unit
		}
		if k.Bound(i) {
			w.declare(&op, k.Scratch(i))
		}
		w.In = append(w.In, op)
	}
	w.Out = Operand{Writer: w, Number: kernel.Result, DType: w.held(k.Result().DType), Access: k.Out()}
	w.declare(&w.Out, true)
	for _, i := range k.Stored()[1:] {
		o := Operand{Writer: w, Number: kernel.Result, DType: k.Body[i].DType, Access: k.Out()}
		w.declare(&o, true)
		w.Also = append(w.Also, o)
	}
	slots := k.Slots()
	for i, s := range slots {
		w.Params[s] = i
	}
	if k.ParamBuffer {
		w.B.ParamsUniform(w.Buffers, len(slots))
	} else {
		w.B.Params(len(slots))
	}
	return w
}

// Finish returns the module's code, or the first defect.
func (w *Writer) Finish() ([]uint32, error) {
	code := w.B.Finish()
	if w.err != nil {
		return nil, w.err
	}
	return code, w.B.Err()
}

// InGrid writes f for the invocations of the launch. If a workgroup's invocations wait at barriers,
// it excludes only whole workgroups, since all invocations of a workgroup must reach a barrier.
func (w *Writer) InGrid(f func()) {
	b := w.B
	first := w.Invocation
	if w.Kernel.Together() {
		first = func() codegen.ID { return b.IMul(w.Workgroup(), b.ConstU32(uint32(w.Kernel.LocalSize()))) }
	}
	b.If(b.ULess(first(), w.Param(kernel.NumInvocations)), f)
}

// Param returns a launch parameter. A parameter that the kernel does not have is a defect; without
// this check the code would read another parameter.
func (w *Writer) Param(s kernel.Slot) codegen.ID {
	at, ok := w.Params[s]
	if !ok {
		w.Defect("a %v kernel without the parameter %v", w.Kernel.Loop, s)
	}
	return w.B.Param(at)
}

// Defect records a *[codegen.DefectError], which Finish returns. Later defects are dropped.
func (w *Writer) Defect(format string, args ...any) {
	if w.err == nil {
		w.err = &codegen.DefectError{What: fmt.Sprintf(format, args...)}
	}
}

// Has reports whether the kernel has a launch parameter.
func (w *Writer) Has(s kernel.Slot) bool { _, ok := w.Params[s]; return ok }

// Invocation returns the index of this invocation in the whole grid.
func (w *Writer) Invocation() codegen.ID {
	if w.Thread == 0 {
		b := w.B
		row := b.IMul(b.NumWorkgroups(0), b.ConstU32(uint32(w.Kernel.LocalSize())))
		w.Thread = b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row))
	}
	return w.Thread
}

// Workgroup returns the index of this workgroup in the whole grid.
func (w *Writer) Workgroup() codegen.ID {
	b := w.B
	return b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
}

// Divide returns quotient and remainder of n divided by a slot's number.
func (w *Writer) Divide(n codegen.ID, by kernel.Slot) (q, r codegen.ID) {
	b := w.B
	twice := b.ShiftL(n, b.ConstU32(1))
	q = b.ShiftR(b.MulHi(twice, w.Param(by.Multiplier())), w.Param(by.Shift()))
	return q, b.ISub(n, b.IMul(q, w.Param(by)))
}

// Coordinates splits an index into the coordinates of dimensions from to to-1 of the space. The
// outermost coordinate is not bounded.
func (w *Writer) Coordinates(index codegen.ID, from, to int) []codegen.ID {
	coord := make([]codegen.ID, to-from)
	for d := to - 1; d > from; d-- {
		index, coord[d-from] = w.Divide(index, kernel.Dim(d))
	}
	if to > from {
		coord[0] = index
	}
	return coord
}

// ChunkShift is log2 of the chunk's size.
func (w *Writer) ChunkShift() codegen.ID {
	return w.B.ConstU32(uint32(bits.TrailingZeros(uint(w.Chunk))))
}
