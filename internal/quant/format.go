package quant

// Format describes a block of one format. A block holds Elements numbers in Bytes bytes. Its elements
// are counted by Digits, the last of which counts fastest. Every number of a block lies at bits that
// depend linearly on the digits ([Field]).
//
// An element is scale*quant; scale*quant + minimum where Minimum is set; scale*step*quant where the
// block has steps, of which it subtracts minimum*min where it has mins. The operators apply from the
// left, in float32, each rounded. All but the last sum or difference are exact.
type Format struct {
	Name     string
	Elements int
	Bytes    int
	Digits   []int
	Scale    int     // the offset of the scale, a float16, in bytes
	Exponent bool    // the scale is one byte e: 2^(e-128)
	Minimum  int     // the offset of the float16 minimum; 0 for none
	Steps    *Number // scales of parts of a block
	Mins     *Number // minimums of parts of a block
	Quants   Number
	Values   []int8 // what the quants stand for, 16 of them; nil for themselves

	decode func(block []byte, out []float32)
	encode func(block []byte, x []float32) bool
}

// Number is an integer of a block: the sum of its fields, less the bias.
type Number struct {
	Fields []Field
	Bias   int8
	Signed bool // the only field is an int8
}

// Field is bits of a block's bytes. For the digits c, they are in the byte Offset + sum(Strides*c),
// from the bit Shift + sum(Shifts*c) on. Strides descend, where they are not 0. Missing entries are 0.
type Field struct {
	Offset  int
	Strides []int
	Shift   int
	Shifts  []int
	Mask    uint8 // of the bits, when they have been shifted
	Left    int   // the place of the bits in the number
}

// nibbles are 16 bytes, whose low halves are the first 16 elements.
func nibbles(offset int) Field {
	return Field{Offset: offset, Strides: []int{0, 1}, Shifts: []int{4}, Mask: 15}
}

// nibblesBy8 are [nibbles] for digits that also count eighths of the high bits.
func nibblesBy8(offset int) Field {
	return Field{Offset: offset, Strides: []int{0, 8, 1}, Shifts: []int{4}, Mask: 15}
}

// fifthBits are four bytes with a bit for each of 32 elements.
func fifthBits(offset int) Field {
	return Field{Offset: offset, Strides: []int{2, 1}, Shifts: []int{0, 0, 1}, Mask: 1, Left: 4}
}

// sixBits are the 6 bits of steps and minimums in the 12 bytes that Q4_K and Q5_K share. The first
// four numbers have all their bits in a byte. The last four have two bits above those of the first.
var (
	sixBitSteps = &Number{Fields: []Field{
		{Offset: 4, Strides: []int{8, 2, 1}, Mask: 15},
		{Offset: 4, Strides: []int{0, 2, 1}, Shift: 4, Shifts: []int{2}, Mask: 3, Left: 4},
	}}
	sixBitMins = &Number{Fields: []Field{
		{Offset: 8, Strides: []int{4, 2, 1}, Shifts: []int{4}, Mask: 15},
		{Offset: 8, Strides: []int{0, 2, 1}, Shift: 4, Shifts: []int{2}, Mask: 3, Left: 4},
	}}
)

// nonlinear are the values of IQ4_NL, e2m1 those of MXFP4, doubled.
var (
	nonlinear = []int8{-127, -104, -83, -65, -49, -35, -22, -10, 1, 13, 25, 38, 53, 69, 89, 113}
	e2m1      = []int8{0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12}
)

