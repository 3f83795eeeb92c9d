package kernel

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/canon"
	"github.com/weft-gpu/weft/ops"
)

// Kernel is one fused kernel: a body, and the loop nest around it.
type Kernel struct {
	Loop     Loop
	Rank     int // dimensions of the space after coalescing, outermost first
	Operands []Operand
	Scalars  []dtype.DType
	Body     []Inst // the last one is the result
	// ParamBuffer puts launch parameters that exceed the push constants into a uniform buffer.
	ParamBuffer bool
}

// Loop is the loop nest around a kernel's body: a *[Map], *[Reduce], *[Scan],
// *[Contract], *[Sort], *[Routine] or *[Rowwise].
type Loop interface {
	// String returns the kind of loop: map, reduce, scan, contract, sort, routine or rowwise.
	String() string
	// outSpace returns the dimensions of the elements that a launch writes, and their layout.
	outSpace(k *Kernel, g Geometry) ([]int, Layout)
	// invocations returns how many invocations a launch needs.
	invocations(k *Kernel, g Geometry) int
	// params adds the launch's parameters except the scalars.
	params(k *Kernel, l *paramList, g Geometry)
	// sample completes a geometry of the kernel's structure with arbitrary sizes. Its parameters
	// have the kernel's slots.
	sample(k *Kernel, g *Geometry)
	// verify says what is wrong with the kernel; "" when nothing is.
	verify(k *Kernel) string
	// chunk returns the number of consecutive points that are handled together.
	chunk() int
	// out returns how the result is stored: Wide, or Strided.
	out() Access
	// head writes or reads the loop's words in the first line of the kernel's text; they follow the
	// kind of loop.
	head(k *Kernel, w *words)
}

// Access is how a chunk of consecutive points reads (or writes) an operand.
type Access uint8

// The access modes. The inner stride is the stride along the space's innermost dimension. In the
// wrapped and the general scheme it is the stride from one point to the next of the whole space, in
// row-major order.
const (
	Splat   Access = iota // inner stride 0: one element serves the chunk
	Wide                  // inner stride 1 and chunk-aligned: whole vectors
	Shared                // as Wide, and stride 0 along the second innermost dimension
	Unit                  // inner stride 1 at any offset: consecutive elements
	Strided               // any inner stride: an address an element
	Column                // tiled: stride 1 along the second innermost dimension, and chunk-aligned
	Held                  // wrapped: innermost stride 0, an element for each row
)

// Operand is one input of a kernel.
type Operand struct {
	DType  dtype.DType
	Access Access
	// Index marks an operand without a buffer. Its element at a point is the offset (int64) that
	// its layout gives to the point, so that strides express any affine index.
	Index bool
	// Table marks an operand whose elements instructions address by an index, counted from the
	// point's own element. Its layout has a Count and a Step.
	Table bool
	Shift Shift // in a sliding map: the other operand whose buffer it reads, and how far from it
	// Box and Fill belong to an operand that has elements only within bounds.
	Box  Box
	Fill int
	// Blocks names a format of package quant. The memory then holds blocks of the format, and the
	// layout counts the elements that they decode to. Only factors of a contract kernel have it.
	Blocks string
}

// InstKind says where an instruction's value comes from.
type InstKind uint8

// The kinds of instructions.
const (
	Load   InstKind = iota // element of operand N
	Scalar                 // launch-time scalar N, the same at every point
	Apply                  // Op of Args

	// These read operand N, which is a table.
	Lookup  // the element at index Args[0], clamped to 0 to Count-1
	Search  // int64: the number of elements less than Args[0]; Right: or equal to it
	Segment // Args[0] joined by Op with every element from the index in Args[1]'s low word to before that in its high word

	Total // in a contract kernel: the sum of Args[0] along k

	Fold // in a rowwise kernel: Op (kind ops.Reduce) of Args[0] at all the points of the row
)

// Inst is one value of the body, in single-assignment form.
type Inst struct {
	Kind  InstKind
	N     int
	Op    *ops.Op // kind ops.Map
	Args  []int   // indices of earlier instructions
	Right bool    // of a Search
	DType dtype.DType
}

// Form is how the elements that a loop combines lie in memory.
type Form uint8

// The forms of a reduction, a scan and a rowwise kernel.
const (
	// Along walks each row in vectors: its elements are contiguous.
	Along Form = iota
	// Across walks neighbouring rows together: the kept elements are contiguous.
	Across
	// Gather finds every element by its coordinates.
	Gather
)

// Key identifies a kernel: kernels with the same key are equal in every field.
func (k *Kernel) Key() string { return string(canon.Append(nil, k)) }

// Result returns the instruction whose value the kernel stores or combines.
func (k *Kernel) Result() Inst { return k.Body[len(k.Body)-1] }

// Stored returns the instructions whose values the kernel stores, in the order of their bindings:
// the last instruction, then those of Map.Also.
func (k *Kernel) Stored() []int {
	list := []int{len(k.Body) - 1}
	if m, ok := k.Loop.(*Map); ok {
		list = append(list, m.Also...)
	}
	return list
}

// Chunk returns how many consecutive points are handled together.
func (k *Kernel) Chunk() int { return k.Loop.chunk() }

// Out returns how the result is stored: Wide, or Strided.
func (k *Kernel) Out() Access { return k.Loop.out() }

// Form returns how the elements of a reduction, a scan or a rowwise kernel lie.
func (k *Kernel) Form() Form {
	switch l := k.Loop.(type) {
	case *Reduce:
		return l.Form
	case *Scan:
		return l.Form
	case *Rowwise:
		return l.Form
	}
	return Gather
}

// Outer returns how many of the leading dimensions are kept: those along which a reduction, a scan
// or a rowwise kernel does not combine.
func (k *Kernel) Outer() int {
	switch l := k.Loop.(type) {
	case *Reduce:
		return l.Outer
	case *Scan, *Rowwise:
		return k.Rank - 1
	}
	return k.Rank
}

// Compact reports whether the code of the body is written once, in a loop over the elements.
func (k *Kernel) Compact() bool {
	switch l := k.Loop.(type) {
	case *Map:
		return l.Compact
	case *Reduce:
		return l.Compact
	case *Scan:
		return l.Compact
	case *Rowwise:
		return l.Compact
	}
	return false
}

// Leaves returns the number of leaves of the reduction tree over n elements.
func Leaves(n int) int { return (n + ops.Leaf - 1) / ops.Leaf }

// Reduced returns how many elements the kernel combines into each result, or has in each row.
func (k *Kernel) Reduced(g Geometry) int { return size(g.Dims[k.Outer():]) }

// size returns the number of points of a space.
func size(dims []int) int {
	n := 1
	for _, d := range dims {
		n *= d
	}
	return n
}

// ceil returns n/size rounded up.
func ceil(n, size int) int { return (n + size - 1) / size }
