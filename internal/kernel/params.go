package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/divider"
	"github.com/weft-gpu/weft/internal/element"
)

// Param is one 32-bit word of a launch, as a kernel reads it.
type Param struct {
	Name  string
	Value uint32
}

// WorkgroupSize is the number of invocations in a workgroup of every kernel.
const WorkgroupSize = 64

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

// windowOf places the binding for a layout: from the lowest element it touches,
// rounded down, to the last chunk.
func windowOf(dims []int, l Layout, elemSize int) Window {
	lo, hi := l.Offset, l.Offset
	for i, s := range l.Strides {
		if s < 0 {
			lo += (dims[i] - 1) * s
		} else {
			hi += (dims[i] - 1) * s
		}
	}
	if l.Count > 0 {
		lo += min(0, (l.Count-1)*l.Step)
		hi += max(0, (l.Count-1)*l.Step)
	}
	start := int64(lo) * int64(elemSize) / windowAlign * windowAlign
	end := int64(hi+1) * int64(elemSize)
	// The longest chunk may reach as far past the last element; the allocator
	// pads every buffer by as much.
	bytes := (end-start+63)/64*64 + maxChunkBytes
	return Window{Offset: start, Bytes: bytes, first: uint32(int64(l.Offset) - start/int64(elemSize))}
}

// Windows are the bindings of a launch: the operands that are buffers, in
// order, then the result.
func (k *Kernel) Windows(g Geometry) []Window {
	if k.Family == Sort {
		return append(k.sortWindows(g), k.outWindow(g))
	}
	var w []Window
	for i, o := range k.Operands {
		if !o.Index {
			w = append(w, windowOf(k.operandDims(g, i), g.Operands[i], o.DType.Size()))
		}
	}
	return append(w, k.outWindow(g))
}

func (k *Kernel) outWindow(g Geometry) Window {
	dims, l := k.OutSpace(g)
	return windowOf(dims, l, k.Result().DType.Size())
}

// OutSpace is what a launch writes: its dimensions, for a reduction the kept
// ones and innermost the leaves, and where their elements are.
func (k *Kernel) OutSpace(g Geometry) ([]int, Layout) {
	switch k.Family {
	case Map, Scan:
		return g.Dims, g.Out
	case Contract:
		return k.matmulOutSpace(g)
	case Rowwise:
		return k.rowOutSpace(g)
	case Sort:
		return k.sortOut(g)
	}
	dims := append(append([]int(nil), g.Dims[:k.Reduce.Outer]...), Leaves(k.Reduced(g)))
	return dims, Layout{Strides: append(append([]int(nil), g.Out.Strides...), 1), Offset: g.Out.Offset}
}

// Invocations is how many invocations a launch needs.
func (k *Kernel) Invocations(g Geometry) int {
	if k.Family == Contract {
		return k.matmulGroups(g) * k.Contract.Lanes
	}
	if k.Walk {
		_, blocks := k.walk(g)
		return rowCount(g) / max(g.Dims[k.Rank-2], 1) * blocks * (g.Dims[k.Rank-1] / k.Chunk)
	}
	if k.Scheme == Tiled {
		return k.tiles(g).invocations()
	}
	switch k.Family {
	case Map:
		if k.Run > 0 {
			all := k.Run * k.runLength(g)
			return (k.chunks(g) + all - 1) / all * k.Run
		}
		return k.chunks(g)
	case Sort:
		return k.sortInvocations(g)
	case Rowwise:
		if k.acrossColumns() {
			return k.columnInvocations(g)
		}
		return rowCount(g)
	}
	n := Leaves(k.Reduced(g))
	for i, d := range g.Dims[:k.Reduce.Outer] {
		if k.Reduce.Form == Across && i == k.Reduce.Outer-1 {
			d = (d + k.Chunk - 1) / k.Chunk
		}
		n *= d
	}
	return n
}

func (k *Kernel) chunks(g Geometry) int {
	n := 1
	for _, d := range g.Dims {
		n *= d
	}
	return (n + k.Chunk - 1) / k.Chunk
}

// walkRows is the most rows that an invocation walks down, and walkGroups the
// number of workgroups below which it walks fewer, or takes fewer chunks.
const (
	walkRows   = 16
	walkGroups = 64
)

// walk is how many rows an invocation walks down, and how many walks there are
// along the dimension of the rows.
func (k *Kernel) walk(g Geometry) (rows, walks int) {
	most := max(1, min(walkRows, k.chunks(g)/(walkGroups*WorkgroupSize)))
	n := g.Dims[k.Rank-2]
	walks = (n + most - 1) / most
	return (n + walks - 1) / max(walks, 1), walks
}

