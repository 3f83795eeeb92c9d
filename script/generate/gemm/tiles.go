package main

// machine is a processor's kind of vectors.
type machine struct {
	bits      int
	letter    string // of its registers
	registers int
	tiles     []tile
	complex   []tile // of complex numbers
	turned    []turned
	pairs     int // vectors of sums of pairs of lines
}

// tile is a part of a result whose sums the registers hold: 1 to so many rows by so many
// vectors.
type tile struct{ rows, vectors int }

// turned is a tile of so many rows by one vector, groups of them one after the other: the lines
// of a turned right factor are transposed in registers. Sums of several groups need not wait for
// each other's additions.
type turned struct{ rows, groups int }

// The tiles of AVX2 have twelve sums at the most in sixteen registers, and those of AVX-512
// sixteen in thirty-two. The wide ones are for few rows. Those of complex numbers keep each vector
// of the right factor twice.
var machines = []machine{
	{bits: 256, letter: "Y", registers: 16, tiles: []tile{{6, 2}, {6, 1}, {2, 4}}, complex: []tile{{4, 2}, {6, 1}, {1, 4}}, turned: []turned{{1, 2}, {2, 1}, {4, 1}}, pairs: 2},
	{bits: 512, letter: "Z", registers: 32, tiles: []tile{{8, 2}, {8, 1}, {2, 4}}, complex: []tile{{8, 2}, {8, 1}, {2, 4}}, turned: []turned{{1, 2}, {2, 1}, {4, 1}, {8, 1}}, pairs: 2},
}

// packing is the bits of the vectors that pack lines. Wider ones are shuffled by one port alone, and
// need more lines and steps.
const packing = 256

// lane is a type that is multiplied and added in.
type lane struct {
	name                 string // of the dtype
	also                 string // another one with the same instructions
	size                 int    // in bytes
	mul, plus, broadcast string
	fused                string // adds a product that is not rounded before; "": there is none, or the definition rounds it
	unordered            string // the comparison that finds NaNs; "": there are none
	sign, nan            [2]int // how ones are shifted so that they become -0 and the canonical NaN: to the right, then to the left
	least                int    // bits of the least vectors that have the instructions
	apart                bool   // mul takes no operand that it repeats itself

	// from are the dtypes whose elements loops bring to this one; an element is then two neighbouring
	// steps of 16 bits.
	from []narrow

	// Of complex numbers: the exchange of the parts, and the subtraction of the first parts with
	// the addition of the second ones, which only AVX2 has.
	swap, subtractAdd string
}

// narrow is a dtype of 8 or 16 bits. extend makes 16 bits of 8; "": it has them.
type narrow struct{ name, extend string }

// isComplex reports whether the elements have two parts, for which the other fields are.
func (l lane) isComplex() bool { return l.swap != "" }

// part is the size of what is multiplied and added, in bytes.
func (l lane) part() int {
	if l.isComplex() {
		return l.size / 2
	}
	return l.size
}

var lanes = []lane{
	{name: "Float32", size: 4, mul: "VMULPS", plus: "VADDPS", fused: "VFMADD231PS", broadcast: "VBROADCASTSS", unordered: "VCMPPS $3,", sign: [2]int{31, 31}, nan: [2]int{23, 22}},
	{name: "Float64", size: 8, mul: "VMULPD", plus: "VADDPD", broadcast: "VBROADCASTSD", unordered: "VCMPPD $3,", sign: [2]int{63, 63}, nan: [2]int{52, 51}},
	{name: "Complex64", size: 8, mul: "VMULPS", plus: "VADDPS", broadcast: "VBROADCASTSS", unordered: "VCMPPS $3,", sign: [2]int{31, 31}, nan: [2]int{23, 22}, swap: "VPERMILPS $0xb1,", subtractAdd: "VADDSUBPS"},
	{name: "Complex128", size: 16, mul: "VMULPD", plus: "VADDPD", broadcast: "VBROADCASTSD", unordered: "VCMPPD $3,", sign: [2]int{63, 63}, nan: [2]int{52, 51}, swap: "VPERMILPD $0x55,", subtractAdd: "VADDSUBPD"},
	{name: "Int32", also: "Uint32", size: 4, mul: "VPMULLD", plus: "VPADDD", broadcast: "VPBROADCASTD"},
	{name: "Int16", size: 4, mul: "VPMADDWD", plus: "VPADDD", broadcast: "VPBROADCASTD", apart: true, from: []narrow{{"Int8", "VPMOVSXBW"}, {"Uint8", "VPMOVZXBW"}, {"Int16", ""}}},
	{name: "Int64", also: "Uint64", size: 8, mul: "VPMULLQ", plus: "VPADDQ", broadcast: "VPBROADCASTQ", least: 512},
}
