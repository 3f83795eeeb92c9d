package vector

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// A Peak holds loops that run at a processor's limit with one set of vector instructions. A tool
// measures how long they take.
type Peak struct{ loop peakLoop }

// peakLoop are the loops of an instruction set. Its vectors have so many bits.
type peakLoop struct {
	bits    int
	chains  map[dtype.DType]chainsFunction
	fused   chainsFunction // of float32, or nil
	reads   func(sum, src unsafe.Pointer, n, times int)
	streams [3]streamFunction // by the number of arrays that are read
}

type (
	chainsFunction func(data unsafe.Pointer, steps int)
	streamFunction func(dst, x, y unsafe.Pointer, n int)
)

const (
	// Chains is how many vectors [Peak.Steps] computes side by side: more than an addition or a
	// multiplication takes cycles.
	Chains = 14
	// readSums is the number of vectors of sums.
	readSums = 8
)

// instructionSets are the names of the instruction sets by the bits of their vectors.
var instructionSets = map[int]string{128: "NEON", 256: "AVX2", 512: "AVX-512"}

// Peaks returns the loops for each instruction set that the processor has, the shortest vectors
// first, or loops in Go if the package knows none of its vectors.
func Peaks() (list []Peak) {
	for _, l := range peakLoops() {
		if available() && l.bits <= widest() {
			list = append(list, Peak{l})
		}
	}
	if list == nil {
		list = append(list, Peak{goLoop()})
	}
	return list
}

// Name returns the name of the instruction set, or "Go".
func (p Peak) Name() string {
	if name := instructionSets[p.loop.bits]; name != "" {
		return name
	}
	return "Go"
}

// Lanes returns how many elements of a dtype a vector has, or 0 if there are no chains of it. Chains
// are of float32, float64 and uint32.
func (p Peak) Lanes(d dtype.DType) int {
	if p.loop.chains[d] == nil {
		return 0
	}
	return max(1, p.loop.bits/8/d.Size())
}

// Steps sets each x to x*y + z, so many times: a multiplication and an addition that are rounded one
// by one. data are [Chains] vectors x, then the vectors y and z. steps is at least 1.
func (p Peak) Steps(d dtype.DType, data []byte, steps int) {
	_ = data[(Chains+2)*p.Lanes(d)*d.Size()-1]
	p.loop.chains[d](first(data), steps)
}

// IsFused reports whether the package knows an instruction of the set for [Peak.FusedSteps].
func (p Peak) IsFused() bool { return p.loop.fused != nil }

// FusedSteps is [Peak.Steps] of float32 by one instruction a step, which rounds once.
func (p Peak) FusedSteps(data []byte, steps int) {
	_ = data[(Chains+2)*p.Lanes(dtype.Float32)*dtype.Float32.Size()-1]
	p.loop.fused(first(data), steps)
}

// ReadGroup is a multiple of the bytes that [Peak.Read] and [Peak.Stream] move between two branches.
const ReadGroup = readSums * 64

// Read reads all of src so many times, and returns the sum of the words that it read. The length of src
// is a multiple of [ReadGroup] and not 0, and times is at least 1.
func (p Peak) Read(src []byte, times int) (sum uint32) {
	var sums [readSums * 16]uint32
	_ = src[len(src)/ReadGroup*ReadGroup-1]
	p.loop.reads(unsafe.Pointer(&sums), first(src), len(src)/ReadGroup*ReadGroup, times)
	for _, s := range sums {
		sum += s
	}
	return sum
}

// Stream sets dst to zeros, to a copy of an array, or to the exclusive or of two, which are at least
// as long. If the processor can, dst is neither read into caches nor kept there. The length of dst is a
// multiple of [ReadGroup] and not 0.
func (p Peak) Stream(dst []byte, from ...[]byte) {
	arrays := [2][]byte{dst, dst}
	copy(arrays[:], from)
	n := len(dst) / ReadGroup * ReadGroup
	_, _, _ = dst[n-1], arrays[0][n-1], arrays[1][n-1]
	loop := p.loop
	if uintptr(first(dst))%aligned != 0 {
		loop = goLoop()
	}
	loop.streams[len(from)](first(dst), first(arrays[0]), first(arrays[1]), n)
}

// aligned is what the addresses of stores past the caches are multiples of.
const aligned = 64

// goLoop returns the loops in Go.
func goLoop() peakLoop {
	return peakLoop{
		chains: map[dtype.DType]chainsFunction{dtype.Float32: goChains[float32], dtype.Float64: goChains[float64], dtype.Uint32: goChains[uint32]},
		reads:  goReads,
		streams: [3]streamFunction{
			func(dst, _, _ unsafe.Pointer, n int) { clear(unsafe.Slice((*byte)(dst), n)) },
			func(dst, x, _ unsafe.Pointer, n int) {
				copy(unsafe.Slice((*byte)(dst), n), unsafe.Slice((*byte)(x), n))
			},
			goXor,
		},
	}
}

func goXor(dst, x, y unsafe.Pointer, n int) {
	to, a, b := unsafe.Slice((*uint64)(dst), n/8), unsafe.Slice((*uint64)(x), n/8), unsafe.Slice((*uint64)(y), n/8)
	for i := range to {
		to[i] = a[i] ^ b[i]
	}
}

// goChains computes half of the chains at a time: processors have registers for as many.
func goChains[T float32 | float64 | uint32](data unsafe.Pointer, steps int) {
	x := unsafe.Slice((*T)(data), Chains+2)
	y, z := x[Chains], x[Chains+1]
	for half := x[:Chains]; len(half) > 0; half = half[Chains/2:] {
		a, b, c, d, e, f, g := half[0], half[1], half[2], half[3], half[4], half[5], half[6]
		for range steps {
			a, b, c, d, e, f, g = T(a*y)+z, T(b*y)+z, T(c*y)+z, T(d*y)+z, T(e*y)+z, T(f*y)+z, T(g*y)+z
		}
		half[0], half[1], half[2], half[3], half[4], half[5], half[6] = a, b, c, d, e, f, g
	}
}

// goReads adds the two words of each eight bytes.
func goReads(sum, src unsafe.Pointer, n, times int) {
	var a, b, c, d uint32
	for range times {
		for words := unsafe.Slice((*uint64)(src), n/8); len(words) >= 4; words = words[4:] {
			a += uint32(words[0]) + uint32(words[0]>>32)
			b += uint32(words[1]) + uint32(words[1]>>32)
			c += uint32(words[2]) + uint32(words[2]>>32)
			d += uint32(words[3]) + uint32(words[3]>>32)
		}
	}
	*(*uint32)(sum) = a + b + c + d
}
