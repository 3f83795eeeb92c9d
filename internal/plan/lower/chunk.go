package lower

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// The length of a map's chunks. A loop is fastest if the processor keeps its decoded code. On
// lavapipe such loops are runs of chunks of 32 bytes, or of 16 bytes if the code for 32 is too
// long. Measured there (Mesa 25.0.7, 2 cores, slow memory), 16 Mi float32, processor time of two
// threads in ms, first with one chunk of 64 or 32 bytes an invocation, then in runs of 32: add
// 21.4, 16.0; tanh 31.4, 24.5; exp 26, 20; add of float16 27, 21; relu(a*b + c)*d - e 36.7, 29.6.
// Runs of 8 chunks took 33 for the last; runs of 64 and 128 took as long as those of 32.

// chunk returns the number of points that an invocation handles at a time: as many of the widest
// elements as fill ChunkBytes. In runs it is half as many, and half of that if the code is long. It
// is 4 for little work.
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
		// Short code on elements of one or two bytes can fill whole vectors.
		most = 64 / computed
	}
	length := MapChunk(&b.Config, size, most)
	if b.Config.ChunkCode > 0 && length/4*groupCode(body, out, strides) > b.Config.ChunkCode {
		length = max(length/2, 4)
	}
	return length
}

// MapChunk returns how many elements of size bytes a map of short code handles at a time; it
// returns at most most.
func MapChunk(c *rules.Config, size, most int) int {
	length := min(max(c.ChunkBytes/size, 4), most)
	if c.Run > 0 {
		length = max(length/2, 4)
	}
	return length
}

// brief reports whether the kernel handles only four elements at a time, because there is little
// work or the code is long.
func (b *Builder) brief(body *region.Body) bool { return b.little(body) || b.Heavy(body.Cost) }

// little reports whether the map has so few points that a launch costs more than their work.
func (b *Builder) little(body *region.Body) bool { return body.Space.Size() < b.Config.NarrowBelow }

// goesInRuns reports whether the invocations of a map take chunks in runs.
func (b *Builder) goesInRuns(body *region.Body) bool {
	return b.Config.Run > 0 && !b.little(body) && (b.Config.HeavyRuns || !b.Heavy(body.Cost))
}

// groupCode returns how much code the kernel has for four points.
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

// MoveCode returns how much code loads or stores four elements.
func MoveCode(d dtype.DType) int { return target.WordMoveCost * d.Size() / 4 }

// repeats reports whether neighbouring rows along the last outer dimension read the same elements.
func repeats(outer, strides []int) bool {
	last := len(outer) - 1
	return last >= 0 && outer[last] > 1 && strides[last] == 0
}

// chooseWalk lets invocations walk down the rows if rows share elements or, on devices with runs,
// if an operand has one element for each row. It does not if more than one other operand is read
// from memory, since a walk would touch too many places at once. Maps without a walk go in runs if
// runs is set.
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

// fitChunk halves long chunks until they divide the rows, so that the scheme stays Rows. It halves
// down to 4 if rows have only 4 elements, or if the result is a region of an array, which only the
// scheme Rows stores in vectors.
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

// longestChunk returns how long a kernel's chunk may be. Accesses to single elements are unrolled,
// and elements that share a word with others are stored by atomic operations; both need short
// chunks.
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

// sharesWords reports whether a map stores elements that share words with others, so that it needs
// atomic operations.
func sharesWords(m *kernel.Map, out dtype.DType) bool {
	return m.Out != kernel.Wide && out.Size() < 4
}
