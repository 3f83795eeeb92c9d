package lower

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// The length of a map's chunks. A loop whose code the processor keeps decoded is
// best: on lavapipe invocations that go along in runs, with chunks of 32 bytes, or
// half as much where even that is long code. Measured there (Mesa 25.0.7, 2 cores,
// slow memory), 16 Mi float32, processor time of two threads in ms, with one chunk
// of 64 or 32 bytes an invocation and in runs: add 21.4 and 16.0, tanh 31.4 and
// 24.5, exp 26 and 20, add of float16 27 and 21, relu(a*b + c)*d - e 36.7 and 29.6.
// Runs of 8 chunks took 33 for the last, of 64 and of 128 as long as of 32.

// chunk is the number of points an invocation handles at a time: as many as fill
// ChunkBytes of the widest element, half of them in runs and where the code is
// long, or 4 for little work.
func (b *Builder) chunk(body *region.Body, out dtype.DType, strides [][]int) int {
	if b.brief(body) {
		return 4
	}
	size, computed := out.Size(), out.Size()
	for i, d := range body.DTypes {
		if !body.Index[i] && !innerSplat(body.Views[i]) {
			size = max(size, d.Size())
		}
	}
	for _, inst := range body.Insts {
		computed = max(computed, inst.DType.Size())
	}
	most := 16
	if computed < 4 && !b.Heavy(target.MaxShortRepeats*body.Cost) {
		// Short code on elements of one or two bytes: as many as fill the width.
		most = 64 / computed
	}
	length := MapChunk(&b.Config, size, most)
	if b.Config.ChunkCode > 0 && length/4*groupCode(body, out, strides) > b.Config.ChunkCode {
		length = max(length/2, 4)
	}
	return length
}

// MapChunk is how many elements of a size a map of short code takes at a time, most
// of them at the most.
func MapChunk(c *rules.Config, size, most int) int {
	length := min(max(c.ChunkBytes/size, 4), most)
	if c.Run > 0 {
		length = max(length/2, 4)
	}
	return length
}

// brief reports whether code is written for four elements, once: there is little
// work, or it is long.
func (b *Builder) brief(body *region.Body) bool { return b.little(body) || b.Heavy(body.Cost) }

// little reports whether there is little work.
func (b *Builder) little(body *region.Body) bool { return body.Space.Size() < b.Config.NarrowBelow }

// goesInRuns reports whether invocations go along a map in runs.
func (b *Builder) goesInRuns(body *region.Body) bool {
	return b.Config.Run > 0 && !b.little(body) && (b.Config.HeavyRuns || !b.Heavy(body.Cost))
}

// groupCode is how much code four points take.
func groupCode(body *region.Body, out dtype.DType, strides [][]int) int {
	code := body.Cost + MoveCode(out)
	for i, s := range strides {
		if _, table := body.Tables[i]; table || body.Index[i] || len(s) == 0 || s[len(s)-1] == 0 {
			continue
		}
		code += MoveCode(body.DTypes[i])
	}
	return code
}

func MoveCode(d dtype.DType) int {
	code := target.WordMoveCost * d.Size() / 4
	if d.IsHalf() {
		code += target.HalfMoveCost
	}
	return code
}

// repeats reports whether rows along the last of the outer dimensions see the
// same elements.
func repeats(outer, strides []int) bool {
	last := len(outer) - 1
	return last >= 0 && outer[last] > 1 && strides[last] == 0
}

// chooseWalk lets invocations go down the rows, where these share elements or, on
// devices that go through maps in runs, have one each. With more than one operand
// beside, the walks jump about in too many places. Other maps are gone through in
// runs, where these are asked for.
func (b *Builder) chooseWalk(k *kernel.Kernel, m *kernel.Map, dims []int, runs bool) {
	shared, single, streamed := 0, 0, 0
	for _, o := range k.Operands {
		switch {
		case o.Access == kernel.Shared:
			shared++
		case o.Access == kernel.Splat:
			single++
		case !o.Index && !o.Table:
			streamed++
		}
	}
	if m.Scheme == kernel.Rows && streamed <= 1 {
		long := dims[k.Rank-2] >= target.MinWalkRows && (k.Rank > 3 || dims[k.Rank-1] >= m.Chunk*b.Config.Run)
		m.Walk = shared > 0 || runs && single > 0 && long
	}
	if runs && !m.Walk && m.Out == kernel.Wide {
		m.Run = b.Config.Run
	}
}

// fitChunk shortens long chunks to what divides the rows, so that they are still
// found row by row: to 4 where rows are no longer, or the result is a part of an
// array, which is stored in vectors only by rows.
func fitChunk(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, whole bool) {
	for _, g := range launches {
		if k.Rank < 2 {
			return
		}
		inner, least := g.Dims[k.Rank-1], ops.Accumulators/2
		if !whole || inner == 4 {
			least = 4
		}
		for m.Chunk > least && inner%m.Chunk != 0 {
			m.Chunk /= 2
		}
	}
}

// longestChunk is how long a kernel's chunk may be: what is found or stored one
// by one is written out for every element, and what shares a word with others
// is stored by atomic operations.
func longestChunk(k *kernel.Kernel, m *kernel.Map, out dtype.DType) int {
	if sharesWords(m, out) {
		return 4
	}
	for _, o := range k.Operands {
		if o.Access == kernel.Strided || o.Access == kernel.Unit {
			return ops.Accumulators
		}
	}
	return m.Chunk
}

// sharesWords tells of a map whose elements lie in words with those of others. It
// reads and writes such words by atomic operations.
func sharesWords(m *kernel.Map, out dtype.DType) bool {
	return m.Out != kernel.Wide && out.Size() < 4
}
