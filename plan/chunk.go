package plan

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/ops"
)

// The length of a map's chunks. On a CPU driver the longest is best as long as
// its code is short; past a length the processor no longer keeps it decoded, and
// everything takes twice as long. Measured on lavapipe (Mesa 25.0.7, 2 cores), 16
// Mi float32, processor time of two threads in ms, chunks of 16 and of 8: copy
// 6.8 and 8.5, add 10.1 and 10.9, three operands 15.0 and 14.3, four 32 and 17.6,
// exp 10.6 and 13.0, tanh 16.0 and 15.4, tanh(a)*b 24 and 17.7; float16 add of 32
// and of 16, 23.7 and 11.7.

// Costs of moving four elements, in units of an operator's: on CPU drivers every
// lane's words are read one by one.
const (
	wordCode = 30 // a word an element
	halfCode = 6  // packing and unpacking halves, beside their words
)

// shortTimes is how often short code can be written before it is heavy.
const shortTimes = 10

// chunk is the number of points an invocation handles: as many as fill
// ChunkBytes of the widest element, half of them where the code is long or rows
// are shared, or 4 for little work. along is what it is where no row is shared.
func (b *builder) chunk(body *body, out dtype.DType, dims []int, strides [][]int) (length, along int) {
	if body.space.Size() < b.cfg.NarrowBelow || b.heavy(body.cost) {
		return 4, 4
	}
	size, computed := out.Size(), out.Size()
	for i, d := range body.dtypes {
		if !body.index[i] && !innerSplat(body.views[i]) {
			size = max(size, d.Size())
		}
	}
	for _, inst := range body.insts {
		computed = max(computed, inst.DType.Size())
	}
	most := 16
	if computed < 4 && !b.heavy(shortTimes*body.cost) {
		// Short code on elements of one or two bytes: as many as fill the width.
		most = 64 / computed
	}
	full := min(max(b.cfg.ChunkBytes/size, 4), most)
	if b.cfg.ChunkCode == 0 {
		return full, full
	}
	half := max(full/2, 4)
	if full/4*groupCode(body, out, strides) > b.cfg.ChunkCode {
		return half, half
	}
	if shared, streamed := rowOperands(body, dims, strides); walks(shared, streamed) {
		return half, full
	}
	return full, full
}

// groupCode is how much code four points take.
func groupCode(body *body, out dtype.DType, strides [][]int) int {
	code := body.cost + moveCode(out)
	for i, s := range strides {
		if _, table := body.tables[i]; table || body.index[i] || len(s) == 0 || s[len(s)-1] == 0 {
			continue
		}
		code += moveCode(body.dtypes[i])
	}
	return code
}

func moveCode(d dtype.DType) int {
	code := wordCode * d.Size() / 4
	if d.IsHalf() {
		code += halfCode
	}
	return code
}

// rowOperands counts the operands of which all rows see the same elements, and
// those that each row reads elsewhere.
func rowOperands(body *body, dims []int, strides [][]int) (shared, streamed int) {
	for i, s := range strides {
		_, table := body.tables[i]
		inner := len(dims) - 1
		switch {
		case table || body.index[i] || inner < 0 || s[inner] == 0:
		case inner > 0 && s[inner] == 1 && allZero(s[:inner]):
			shared++
		default:
			streamed++
		}
	}
	return shared, streamed
}

func allZero(list []int) bool {
	for _, v := range list {
		if v != 0 {
			return false
		}
	}
	return true
}

// walks reports whether invocations go down the rows, to read what these share
// once. With more than one operand beside, the walks jump about in too many
// places: a*b + c with a row b takes 14.1 ms without and 18.6 with, where a + b
// takes 10.8 without and 6.2 with (as above).
func walks(shared, streamed int) bool { return shared > 0 && streamed <= 1 }

// walksRows is walks for a kernel whose accesses are chosen.
func walksRows(k *kernel.Kernel) bool {
	shared, streamed := 0, 0
	for _, o := range k.Operands {
		switch {
		case o.Access == kernel.Shared:
			shared++
		case o.Access != kernel.Splat && !o.Index && !o.Table:
			streamed++
		}
	}
	return k.Scheme == kernel.Rows && walks(shared, streamed)
}

// fitChunk shortens long chunks to what divides the rows, so that they are still
// found row by row. Where the result is a part of an array any chunk is
// shortened: only by rows is it stored in vectors.
func fitChunk(k *kernel.Kernel, launches []kernel.Geometry, whole bool) {
	least := ops.Lanes / 2
	if !whole {
		least = 4
	}
	for _, g := range launches {
		for k.Rank >= 2 && k.Chunk > least && g.Dims[k.Rank-1]%k.Chunk != 0 {
			k.Chunk /= 2
		}
	}
}

// longestChunk is how long a kernel's chunk may be: what is found or stored one
// by one is written out for every element, and what shares a word with others
// is stored by atomic operations.
func longestChunk(k *kernel.Kernel, out dtype.DType) int {
	if k.Out == kernel.Strided && out.Size() < 4 {
		return 4
	}
	for _, o := range k.Operands {
		if o.Access == kernel.Strided || o.Access == kernel.Unit {
			return ops.Lanes
		}
	}
	return k.Chunk
}
