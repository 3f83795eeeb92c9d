package kernel

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Family is the kind of loop nest around a kernel's body.
type Family uint8

// The families.
const (
	Map    Family = iota // one result element for each point of the space
	Reduce               // the points along the inner dimensions are combined
)

// Scheme is how an invocation of a map kernel finds its elements.
type Scheme uint8

// The index schemes, best first.
const (
	// Flat has at most one dimension: an element's index is its offset, but
	// for a factor.
	Flat Scheme = iota
	// Rows has an inner dimension that is a multiple of the chunk, so that a
	// chunk lies in one row and the outer indices are found once a chunk.
	Rows
	// General divides every element's index into its coordinates.
	General
)

// Access is how a chunk of consecutive points reads (or writes) an operand.
type Access uint8

// The access modes. Inner means along the innermost dimension of the space, or,
// in the general scheme, along the row-major index of the whole space.
const (
	Splat   Access = iota // inner stride 0: one element serves the chunk
	Wide                  // inner stride 1 and chunk-aligned: whole vectors
	Shared                // as Wide, and the same for every row
	Unit                  // inner stride 1 at any offset: consecutive elements
	Strided               // any inner stride: an address an element
)

// Operand is one input of a kernel.
type Operand struct {
	DType  dtype.DType
	Access Access
	// Index marks an operand that is no buffer: its element is its own offset
	// (int64), so the strides make any affine index.
	Index bool
}

// InstKind says where an instruction's value comes from.
type InstKind uint8

// The kinds of instructions.
const (
	Load   InstKind = iota // element of operand N
	Scalar                 // launch-time scalar N, the same at every point
	Apply                  // Op of Args
)

// Inst is one value of the body, in single-assignment form.
type Inst struct {
	Kind  InstKind
	N     int
	Op    *ops.Op // kind ops.Map
	Args  []int   // indices of earlier instructions
	DType dtype.DType
}

// Form is how a reduction's elements lie in memory.
type Form uint8

// The forms of a reduction.
const (
	// Along walks each reduced row with vectors: reduced elements lie together.
	Along Form = iota
	// Across walks rows and combines them lane by lane: kept elements lie together.
	Across
	// Gather finds every element by its coordinates.
	Gather
)

// Reduction describes the combining half of a reduce kernel.
type Reduction struct {
	Op    *ops.Op // kind ops.Reduce
	Form  Form
	Outer int // how many of the space's leading dimensions are kept
}

// Kernel is one fused kernel. Its space has Rank dimensions after coalescing,
// outermost first; a map kernel's result has the space's shape, a reduce
// kernel's the shape of the Outer leading dimensions times the leaves of the
// reduction tree.
type Kernel struct {
	Family Family
	Scheme Scheme
	Rank   int
	Chunk  int // consecutive points that are handled together
	// Walk makes an invocation of a rows kernel handle its chunk in several
	// rows, one after the other: what the rows share is read once.
	Walk bool
	// Compact writes long code once, in a loop over the elements: the body of a
	// map for one element instead of four, the body and the combination of a
	// reduction once for all the accumulators and once for their tree.
	Compact  bool
	Operands []Operand
	Scalars  []dtype.DType
	Body     []Inst // the last one is the result
	Out      Access // Wide, or Strided where the host has split the space
	Reduce   *Reduction
	// ParamBuffer puts the launch parameters into a uniform buffer, where the
	// push constants do not hold them.
	ParamBuffer bool
}

// Result is the value that the kernel stores or combines.
func (k *Kernel) Result() Inst { return k.Body[len(k.Body)-1] }

// Layout places an operand's elements: strides of the space's dimensions and
// the offset of its first point, in elements of the buffer.
type Layout struct {
	Strides []int
	Offset  int
}

// Geometry is what a launch adds to a kernel: sizes, places and scalars.
type Geometry struct {
	Dims     []int // outermost first, Rank of them
	Operands []Layout
	Out      Layout // map: strides of every dimension; reduce: of the kept ones
	Scalars  []dtype.Bits
}

// Leaves is the number of leaves of the reduction tree over n elements.
func Leaves(n int) int { return (n + ops.Leaf - 1) / ops.Leaf }

// Reduced is the number of elements combined into each result.
func (k *Kernel) Reduced(g Geometry) int {
	n := 1
	for _, d := range g.Dims[k.Reduce.Outer:] {
		n *= d
	}
	return n
}