// Formats are the formats, in the order of package tensor's constants.
var Formats = []Format{
	{Name: "Q4_0", Elements: 32, Bytes: 18, Digits: []int{2, 16},
		Quants: Number{Fields: []Field{nibbles(2)}, Bias: 8}, decode: decodeQ4_0, encode: encodeQ4_0},
	{Name: "Q4_1", Elements: 32, Bytes: 20, Digits: []int{2, 16}, Minimum: 2,
		Quants: Number{Fields: []Field{nibbles(4)}}, decode: decodeQ4_1, encode: encodeQ4_1},
	{Name: "Q5_0", Elements: 32, Bytes: 22, Digits: []int{2, 2, 8},
		Quants: Number{Fields: []Field{nibblesBy8(6), fifthBits(2)}, Bias: 16}, decode: decodeQ5_0, encode: encodeQ5_0},
	{Name: "Q5_1", Elements: 32, Bytes: 24, Digits: []int{2, 2, 8}, Minimum: 2,
		Quants: Number{Fields: []Field{nibblesBy8(8), fifthBits(4)}}, decode: decodeQ5_1, encode: encodeQ5_1},
	{Name: "Q8_0", Elements: 32, Bytes: 34, Digits: []int{32},
		Quants: Number{Fields: []Field{{Offset: 2, Strides: []int{1}, Mask: 255}}, Signed: true}, decode: decodeQ8_0, encode: encodeQ8_0},
	{Name: "Q2_K", Elements: 256, Bytes: 84, Digits: []int{2, 4, 2, 16}, Scale: 80, Minimum: 82,
		Steps:  &Number{Fields: []Field{{Strides: []int{8, 2, 1}, Mask: 15}}},
		Mins:   &Number{Fields: []Field{{Strides: []int{8, 2, 1}, Shift: 4, Mask: 15}}},
		Quants: Number{Fields: []Field{{Offset: 16, Strides: []int{32, 0, 16, 1}, Shifts: []int{0, 2}, Mask: 3}}}, decode: decodeQ2K},
	{Name: "Q3_K", Elements: 256, Bytes: 110, Digits: []int{2, 2, 2, 2, 16}, Scale: 108,
		Steps: &Number{Bias: 32, Fields: []Field{
			{Offset: 96, Strides: []int{0, 4, 2, 1}, Shifts: []int{4}, Mask: 15},
			{Offset: 104, Strides: []int{0, 0, 2, 1}, Shifts: []int{4, 2}, Mask: 3, Left: 4},
		}},
		Quants: Number{Bias: 4, Fields: []Field{
			{Offset: 32, Strides: []int{32, 0, 0, 16, 1}, Shifts: []int{0, 4, 2}, Mask: 3},
			{Strides: []int{0, 0, 0, 16, 1}, Shifts: []int{4, 2, 1}, Mask: 1, Left: 2},
		}}, decode: decodeQ3K},
	{Name: "Q4_K", Elements: 256, Bytes: 144, Digits: []int{2, 2, 2, 32}, Minimum: 2, Steps: sixBitSteps, Mins: sixBitMins,
		Quants: Number{Fields: []Field{{Offset: 16, Strides: []int{64, 32, 0, 1}, Shifts: []int{0, 0, 4}, Mask: 15}}}, decode: decodeQ4K},
	{Name: "Q5_K", Elements: 256, Bytes: 176, Digits: []int{2, 2, 2, 32}, Minimum: 2, Steps: sixBitSteps, Mins: sixBitMins,
		Quants: Number{Fields: []Field{
			{Offset: 48, Strides: []int{64, 32, 0, 1}, Shifts: []int{0, 0, 4}, Mask: 15},
			{Offset: 16, Strides: []int{0, 0, 0, 1}, Shifts: []int{4, 2, 1}, Mask: 1, Left: 4},
		}}, decode: decodeQ5K},
	{Name: "Q6_K", Elements: 256, Bytes: 210, Digits: []int{2, 2, 2, 2, 16}, Scale: 208,
		Steps: &Number{Fields: []Field{{Offset: 192, Strides: []int{8, 4, 2, 1}, Mask: 255}}, Signed: true},
		Quants: Number{Bias: 32, Fields: []Field{
			{Strides: []int{64, 0, 32, 16, 1}, Shifts: []int{0, 4}, Mask: 15},
			{Offset: 128, Strides: []int{32, 0, 0, 16, 1}, Shifts: []int{0, 4, 2}, Mask: 3, Left: 4},
		}}, decode: decodeQ6K},
	{Name: "IQ4_NL", Elements: 32, Bytes: 18, Digits: []int{2, 16}, Values: nonlinear,
		Quants: Number{Fields: []Field{nibbles(2)}}, decode: decodeIQ4NL, encode: encodeIQ4NL},
	{Name: "MXFP4", Elements: 32, Bytes: 17, Digits: []int{2, 16}, Exponent: true, Values: e2m1,
		Quants: Number{Fields: []Field{nibbles(1)}}, decode: decodeMXFP4, encode: encodeMXFP4},
}

// Named returns the format of a name, or nil.
func Named(name string) *Format {
	for i := range Formats {
		if Formats[i].Name == name {
			return &Formats[i]
		}
	}
	return nil
}

// Encodes reports whether [Format.Encode] knows the format.
func (f *Format) Encodes() bool { return f.encode != nil }
