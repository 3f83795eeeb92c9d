package vulkan

import (
	"encoding/binary"
	"math"
	"slices"

	"github.com/weft-gpu/weft/codegen"
)

const probeInvocations = 64

// probeKernel applies every operation to the pair of each invocation.
func probeKernel(list []probeOperation, modes []string) ([]uint32, error) {
	b := codegen.NewBuilder(Target(&Arithmetic{Modes: modes}))
	b.LocalSize(probeInvocations, 1, 1)
	in := b.StorageBuffer(0, 1, 2, false)
	vectors := wordsOf(list) / 4
	out := b.StorageBuffer(1, vectors, 4, true)
	i := b.GlobalID(0)
	pair := b.LoadElement(in, i, 0)
	words := slices.Repeat([]codegen.ID{b.ConstU32(0)}, 4*vectors)
	for k, p := range list {
		words[k] = p.device(b, b.Extract(pair, 0), b.Extract(pair, 1))
	}
	for v := range vectors {
		b.StoreElement(out, i, v, b.Construct(words[4*v:4*v+4]...))
	}
	code := b.Finish()
	return code, b.Err()
}

// wordsOf is the number of words that an invocation writes, in vectors of four.
func wordsOf(list []probeOperation) int { return (len(list) + 3) &^ 3 }

// probePairs returns the operands: every pair of chosen values, then random bits, half of them with
// close exponents. Their number is a multiple of the workgroup's size.
func probePairs() (pairs [][2]uint32) {
	directed := []uint32{
		0, 1, 2, 0x00400000, 0x007fffff, 0x00800000, 0x00800001, 0x00ffffff, 0x0c800003, 0x1f800001,
		0x33800000, 0x3effffff, 0x3f000000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x3fc00000, 0x40490fdb, 0x4b000001, 0x4b800001,
		0x4effffff, 0x4f000000, 0x5f800003, 0x7e800000, 0x7f000001, 0x7f7fffff, 0x7f800000, 0x7fc00000,
	}
	for _, x := range directed {
		for _, y := range directed {
			for sign := range uint32(4) {
				pairs = append(pairs, [2]uint32{x | sign<<31, y | sign>>1<<31})
			}
		}
	}
	state := uint32(2463534242) // xorshift32 is the same on every machine
	next := func() uint32 {
		state ^= state << 13
		state ^= state >> 17
		state ^= state << 5
		return state
	}
	for len(pairs) < 1<<13 {
		x, y := next(), next()
		if x&1 == 0 {
			y = y&0x807fffff | (x&0x7f800000+y>>9&3<<23)&0x7f800000
		}
		pairs = append(pairs, [2]uint32{x, y})
	}
	return pairs
}

// flushing lists the operations that decide whether arithmetic flushes subnormals. Division, square
// root and comparisons do not: where only their subnormals are wrong, only they are emulated.
var flushing = []string{"f32.add", "f32.sub", "f32.mul", "i32.from_f32"}

// judge compares the device's words with the reference's.
func judge(list []probeOperation, pairs [][2]uint32, out []byte) *Arithmetic {
	a := &Arithmetic{Operations: map[string]Verdict{}}
	for _, p := range list {
		a.Operations[p.name] = Exact
	}
	for i, pair := range pairs {
		for k, p := range list {
			got := binary.LittleEndian.Uint32(out[4*(wordsOf(list)*i+k):])
			want := p.host(pair[0], pair[1])
			switch {
			case got == want || distance(got, want) < p.within() || p.isFloat() && isNaN(got) && isNaN(want):
			case p.tiny(pair[0], pair[1]):
				if a.Operations[p.name] == Exact {
					a.Operations[p.name] = ExactNormal
				}
			default:
				a.Operations[p.name] = Inexact
				if a.MaxULP == nil {
					a.MaxULP = map[string]uint32{}
				}
				a.MaxULP[p.name] = max(a.MaxULP[p.name], distance(got, want))
			}
		}
	}
	a.conclude()
	return a
}

// conclude derives what several verdicts mean together.
func (a *Arithmetic) conclude() {
	a.FlushesSubnormals = slices.ContainsFunc(flushing, func(name string) bool { return a.Operations[name] == ExactNormal })
	a.FlushesCompared = a.Operations["f32.compare"] == ExactNormal
	a.Contracts = a.Operations["f32.mul_add"] == Inexact
}

func isNaN(x uint32) bool { return x&0x7fffffff > 0x7f800000 }

// distance is the number of floats between two floats; for other words it means nothing.
func distance(x, y uint32) uint32 {
	order := func(x uint32) int64 {
		if x>>31 != 0 {
			return -int64(x & 0x7fffffff)
		}
		return int64(x)
	}
	d := order(x) - order(y)
	return uint32(min(max(d, -d), math.MaxUint32))
}
