package kernel

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// Family is the kind of loop nest around a kernel's body.
type Family uint8

// The families.
const (
	Map      Family = iota // one result element for each point of the space
	Reduce                 // the points along the inner dimensions are combined
	Scan                   // the points along the inner dimension are combined one after the other, and every result kept
	Contract               // products along the innermost dimension are summed
	Sort                   // the rows are put in order
	Rowwise                // rows are combined, and gone through again with what they combine to
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
	// Wrapped has an inner dimension that is no multiple of the chunk, but not
	// shorter: a chunk lies in one row or in two, whose outer indices are found
	// once a chunk.
	Wrapped
	// General divides every element's index into its coordinates.
	General
	// Short has an inner dimension that is shorter than a chunk, which is a
	// number of whole rows: which element of its row a point is, the kernel
	// knows (see Kernel.Inner).
	Short
	// Tiled handles square blocks of Block times Block points of the two inner
	// dimensions, so that what is consecutive along either is read in vectors.
	Tiled
)

// Access is how a chunk of consecutive points reads (or writes) an operand.
type Access uint8

// The access modes. Inner means along the innermost dimension of the space, or,
// in the wrapped, the short and the general scheme, along the row-major index of
// the whole space.
const (
	Splat   Access = iota // inner stride 0: one element serves the chunk
	Wide                  // inner stride 1 and chunk-aligned: whole vectors
	Shared                // as Wide, and stride 0 along the dimension outside the inner one; short: innermost stride 1, and the same for all rows of a chunk
	Unit                  // inner stride 1 at any offset: consecutive elements
	Strided               // any inner stride: an address an element
	Column                // tiled: stride 1 along the dimension outside the inner one, and chunk-aligned
	Held                  // wrapped, short: innermost stride 0, an element for each row
)

// Operand is one input of a kernel.
type Operand struct {
	DType  dtype.DType
	Access Access
	// Index marks an operand that is no buffer: its element is its own offset
	// (int64), so the strides make any affine index.
	Index bool
	// Table marks an operand that instructions address by values, from the
	// element that a point sees on: its layout has a Count and a Step.
	Table bool
	// Once marks an operand of a rowwise kernel across columns that is the same
	// down each of them; Access is along the row of columns there.
	Once bool
}

// InstKind says where an instruction's value comes from.
type InstKind uint8

// The kinds of instructions.
const (
	Load   InstKind = iota // element of operand N
	Scalar                 // launch-time scalar N, the same at every point
	Apply                  // Op of Args

	// Of operand N, a table.
	Lookup  // the element at index Args[0], brought to 0 to Count-1
	Search  // int64: how many elements are less than Args[0]; Right: or equal to it
	Segment // Args[0], then every element from the index in Args[1]'s low word to before that in its high word joined to it by Op

	Total // of a contract kernel: the sum of Args[0] along k

	Fold // of a rowwise kernel: Op (kind ops.Reduce) of Args[0] at all the points of the row
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

// Reduction describes the combining half of a reduce kernel, or of a scan.
type Reduction struct {
	Op    *ops.Op // kind ops.Reduce, of a scan ops.Scan
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
	// Walk makes an invocation of a rows kernel handle its chunk in several rows
	// along the dimension outside the inner one, one after the other: what these
	// rows share is read once.
	Walk bool
	// Run makes so many neighbouring invocations of a map go along its chunks
	// together, each taking every Run-th: what a subgroup touches at a time is
	// consecutive, and the code is short. 0: an invocation has one chunk. A power
	// of two.
	Run int
	// Inner is the innermost dimension of a short kernel, the same in every
	// launch.
	Inner int
	// Ragged blocks of a tiled kernel may reach past the ends of the space:
	// the points there are those at the end, again. Ragged chunks of a short
	// kernel have rows of several outer ones, or rows past the last. Ragged rows of a rowwise
	// kernel do not end with a round of the accumulators.
	Ragged bool
	// Compact writes long code once, in a loop over the elements: the body of a
	// map for one element instead of four, the body and the combination of a
	// reduction once for all the accumulators and once for their tree.
	Compact  bool
	Operands []Operand
	Scalars  []dtype.DType
	Body     []Inst // the last one is the result
	Out      Access // Wide, or Strided where the host has split the space
	Reduce   *Reduction
	Long     bool // rowwise: rows of more than one leaf
	Spread   int  // rowwise: over how many invocations of a subgroup what all rows share is read, a part by each; 0: there is no such operand
	Striped  bool // reduce, rowwise along rows: invocations that run side by side take rows that are pages apart
	Kept     int  // rowwise: the instruction whose values the result's row holds until the last pass; 0 none
	Carry    bool // scan: the last operand is what each leaf has before it
	Contract *Contraction
	Sort     *Sorting
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
	// Of a table: how many elements its instructions can reach from a point's
	// own, Step apart.
	Count, Step int
}

// Geometry is what a launch adds to a kernel: sizes, places and scalars.
type Geometry struct {
	Dims     []int // outermost first, Rank of them
	Operands []Layout
	Out      Layout // map, scan, rowwise: strides of every dimension; reduce, rowwise with a result a row: of the kept ones
	Leaf     int    // scan: how many leaves of the row come before this launch
	Scalars  []element.Bits
	Sort     SortPart
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
