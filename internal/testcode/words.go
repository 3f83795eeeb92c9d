package testcode

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/weft-gpu/weft/internal/spirv"
)

// WordCase is an operation on words, and what Go makes of the same
// operands. Operands and results are words, lowest first.
type WordCase struct {
	Name string
	// Operands says what the operands are: d for a float64, s for a float32, i
	// for a word, l for a pair.
	Operands string
	Emit     func(b *spirv.Builder, in []spirv.ID) []spirv.ID
	Want     func(in []uint32) []uint32
}

// Words is the number of words of the operands.
func (c WordCase) Words() int {
	n := 0
	for _, kind := range c.Operands {
		n += wordsOf[kind]
	}
	return n
}

var wordsOf = map[rune]int{'d': 2, 's': 1, 'i': 1, 'l': 2}

// Module is a kernel that applies the case to buffers of words, one for each
// word of the operands and then of the result.
func (c WordCase) Module(t *testing.T, width int) []uint32 {
	t.Helper()
	b := &spirv.Builder{}
	b.Start()
	b.Module().Capability(spirv.CapabilityShader)
	b.LocalSize(64, 1, 1)
	b.Params(1)
	group := b.GlobalID(0)
	b.If(b.UGreaterEq(group, b.Param(0)), b.Return)
	in := make([]spirv.ID, c.Words())
	for i := range in {
		in[i] = b.LoadElement(b.StorageBuffer(i, 1, width, false), group, 0)
	}
	for i, w := range c.Emit(b, in) {
		b.StoreElement(b.StorageBuffer(len(in)+i, 1, width, true), group, 0, w)
	}
	module := b.Finish()
	if err := b.Err(); err != nil {
		t.Fatal(err)
	}
	return module
}

// Test runs the case on all combinations of special operands, thinned out to most, and
// then on random ones.
func (c WordCase) Test(t *testing.T, width int, seed uint64, most, random int) {
	module := c.Module(t, width)
	Validate(t, module)
	in := c.operandColumns(seed, most, random)
	memory, n := in, len(in[0])
	for range c.Want(make([]uint32, c.Words())) {
		memory = append(memory, make([]uint32, n))
	}
	if err := (Machine{}).Run(module, memory, []uint32{uint32(n / width)}, n/width); err != nil {
		t.Fatal(err)
	}
	if err := c.checkColumns(in, memory[len(in):]); err != nil {
		t.Errorf("seed %d: %v", seed, err)
	}
}

// ToDouble is the float64 of two words.
func ToDouble(w []uint32) float64 { return math.Float64frombits(uint64(w[1])<<32 | uint64(w[0])) }

// Split is the words of 64 bits, low first.
func Split(v uint64) []uint32 { return []uint32{uint32(v), uint32(v >> 32)} }

// FromDouble is the words of a float64, the canonical ones of a NaN.
func FromDouble(f float64) []uint32 {
	if f != f {
		return []uint32{0, 0x7ff80000}
	}
	return Split(math.Float64bits(f))
}

// FromFloat is the word of a float32, the canonical one of a NaN.
func FromFloat(f float32) []uint32 {
	if f != f {
		return []uint32{0x7fc00000}
	}
	return []uint32{math.Float32bits(f)}
}

// operandColumns makes operands: all combinations of special values, thinned out to
// most, and then random ones, in which one operand often is near another.
func (c WordCase) operandColumns(seed uint64, most, random int) [][]uint32 {
	r := &generator{seed*0x9e3779b97f4a7c15 | 1}
	columns := make([][]uint32, c.Words())
	add := func(values []uint64) {
		at := 0
		for i, kind := range c.Operands {
			columns[at] = append(columns[at], uint32(values[i]))
			if wordsOf[kind] == 2 {
				columns[at+1] = append(columns[at+1], uint32(values[i]>>32))
			}
			at += wordsOf[kind]
		}
	}
	total := 1
	for _, kind := range c.Operands {
		total *= len(specialWords[kind])
	}
	step := max(1, total/most) | 1
	for i := 0; i < total; i += step {
		values, rest := make([]uint64, len(c.Operands)), i
		for j, kind := range c.Operands {
			values[j] = specialWords[kind][rest%len(specialWords[kind])]
			rest /= len(specialWords[kind])
		}
		add(values)
	}
	for range random {
		values := make([]uint64, len(c.Operands))
		for j, kind := range c.Operands {
			values[j] = r.value(kind)
			if j > 0 && (kind == 'd' || kind == 's') && r.next()%2 == 0 {
				values[j] = r.near(kind, values[j-1])
			}
		}
		if len(c.Operands) == 3 && r.next()%2 == 0 {
			values[2] = r.nearProduct(c.Operands[0], values)
		}
		add(values)
	}
	for len(columns[0])%4 != 0 {
		add(make([]uint64, len(c.Operands)))
	}
	return columns
}

var specialWords = map[rune][]uint64{
	'd': specialFloats(52, 11), 's': specialFloats(23, 8), 'i': specialIntegers(32), 'l': specialIntegers(64),
}

