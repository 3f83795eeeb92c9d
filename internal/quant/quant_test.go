package quant

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

// byName is the format of a name, nil for none.
func byName(name string) *Format {
	for i := range Formats {
		if Formats[i].Name == name {
			return &Formats[i]
		}
	}
	return nil
}

func fromHex(t *testing.T, text string) []byte {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// numbers are the float32s of bytes.
func numbers(b []byte) []float32 {
	x := make([]float32, len(b)/4)
	for i := range x {
		x[i] = math.Float32frombits(binary.LittleEndian.Uint32(b[4*i:]))
	}
	return x
}

// Decode and Encode give the bits of ggml's reference functions.
func TestBlocksAreGGMLs(t *testing.T) {
	text, err := os.ReadFile("testdata/ggml.txt")
	if err != nil {
		t.Fatal(err)
	}
	decoded, encoded := map[string]bool{}, map[string]bool{}
	for line := range strings.Lines(string(text)) {
		part := strings.Fields(line)
		if part[0] == "#" {
			continue
		}
		f := byName(part[1])
		from, to := fromHex(t, part[2]), fromHex(t, part[3])
		if part[0] == "decode" {
			decoded[f.Name] = true
			got := make([]float32, f.Elements)
			f.Decode(from, got)
			for i, want := range numbers(to) {
				if math.Float32bits(got[i]) != math.Float32bits(want) {
					t.Errorf("%s: element %d is %v, and ggml's %v", f.Name, i, got[i], want)
					break
				}
			}
			continue
		}
		encoded[f.Name] = true
		got := make([]byte, f.Bytes)
		if i := f.Encode(numbers(from), got); i >= 0 || !bytes.Equal(got, to) {
			t.Errorf("%s: the block (fault %d) is\n%x, and ggml's\n%x", f.Name, i, got, to)
		}
	}
	for _, f := range Formats {
		if !decoded[f.Name] || encoded[f.Name] != f.Encodes() {
			t.Errorf("%s: a vector to decode %v, to encode %v", f.Name, decoded[f.Name], encoded[f.Name])
		}
	}
}

// fieldsOf are the fields of all numbers of a block.
func fieldsOf(f *Format) (fields []Field) {
	for _, n := range []*Number{f.Steps, f.Mins, &f.Quants} {
		if n != nil {
			fields = append(fields, n.Fields...)
		}
	}
	return fields
}

// Views of the fields can be made: the strides descend and divide each other, and the slice that
// they split lies in the block.
func TestFieldsAreSlicesOfBlocks(t *testing.T) {
	for i := range Formats {
		f := &Formats[i]
		count := 1
		for _, n := range f.Digits {
			count *= n
		}
		if count != f.Elements {
			t.Errorf("%s: the digits %v count %d elements of %d", f.Name, f.Digits, count, f.Elements)
		}
		for _, field := range fieldsOf(f) {
			left := 0
			for digit, stride := range field.Strides {
				if stride == 0 {
					continue
				}
				if left == 0 {
					left = stride * f.Digits[digit]
					if field.Offset+left > f.Bytes {
						t.Errorf("%s: %+v ends behind the block", f.Name, field)
					}
				}
				if left%stride != 0 || left/stride < f.Digits[digit] {
					t.Errorf("%s: %+v does not split by %d", f.Name, field, stride)
				}
				left = stride
			}
			if left != 1 {
				t.Errorf("%s: the last stride of %+v is %d", f.Name, field, left)
			}
		}
	}
}

// errorBounds are the greatest errors of an element that was encoded and decoded, over the greatest
// magnitude of the block: half a step, or a whole one where the last level is cut off, and the
// rounding of the scale. The nonlinear formats have wider steps at their ends.
var errorBounds = map[string]float64{"Q4_0": 0.126, "Q4_1": 0.069, "Q5_0": 0.0635, "Q5_1": 0.0345, "Q8_0": 0.0045, "IQ4_NL": 0.14, "MXFP4": 0.26}

func TestErrorsOfEncodedNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for name, bound := range errorBounds {
		f, worst := byName(name), 0.0
		for range 2000 {
			x, y, b := make([]float32, f.Elements), make([]float32, f.Elements), make([]byte, f.Bytes)
			for i := range x {
				x[i] = float32(r.NormFloat64())
			}
			if i := f.Encode(x, b); i >= 0 {
				t.Fatalf("%s: block %d is refused", name, i)
			}
			f.Decode(b, y)
			for i := range x {
				worst = max(worst, math.Abs(float64(x[i]-y[i]))/math.Abs(float64(largest(x))))
			}
		}
		if worst > bound || worst < bound/3 {
			t.Errorf("%s: the greatest error is %.4f of the block's greatest element, and the bound %.4f", name, worst, bound)
		}
	}
}

// Blocks of zeros, of one value, of the smallest and the largest numbers.
func TestHardBlocks(t *testing.T) {
	for i := range Formats {
		f := &Formats[i]
		if !f.Encodes() {
			continue
		}
		for _, v := range []float32{0, 1, -1, 1e-45, -1e-45, 1e-38, 2e-41, 65504, 1e38, -math.MaxFloat32} {
			x, y, b := make([]float32, f.Elements), make([]float32, f.Elements), make([]byte, f.Bytes)
			for j := range x {
				x[j] = v * float32(1-j%2)
			}
			fits := f.Encode(x, b) < 0
			if large := abs(v) > 1e30; fits == large && f.Name != "MXFP4" {
				t.Errorf("%s: blocks of %v are accepted: %v", f.Name, v, fits)
			}
			f.Decode(b, y)
			for j := range y {
				if wrong := math.Abs(float64(y[j] - x[j])); fits && !(wrong <= 0.26*math.Abs(float64(v))+1e-7) {
					t.Errorf("%s: %v becomes %v", f.Name, x[j], y[j])
					break
				}
			}
		}
	}
}
