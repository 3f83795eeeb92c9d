package element

import (
	"encoding/binary"
	"math"

	"github.com/weft-gpu/weft/dtype"
)

// Bits is one element's bits, low bytes first: an element of up to 64 bits is
// in Bits[0], the imaginary part of a complex128 in Bits[1].
type Bits [2]uint64

// Append appends the element's bytes as they lie in memory.
func (b Bits) Append(to []byte, d dtype.DType) []byte {
	var bytes [16]byte
	binary.LittleEndian.PutUint64(bytes[:], b[0])
	binary.LittleEndian.PutUint64(bytes[8:], b[1])
	return append(to, bytes[:d.Size()]...)
}

// BitsOf is the element whose bytes lie in memory.
func BitsOf(memory []byte) Bits {
	var bytes [16]byte
	copy(bytes[:], memory)
	return Bits{binary.LittleEndian.Uint64(bytes[:]), binary.LittleEndian.Uint64(bytes[8:])}
}

// one is the bits of 1 by type; 1 itself where absent.
var one = map[dtype.DType]uint64{
	dtype.Float16: 0x3c00, dtype.BFloat16: 0x3f80, dtype.Float32: 0x3f800000, dtype.Complex64: 0x3f800000,
	dtype.Float64: math.Float64bits(1), dtype.Complex128: math.Float64bits(1),
}

// One is the bits of 1.
func One(d dtype.DType) Bits {
	if b, ok := one[d]; ok {
		return Bits{b}
	}
	return Bits{1}
}