// runChunks is the most chunks that an invocation takes of a run.
const runChunks = 32

// runLength is how many chunks an invocation takes of a run.
func (k *Kernel) runLength(g Geometry) int {
	return max(1, min(runChunks, k.chunks(g)/(walkGroups*WorkgroupSize)))
}

func rowCount(g Geometry) int {
	n := 1
	for _, d := range g.Dims[:len(g.Dims)-1] {
		n *= d
	}
	return n
}

// LocalSize is the number of invocations in a workgroup of the kernel.
func (k *Kernel) LocalSize() int {
	if k.Family == Contract {
		return k.Contract.Lanes
	}
	return WorkgroupSize
}

// Groups is the grid of workgroups: one dimension, folded where it exceeds the
// 65535 that every device allows, into rows alike: a driver that deals out the
// grid in halves deals out the work.
func (k *Kernel) Groups(g Geometry) [3]uint32 {
	size := k.LocalSize()
	groups := (k.Invocations(g) + size - 1) / size
	if groups == 0 {
		return [3]uint32{}
	}
	rows := (groups + 65534) / 65535
	return [3]uint32{uint32((groups + rows - 1) / rows), uint32(rows), 1}
}

// ParamWords is the number of launch parameters.
func (k *Kernel) ParamWords() int { return len(k.ParamNames()) }

// ParamNames lists the launch parameters in order.
func (k *Kernel) ParamNames() []string {
	var names []string
	for _, p := range k.params(k.anyGeometry()) {
		names = append(names, p.Name)
	}
	return names
}

// Params are the parameters of a launch.
func (k *Kernel) Params(g Geometry) []Param { return k.params(g) }

// anyGeometry has the kernel's structure, to find the names.
func (k *Kernel) anyGeometry() Geometry {
	strides := make([]int, k.Rank)
	g := Geometry{Dims: make([]int, k.Rank), Scalars: make([]element.Bits, len(k.Scalars)), Out: Layout{Strides: strides}}
	for i := range g.Dims {
		g.Dims[i] = k.Chunk
	}
	for range k.Operands {
		g.Operands = append(g.Operands, Layout{Strides: strides})
	}
	switch k.Family {
	case Reduce:
		g.Out.Strides = strides[:k.Reduce.Outer]
	case Rowwise:
		if k.PerRow() {
			g.Out.Strides = strides[:k.Reduce.Outer]
		}
	case Sort:
		k.anySortPart(&g)
	}
	return g
}

type paramList []Param

func (l *paramList) add(name string, v int) { *l = append(*l, Param{name, uint32(v)}) }

// divider adds what dividing an index by d needs: see package divider.
func (l *paramList) divider(name string, d int) {
	m := divider.New(uint32(max(d, 1)), divider.MaxDividend)
	*l = append(*l, Param{name, uint32(d)}, Param{name + ".mul", m.Multiplier}, Param{name + ".shift", m.Shift})
}

// params lists a launch's words. What a kernel needs follows from its form, so
// the names and the values are made by the same walk.
func (k *Kernel) params(g Geometry) []Param {
	var l paramList
	if k.Family == Contract {
		k.matmulParams(&l, g)
		k.scalarParams(&l, g)
		return l
	}
	l.add("invocations", k.Invocations(g))
	switch k.Family {
	case Map:
		k.mapParams(&l, g)
	case Sort:
		k.sortParams(&l, g)
	case Rowwise:
		k.rowParams(&l, g)
	default:
		k.reduceParams(&l, g)
	}
	k.scalarParams(&l, g)
	return l
}

func (k *Kernel) scalarParams(l *paramList, g Geometry) {
	for i, d := range k.Scalars {
		for word := range d.Words() {
			l.add(ScalarName(i, word), int(uint32(g.Scalars[i][word/2]>>(32*(word%2)))))
		}
	}
}

