package kernel

import "github.com/weft-gpu/weft/internal/element"

// Layout says where an operand's elements are in its buffer: Offset is the element at the space's
// first point, and Strides has the distance of neighbouring elements along each dimension. Both
// count elements.
type Layout struct {
	Strides []int
	Offset  int
	// For a table, and for a result that is stored by an index: Count elements, Step apart, belong
	// to each point. The first is the element at the point's own place.
	Count, Step int
	First       int // for a result that is stored by an index: the index of the first of these elements
	// For a factor of a contraction: see [Digits].
	Lines, Steps []Digit
	Box          []Bounds // the bounds of an operand with a [Box]
}

// Geometry is what a launch adds to a kernel: sizes, strides, offsets and scalars.
type Geometry struct {
	Dims     []int // outermost first, Rank of them
	Operands []Layout
	Out      Layout // strides of all dimensions; of the kept ones, if a reduction or a row has one result
	Scalars  []element.Bits
	Part     Part // nil where the loop needs none
}

// Part has the parameters of a launch that only one kind of loop needs: a [WalkPart], [RunPart],
// [TilePart], [StripePart], [ScanPart], [SortPart] or [RoutinePart].
type Part interface{ part() }

// WalkPart belongs to a map whose invocations walk down several rows.
type WalkPart struct{ Rows int } // rows that an invocation walks down

// RunPart belongs to a map whose invocations take chunks in turn (see Map.Run).
type RunPart struct{ Chunks int } // chunks that each invocation of a run takes

// TilePart belongs to a tiled map.
type TilePart struct{ Log int } // log2 of the blocks along a tile's inner dimension

// StripePart belongs to a reduction or a rowwise kernel with stripes.
type StripePart struct{ Shift int } // log2 of the rows of a stripe

// ScanPart belongs to a scan.
type ScanPart struct{ Leaf int } // leaves of the row that come before those of this launch

func (WalkPart) part()    {}
func (RunPart) part()     {}
func (TilePart) part()    {}
func (StripePart) part()  {}
func (ScanPart) part()    {}
func (SortPart) part()    {}
func (RoutinePart) part() {}

// partOf returns the launch's Part if it has type P, or the zero value.
func partOf[P Part](g Geometry) P {
	p, _ := g.Part.(P)
	return p
}

// OutSpace returns the dimensions of the elements that a launch writes, and their layout. A
// reduction writes its kept dimensions and, innermost, the leaves.
func (k *Kernel) OutSpace(g Geometry) ([]int, Layout) { return k.Loop.outSpace(k, g) }

// OperandSpace returns the dimensions of the elements that a launch reads of operand i.
func (k *Kernel) OperandSpace(g Geometry, i int) ([]int, Layout) {
	dims := g.Dims
	switch l := k.Loop.(type) {
	case *Scan:
		dims = l.operandDims(k, g, i)
	case *Sort:
		dims = l.operandDims(g, i)
	}
	return dims, g.Operands[i]
}

// Invocations returns how many invocations a launch needs.
func (k *Kernel) Invocations(g Geometry) int { return k.Loop.invocations(k, g) }

// WorkgroupSize is the number of invocations in a workgroup, unless a kernel says otherwise.
const WorkgroupSize = 64

// maxMapInvocations is the most invocations in a map's workgroup.
const maxMapInvocations = 1024

// LocalSize returns the number of invocations in a workgroup of the kernel.
func (k *Kernel) LocalSize() int {
	switch l := k.Loop.(type) {
	case *Map:
		return max(l.Invocations, WorkgroupSize)
	case *Contract:
		return l.Invocations
	case *Reduce:
		if l.CooperativeLeaf.Invocations > 0 {
			return l.CooperativeLeaf.Invocations
		}
	case *Sort:
		if l.Invocations > 0 {
			return l.Invocations
		}
	case *Routine:
		if l.Invocations > 0 {
			return l.Invocations
		}
	}
	if n := k.ColumnWorkgroupOf().Size(); n > 0 {
		return n
	}
	if t := k.cooperativeRow(); t != nil {
		return t.LocalSize()
	}
	return WorkgroupSize
}

// maxGroups is the number of workgroups along a dimension of the grid that every
// device allows.
const maxGroups = 65535

