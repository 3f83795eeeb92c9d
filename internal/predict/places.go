package predict

import (
	"encoding/binary"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/sim"
)

// places returns the second operand of a kernel that moves elements by their digits: the place
// of each digit's elements. It is computed from the elements, because with other places two
// workgroups could write to the same one.
func places(k *kernel.Kernel, g kernel.Geometry, elements []byte, bytes int64) *sim.Memory {
	const digits = 1 << kernel.DigitBits
	l, part := k.Loop.(*kernel.Sort), kernel.SortOf(g)
	from, to := slotOf(k, g, kernel.Offset(0)), slotOf(k, g, kernel.Offset(1))
	size := l.Counters(part.Parts)
	memory := sim.NewMemory(make([]byte, (bytes+3)&^3))
	for row := range g.Dims[0] {
		counts := make([]uint32, size)
		for i := range g.Dims[1] {
			at := 8 * (from + row*g.Operands[0].Strides[0] + i)
			digit := int(binary.LittleEndian.Uint64(elements[at:]) >> part.Shift & (digits - 1))
			counts[digit*part.Parts+i/part.Run]++
		}
		for group := range digits / part.Group {
			all, size := uint32(0), part.Group*part.Parts
			for i, n := range counts[group*size:][:size] {
				counts[group*size+i], all = all, all+n
			}
			counts[digits*part.Parts+group] = all
		}
		for i, n := range counts {
			binary.LittleEndian.PutUint32(memory.Bytes()[4*(to+row*size+i):], n)
		}
	}
	memory.Wrote(0, int64(len(memory.Bytes())))
	return memory
}

// slotOf returns the value of a launch's parameter.
func slotOf(k *kernel.Kernel, g kernel.Geometry, s kernel.Slot) int {
	for _, p := range k.Params(g) {
		if p.Slot == s {
			return int(p.Value)
		}
	}
	return 0
}