func (k *Kernel) mapParams(l *paramList, g Geometry) {
	inner := k.Rank - 1
	if k.Run > 0 {
		l.add("run", k.runLength(g))
		l.add("chunks", k.chunks(g))
	}
	switch k.Scheme {
	case Rows:
		l.divider("row.chunks", g.Dims[inner]/k.Chunk)
		if !k.Walk {
			k.dimParams(l, g.Dims, 1, inner)
			break
		}
		rows, walks := k.walk(g)
		l.add("rows", g.Dims[inner-1])
		l.add("walk", rows)
		if inner > 1 {
			l.divider("walks", walks)
		}
		k.dimParams(l, g.Dims, 1, inner-1)
	case Tiled:
		k.tileParams(l, g)
	case Short:
		k.shortParams(l, g)
	case Wrapped, General:
		if k.Scheme == Wrapped {
			l.add("rows", rowCount(g))
		}
		n := 1
		for _, d := range g.Dims {
			n *= d
		}
		l.add("points", n)
		k.dimParams(l, g.Dims, 1, k.Rank)
	default:
		n := 1
		for _, d := range g.Dims {
			n *= d
		}
		l.add("points", n)
	}
	w := k.Windows(g)
	for i, o := range k.Operands {
		layout := g.Operands[i]
		k.offsetParams(l, i, g, &w)
		k.strideParams(l, OperandName(i), o.Access, layout)
	}
	l.add("out.offset", int(w[0].first))
	k.strideParams(l, "out", k.Out, g.Out)
}

func (k *Kernel) dimParams(l *paramList, dims []int, from, to int) {
	for i := from; i < to; i++ {
		l.divider(fmt.Sprintf("dim%d", i), dims[i])
	}
}

// offsetParams adds an operand's first element, relative to its window. An
// index operand has no window, but the lowest index as a 64-bit base.
func (k *Kernel) offsetParams(l *paramList, i int, g Geometry, w *[]Window) {
	name := OperandName(i)
	if !k.Operands[i].Index {
		l.add(name+".offset", int((*w)[0].first))
		*w = (*w)[1:]
		k.tableParams(l, i, g.Operands[i])
		return
	}
	lo := g.Operands[i].Offset
	for d, s := range g.Operands[i].Strides {
		lo += min(s, 0) * (g.Dims[d] - 1)
	}
	l.add(name+".offset", g.Operands[i].Offset-lo)
	l.add(name+".base", int(uint32(lo)))
	l.add(name+".base.hi", int(uint32(uint64(lo)>>32)))
}

// strideParams adds the strides along which a map kernel steps by index: the
// outer ones in rows, all of them where elements are addressed one by one.
func (k *Kernel) strideParams(l *paramList, name string, a Access, layout Layout) {
	outer := 0
	switch {
	case k.Scheme == Rows:
		outer = k.Rank - 1
	case k.Scheme == Tiled:
		outer = k.tileStrides(a)
	case a == Strided:
		outer = k.Rank
	case a == Held, k.Scheme == Short && a == Shared:
		outer = k.Rank - 1
	}
	for d := 0; d < outer; d++ {
		l.add(fmt.Sprintf("%s.stride%d", name, d), layout.Strides[d])
	}
	if k.Scheme == Rows && a == Strided {
		l.add(fmt.Sprintf("%s.stride%d", name, outer), layout.Strides[outer])
	}
}

func (k *Kernel) reduceParams(l *paramList, g Geometry) {
	outer := k.Reduce.Outer
	n := k.Reduced(g)
	l.add("reduced", n)
	l.divider("leaves", Leaves(n))
	if k.Striped {
		l.add("stripe", k.StripeShift(g))
	}
	if k.Carry {
		l.add("leaf", g.Leaf)
	}
	keptTo := outer
	if k.Reduce.Form == Across {
		keptTo = outer - 1
		cols := g.Dims[outer-1]
		l.add("cols", cols)
		l.divider("col.chunks", (cols+k.Chunk-1)/k.Chunk)
	}
	k.dimParams(l, g.Dims, 1, keptTo)
	if k.Reduce.Form == Gather {
		k.dimParams(l, g.Dims, outer+1, k.Rank)
	}
	w := k.Windows(g)
	for i := range k.Operands {
		k.offsetParams(l, i, g, &w)
		for d, s := range g.Operands[i].Strides {
			l.add(fmt.Sprintf("%s.stride%d", OperandName(i), d), s)
		}
	}
	l.add("out.offset", int(w[0].first))
	for d, s := range g.Out.Strides {
		l.add(fmt.Sprintf("out.stride%d", d), s)
	}
}

// ScalarName is the parameter that holds a word of scalar i: s0, s0.hi, and for
// a complex128 s0.im and s0.im.hi.
func ScalarName(i, word int) string {
	return fmt.Sprintf("s%d", i) + [...]string{"", ".hi", ".im", ".im.hi"}[word]
}
