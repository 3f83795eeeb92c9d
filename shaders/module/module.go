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
	Also         []Operand // what a map stores with its result
	Buffers      int
	Thread       codegen.ID
	Chunk        int
	Form         kernel.Form
	Outer        int // dimensions that are kept
	Spacing      int // of the columns of a chunk
	Compact      bool
	VectorNumber int // the vector of a chunk that is being evaluated
	err          error
}

// Bindings say how a loop's operands are bound and read.
type Bindings struct {
	Words       bool // halves are moved as words are
	ByElements  bool // what lies in whole vectors is read by elements all the same
	Elements    bool // a binding is an array of the operand's elements, not of chunks
	Spread      int  // of so many parts of a shared chunk, each invocation of a subgroup reads one; 0: it reads all
	Whole       bool // chunks are read and written whole
	Doublewords bool // likewise, where the target moves 64-bit words best
	OneLookup   bool // a lookup that is the same for all the points of a chunk is read once
}

// New starts the module of a kernel: its bindings and its parameters.
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

// Finish is the module's code.
func (w *Writer) Finish() ([]uint32, error) {
	code := w.B.Finish()
	if w.err != nil {
		return nil, w.err
	}
	return code, w.B.Err()
}

// InGrid writes what the invocations of the launch do. Those that share leave out whole
// workgroups, since all of one wait at its barriers.
func (w *Writer) InGrid(f func()) {
	b := w.B
	first := w.Invocation
	if w.Kernel.Together() {
		first = func() codegen.ID { return b.IMul(w.Workgroup(), b.ConstU32(uint32(w.Kernel.LocalSize()))) }
	}
	b.If(b.ULess(first(), w.Param(kernel.NumInvocations)), f)
}

// Param is a launch parameter. One that the kernel has not is a defect: it would be read as
// the first.
func (w *Writer) Param(s kernel.Slot) codegen.ID {
	at, ok := w.Params[s]
	if !ok {
		w.Defect("a %v kernel without the parameter %v", w.Kernel.Loop, s)
	}
	return w.B.Param(at)
}

// Defect notes that what is written is none of the kernels that there are.
func (w *Writer) Defect(format string, args ...any) {
	if w.err == nil {
		w.err = &codegen.DefectError{What: fmt.Sprintf(format, args...)}
	}
}

// Has reports whether the kernel has a launch parameter.
func (w *Writer) Has(s kernel.Slot) bool { _, ok := w.Params[s]; return ok }

// Invocation is the index of this invocation in the whole grid.
func (w *Writer) Invocation() codegen.ID {
	if w.Thread == 0 {
		b := w.B
		row := b.IMul(b.NumWorkgroups(0), b.ConstU32(uint32(w.Kernel.LocalSize())))
		w.Thread = b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row))
	}
	return w.Thread
}

// Workgroup is the index of this workgroup in the whole grid.
func (w *Writer) Workgroup() codegen.ID {
	b := w.B
	return b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
}

// Divide is the quotient and remainder of n by a divisor.
func (w *Writer) Divide(n codegen.ID, by kernel.Slot) (q, r codegen.ID) {
	b := w.B
	twice := b.ShiftL(n, b.ConstU32(1))
	q = b.ShiftR(b.MulHi(twice, w.Param(by.Multiplier())), w.Param(by.Shift()))
	return q, b.ISub(n, b.IMul(q, w.Param(by)))
}

// Coordinates splits index into the coordinates of dimensions [from, to) of
// the space; the outermost takes what is left.
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

// ChunkShift is log2 of the chunk.
func (w *Writer) ChunkShift() codegen.ID {
	return w.B.ConstU32(uint32(bits.TrailingZeros(uint(w.Chunk))))
}