// Groups returns the grid of workgroups. It has one dimension, unless that would exceed the limit
// of some devices. Then it is folded into equal rows, so that a driver that halves the grid also
// halves the work.
func (k *Kernel) Groups(g Geometry) [3]uint32 { return k.Grid(g, 1) }

// Grid returns Groups in at least so many rows, if there are as many workgroups. Each row can be
// submitted without the others.
func (k *Kernel) Grid(g Geometry, least int) [3]uint32 {
	groups := ceil(k.Invocations(g), k.LocalSize())
	if groups == 0 {
		return [3]uint32{}
	}
	rows := max(ceil(groups, maxGroups), min(least, groups, maxGroups))
	return [3]uint32{uint32(ceil(groups, rows)), uint32(rows), 1}
}

// windowAlign is the largest offset alignment that Vulkan allows a device to
// ask for (minStorageBufferOffsetAlignment, 256 bytes at the most).
const windowAlign = 256

// maxChunkBytes is the longest chunk: 16 elements of 16 bytes.
const maxChunkBytes = 256

// Window is the part of a buffer that a launch binds.
type Window struct {
	Offset, Bytes int64 // from the start of the buffer; Bytes covers whole chunks
	first         uint32
}

// Span returns the lowest and the highest element that a layout touches.
func (l Layout) Span(dims []int) (lo, hi int) {
	lo, hi = l.Offset, l.Offset
	for i, s := range l.Strides {
		first, last := l.Within(i, dims[i])
		lo += min(first*s, last*s)
		hi += max(first*s, last*s)
	}
	digitsLo, digitsHi := l.digitSpan()
	lo, hi = lo+digitsLo, hi+digitsHi
	if l.Count > 0 {
		lo += min(0, (l.Count-1)*l.Step)
		hi += max(0, (l.Count-1)*l.Step)
	}
	return lo, hi
}

// Written returns the first element that a launch may write to, and the one after the last. A chunk
// that is stored whole may reach past the space's last element.
func (k *Kernel) Written(g Geometry) (first, end int) {
	dims, l := k.OutSpace(g)
	lo, hi := l.Span(dims)
	if row := len(dims) - 1; row >= 0 && k.Loop.out() == Wide {
		chunk := max(k.Loop.chunk(), 1)
		hi += ceil(dims[row], chunk)*chunk - dims[row]
	}
	return lo, hi + 1
}

// windowOf returns the range of a buffer to bind for a layout: from the lowest element it touches,
// rounded down to windowAlign, to the end of the last chunk.
func windowOf(dims []int, l Layout, elemSize int) Window {
	lo, hi := l.Span(dims)
	return windowFrom(lo, hi, l.Offset, elemSize)
}

// windowFrom returns the range to bind for elements lo to hi; offset is the first point's element.
func windowFrom(lo, hi, offset, elemSize int) Window {
	start := int64(lo) * int64(elemSize) / windowAlign * windowAlign
	end := int64(hi+1) * int64(elemSize)
	// The longest chunk may reach that far past the last element. The allocator pads every buffer
	// by as much.
	bytes := (end-start+63)/64*64 + maxChunkBytes
	return Window{Offset: start, Bytes: bytes, first: uint32(int64(offset) - start/int64(elemSize))}
}

// Windows returns the bindings of a launch: first the operands with a binding of their own (see
// [Kernel.Bound]), in order, then the stored values (see [Kernel.Stored]).
func (k *Kernel) Windows(g Geometry) []Window {
	var w []Window
	reaches := k.Reaches()
	for i, o := range k.Operands {
		if k.Bound(i) {
			dims, l := k.OperandSpace(g, i)
			lo, hi := l.Span(dims)
			before, after := reaches[i].Elements(dims, l)
			if o.Blocks != "" {
				w = append(w, o.blocksWindow(lo, hi))
				continue
			}
			w = append(w, windowFrom(lo-before, hi+after, l.Offset, o.DType.Size()))
		}
	}
	dims, l := k.OutSpace(g)
	for _, i := range k.Stored() {
		w = append(w, windowOf(dims, l, k.Body[i].DType.Size()))
	}
	return w
}
