package rows

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Chunks that the invocations of a cooperative row read and hold. They hold them as they lie in
// memory: in whole words.

// read returns the words of the invocation's chunk of an operand, from element at of the row on. If
// clamped, elements past the row's end are replaced by others of the row; the caller ignores them.
func (t *cooperativeRow) read(o module.Operand, at codegen.ID, clamped bool) (words []codegen.ID) {
	w, b := t.w, t.w.B
	base := t.bases[o.Number]
	last := b.ISub(t.count, b.ConstU32(1))
	if o.Access == kernel.Wide && !o.Index {
		if clamped {
			at = b.UMin(at, b.And(last, b.ConstU32(math.MaxUint32&^uint32(t.width-1))))
		}
		index := b.ShiftR(b.IAdd(base, at), w.ChunkShift())
		for i := range o.Buffer.Vectors {
			vector := b.LoadElement(o.Buffer, index, i)
			for j := range o.Buffer.Width {
				words = append(words, b.Extract(vector, j))
			}
		}
		return words
	}
	elements := make([][]codegen.ID, t.width)
	for e := range elements {
		place := b.IAdd(at, b.ConstU32(uint32(e)))
		if clamped || e > 0 {
			place = b.UMin(place, last)
		}
		if o.Access == kernel.Strided {
			place = b.IMul(place, w.Param(kernel.Stride(o.Number, w.Kernel.Rank-1)))
		}
		elements[e] = o.Element(b.IAdd(base, place))
		if size := o.DType.Size(); size < 4 {
			elements[e][0] = b.And(elements[e][0], b.ConstU32(1<<(8*size)-1))
		}
	}
	return w.packedElements(o.DType, elements)
}

// packedElements packs a chunk of elements, given the words of each.
func (w *writer) packedElements(d dtype.DType, elements [][]codegen.ID) (words []codegen.ID) {
	b, perWord := w.B, 4/min(4, d.Size())
	for e, element := range elements {
		if e%perWord == 0 {
			words = append(words, element...)
			continue
		}
		last := len(words) - 1
		words[last] = b.Or(words[last], b.ShiftL(element[0], b.ConstU32(uint32(e%perWord*8*d.Size()))))
	}
	return words
}

// packed returns the words of a chunk as it lies in memory.
func (w *writer) packed(v codegen.Value) []codegen.ID {
	elements := make([][]codegen.ID, v.Width)
	for _, word := range w.B.ToWords(v) {
		for e := range elements {
			elements[e] = append(elements[e], w.B.Extract(word, e))
		}
	}
	return w.packedElements(v.DType, elements)
}

// unpacked returns the chunk that has these words in memory.
func (w *writer) unpacked(d dtype.DType, words []codegen.ID) codegen.Value {
	b := w.B
	if size := d.Size(); size < 4 {
		perWord := 4 / size
		if w.Chunk == 1 {
			return b.FromWords(d, w.LowBits(d, words[0]))
		}
		var of, places []codegen.ID
		for e := range w.Chunk {
			of = append(of, words[e/perWord])
			places = append(places, b.ConstU32(uint32(e%perWord*8*size)))
		}
		return b.FromWords(d, w.LowBits(d, b.ShiftR(b.Construct(of...), b.ConstVec(places...))))
	}
	n := d.Words()
	parts := make([]codegen.ID, n)
	for j := range parts {
		var of []codegen.ID
		for e := j; e < len(words); e += n {
			of = append(of, words[e])
		}
		parts[j] = b.Construct(of...)
	}
	return b.FromWords(d, parts...)
}

// heldColumn is the shared memory in which this invocation holds words: those of each round of its
// leaf. Neighbouring invocations have neighbouring words.
type heldColumn struct {
	w      *writer
	memory codegen.Shared
	places map[int]int // by instruction
	words  int         // words that the invocation holds of each round
	stride uint32      // distance between two words of the same invocation
}

func (w *writer) columnOf(t *kernel.CooperativeRow) *heldColumn {
	c := &heldColumn{w: w, stride: uint32(t.LocalSize())}
	c.places, c.words = w.Kernel.HeldPlaces()
	c.memory = w.B.NewSharedWords(t.Rounds * c.words * t.LocalSize())
	return c
}

func (c *heldColumn) has(i int) bool {
	_, ok := c.places[i]
	return ok
}

// at returns the location of word j of the chunk that instruction i has in a round.
func (c *heldColumn) at(i int, round codegen.ID, j int) codegen.ID {
	b := c.w.B
	first := b.IAdd(b.IMul(round, b.ConstU32(uint32(c.words)*c.stride)), b.LocalIndex())
	return b.IAdd(first, b.ConstU32(uint32(c.places[i]+j)*c.stride))
}

func (c *heldColumn) put(i int, round codegen.ID, words []codegen.ID) {
	for j, word := range words {
		c.w.B.StoreShared(c.memory, c.at(i, round, j), word)
	}
}

func (c *heldColumn) get(i int, round codegen.ID) []codegen.ID {
	words := make([]codegen.ID, c.w.Kernel.HeldWords(i))
	for j := range words {
		words[j] = c.w.B.LoadShared(c.memory, c.at(i, round, j))
	}
	return words
}

// stage loads into shared memory the operands that this sweep is the first to read. It loads many
// rounds at a time, even if the sweep computes few at a time.
func (t *cooperativeRow) stage(p kernel.Sweep) {
	w, b := t.w, t.w.B
	var loads []int
	for _, i := range p.Makes {
		if w.Kernel.Body[i].Kind == kernel.Load {
			loads = append(loads, i)
		}
	}
	if len(loads) == 0 {
		return
	}
	t.inBlocks(t.sharing.Stage, func(first codegen.ID) {
		var read [][]codegen.ID
		for _, at := range t.elements(first, t.sharing.Stage) {
			for _, i := range loads {
				read = append(read, t.read(w.In[w.Kernel.Body[i].N], at, t.sharing.Past))
			}
		}
		for u := range t.sharing.Stage {
			for j, i := range loads {
				t.column.put(i, b.IAdd(first, b.ConstU32(uint32(u))), read[u*len(loads)+j])
			}
		}
	})
}

// roomKind distinguishes shared memory for the accumulators of a leaf from that for the results of
// leaves and rows.
type roomKind struct {
	dtype   dtype.DType
	leaders bool
}

const forMembers, forLeaders = false, true

// roomOf returns the shared memory in which invocations combine a fold.
func (t *cooperativeRow) roomOf(f *tree.Running, leaders bool) *tree.Room {
	kind := roomKind{t.w.Kernel.Body[f.Inst].DType, leaders}
	if t.rooms[kind] == nil {
		width := t.width
		if leaders {
			width = 1
		}
		t.rooms[kind] = t.w.RoomFor(kind.dtype, width, t.sharing.LocalSize())
	}
	return t.rooms[kind]
}