// specialFloats is numbers of a format at which something may go wrong: zeros,
// subnormals, the ends of the range, integers' limits, neighbours of powers of
// two, halfway cases, NaNs.
func specialFloats(mantissa, exponent int) (list []uint64) {
	one, ones := uint64(1)<<mantissa, uint64(1)<<mantissa-1
	bias := uint64(1)<<(exponent-1) - 1
	top := uint64(1)<<exponent - 1
	magnitudes := []uint64{0, 1, 2, 3, one / 2, one - 1, one - 2, one, one + 1, 2*one - 1, 2 * one,
		top*one - 1, top*one - one, top * one, top*one + 1, top*one + one/2, top*one + one - 1}
	for _, e := range []uint64{bias, bias + 1, bias - 1, bias + 30, bias + 31, bias + 32, bias + 62, bias + 63, bias + 64, bias / 2, bias + 52} {
		for _, m := range []uint64{0, 1, ones, one / 2, one/2 + 1, ones &^ (1<<(mantissa-24+1) - 1)} {
			magnitudes = append(magnitudes, e<<mantissa|m)
		}
	}
	for _, m := range magnitudes {
		list = append(list, m, m|1<<(mantissa+exponent))
	}
	return list
}

func specialIntegers(n int) (list []uint64) {
	mask := uint64(math.MaxUint64) >> (64 - n)
	for i := range n {
		p := uint64(1) << i
		list = append(list, p-1, p, p+1, -p&mask, (-p-1)&mask, (-p+1)&mask, (p|p>>24|p>>25)&mask, (p|p>>53|p>>54)&mask, (p|p>>53)&mask)
	}
	return list
}

// generator is xorshift64*: the same values from the same seed, always.
type generator struct{ state uint64 }

func (r *generator) next() uint64 {
	r.state ^= r.state >> 12
	r.state ^= r.state << 25
	r.state ^= r.state >> 27
	return r.state * 0x2545f4914f6cdd1d
}

// sparse is a word in which one bit of eight is set.
func (r *generator) sparse() uint64 {
	v := r.next()
	v &= r.next()
	return v & r.next()
}

// value is random bits, or some with a random exponent in a narrow range and a
// mantissa with long runs.
func (r *generator) value(kind rune) uint64 {
	v := r.next()
	switch kind {
	case 'i':
		return v >> 32 >> (r.next() % 32)
	case 'l':
		return v >> (r.next() % 64)
	case 's':
		return r.float(v>>32, 23, 8)
	}
	return r.float(v, 52, 11)
}

func (r *generator) float(v uint64, mantissa, exponent int) uint64 {
	choice := r.next()
	if choice%4 == 0 {
		return v
	}
	sign := v >> (mantissa + exponent) << (mantissa + exponent)
	m := v & (1<<mantissa - 1)
	switch choice / 4 % 4 {
	case 0:
		m &= r.sparse()
	case 1:
		m |= ^r.sparse()
	case 2:
		m = m >> (choice / 64 % uint64(mantissa)) << (choice / 64 % uint64(mantissa))
	}
	m &= 1<<mantissa - 1
	e := uint64(1)<<(exponent-1) - 1
	spread := choice / 4096 % 64
	switch choice / 16 % 4 {
	case 0, 1:
		e += spread - 32
	case 2:
		e = spread % 8
	case 3:
		e = 1<<exponent - 2 - spread%8
	}
	return sign | e<<mantissa | m
}

// near is a number whose exponent is 0 to 60 less than x's and whose mantissa
// is random, or nearly that of x.
func (r *generator) near(kind rune, x uint64) uint64 {
	mantissa := map[rune]int{'d': 52, 's': 23}[kind]
	y := x ^ r.next()&7 ^ r.next()<<63>>(map[rune]int{'d': 0, 's': 32}[kind])
	if r.next()%2 == 0 {
		y ^= r.next() & (1<<mantissa - 1)
	}
	return y - r.next()%61<<mantissa
}

// nearProduct is a number near minus the product of the first two.
func (r *generator) nearProduct(kind uint8, v []uint64) uint64 {
	if kind == 'd' {
		return math.Float64bits(-math.Float64frombits(v[0])*math.Float64frombits(v[1])) + r.next()%5 - 2 + r.next()%3<<52
	}
	p := -math.Float32frombits(uint32(v[0])) * math.Float32frombits(uint32(v[1]))
	return uint64(math.Float32bits(p) + uint32(r.next()%5) - 2 + uint32(r.next()%3)<<23)
}

// checkColumns compares columns of results with what Go makes.
func (c WordCase) checkColumns(in, out [][]uint32) error {
	wrong, text := 0, ""
	operands := make([]uint32, len(in))
	for i := range out[0] {
		for j := range in {
			operands[j] = in[j][i]
		}
		want := c.Want(operands)
		for j := range want {
			if out[j][i] == want[j] {
				continue
			}
			if wrong++; wrong <= 5 {
				got := make([]uint32, len(out))
				for k := range got {
					got[k] = out[k][i]
				}
				text += fmt.Sprintf("\n  of %#08x is %#08x, want %#08x (words, lowest first)", operands, got, want)
			}
			break
		}
	}
	if wrong == 0 {
		return nil
	}
	return fmt.Errorf("%s: %d of %d are wrong:%s", c.Name, wrong, len(out[0]), text)
}

// ToOdd is exact, or x where exact is zero or nil, as a float32 rounded to odd.
func ToOdd(exact *big.Float, x float64) []uint32 {
	if x == 0 || x-x != 0 {
		return FromFloat(float32(x))
	}
	if exact == nil || exact.Sign() == 0 {
		exact = new(big.Float).SetFloat64(x)
	}
	nearest, accuracy := exact.Float32()
	bits := math.Float32bits(nearest)
	if accuracy == big.Exact {
		return []uint32{bits}
	}
	if (accuracy == big.Above) != exact.Signbit() {
		bits-- // toward zero
	}
	return []uint32{bits | 1}
}
