package hostref

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"math"
	"os"
	"runtime"
	"strconv"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/elementary"
)

var update = flag.Bool("update", false, "write the generated Go of the elementary functions")

const generated = "elementary_gen.go"

// source writes a definition of elementary as Go text: straight lines that
// compile to the same operations in the same order, where calling through the
// interface would cost ten times as much. Values, words and conditions are
// expressions without side effects.
type source struct {
	bytes.Buffer
	last int
}

type (
	value     string
	word      string
	condition string
)

func (s *source) let(format string, args ...any) string {
	s.last++
	name := "t" + strconv.Itoa(s.last)
	fmt.Fprintf(s, name+" := "+format+"\n", args...)
	return name
}

func (s *source) choose(c condition, a, b string) string {
	name := s.let("%s", b)
	fmt.Fprintf(s, "if %s {\n%s = %s\n}\n", c, name, a)
	return name
}

func (s *source) Const(f float32) value     { return value(fmt.Sprintf("float32(%x)", f)) }
func (s *source) Word(w uint32) word        { return word(fmt.Sprintf("uint32(%#x)", w)) }
func (s *source) Add(a, b value) value      { return value(s.let("float32(%s + %s)", a, b)) }
func (s *source) Sub(a, b value) value      { return value(s.let("float32(%s - %s)", a, b)) }
func (s *source) Mul(a, b value) value      { return value(s.let("float32(%s * %s)", a, b)) }
func (s *source) Bits(v value) word         { return word(s.let("math.Float32bits(%s)", v)) }
func (s *source) Float(u word) value        { return value(s.let("math.Float32frombits(%s)", u)) }
func (s *source) AddU(a, b word) word       { return word(s.let("%s + %s", a, b)) }
func (s *source) SubU(a, b word) word       { return word(s.let("%s - %s", a, b)) }
func (s *source) AndU(a, b word) word       { return word(s.let("%s & %s", a, b)) }
func (s *source) OrU(a, b word) word        { return word(s.let("%s | %s", a, b)) }
func (s *source) ShiftLeft(u, n word) word  { return word(s.let("%s << (%s & 31)", u, n)) }
func (s *source) ShiftRight(u, n word) word { return word(s.let("%s >> (%s & 31)", u, n)) }
func (s *source) LessU(a, b word) condition { return condition(fmt.Sprintf("%s < %s", a, b)) }
func (s *source) Select(c condition, a, b value) value {
	return value(s.choose(c, string(a), string(b)))
}
func (s *source) SelectU(c condition, a, b word) word { return word(s.choose(c, string(a), string(b))) }

func (s *source) ShiftRightSigned(u, n word) word {
	return word(s.let("uint32(int32(%s) >> (%s & 31))", u, n))
}

func (s *source) LessSigned(a, b word) condition {
	return condition(fmt.Sprintf("int32(%s) < int32(%s)", a, b))
}

func (s *source) Scale(v value, k word) value {
	return elementary.ScaleByMultiply[value, word, condition](s, v, k)
}

// functions are the elementary functions, as they are generated and as they are
// defined.
var functions = []struct {
	name    string
	text    func(*source, value) value
	defined func(elementary.Scalar, float32) float32
	loop    func(dst, x []float32)
}{
	{"exp", func(s *source, v value) value { return elementary.Exp[value, word, condition](s, v) },
		func(m elementary.Scalar, x float32) float32 { return elementary.Exp[float32, uint32, bool](m, x) }, exp},
}

func TestGeneratedElementary(t *testing.T) {
	s := &source{}
	s.WriteString("// Code generated from package elementary by go test -run TestGeneratedElementary -update; DO NOT EDIT.\n\npackage hostref\n\nimport \"math\"\n")
	for _, f := range functions {
		fmt.Fprintf(s, "\n// %s is elementary's definition, element by element.\nfunc %s(dst, x []float32) {\nx = x[:len(dst)]\nfor i, v := range x {\n", f.name, f.name)
		s.last = 0
		fmt.Fprintf(s, "dst[i] = %s\n}\n}\n", f.text(s, "v"))
	}
	want, err := format.Source(s.Bytes())
	if err != nil {
		t.Fatalf("%v in\n%s", err, s.Bytes())
	}
	if *update {
		if err := os.WriteFile(generated, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(generated)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what elementary defines (%v): run go test ./hostref -run TestGeneratedElementary -update", generated, err)
	}
}

func TestGeneratedIsDefined(t *testing.T) {
	const n = 1 << 16
	x, got := make([]float32, n), make([]float32, n)
	for i := range x {
		x[i] = math.Float32frombits(uint32(i) * 65521)
	}
	for _, f := range functions {
		f.loop(got, x)
		for i := range x {
			if want := f.defined(elementary.Scalar{}, x[i]); math.Float32bits(got[i]) != math.Float32bits(want) {
				t.Fatalf("%s(%x) = %x, defined as %x", f.name, x[i], got[i], want)
			}
		}
	}
}

// expBound is the greatest error of exp over all inputs, in ULP, rounded up.
const expBound = 0.78

// TestExpSample checks 2^22 inputs spread over all bit patterns, and as many
// where the result is neither 0 nor Inf; TestExpEverywhere checks all.
func TestExpSample(t *testing.T) {
	const n = 1 << 22
	x := make([]float32, 2*n)
	for i := range n {
		x[2*i] = math.Float32frombits(uint32(i)*1021 + uint32(i)>>9)
		x[2*i+1] = -104 + 193*(float32(i)+0.5)/n
	}
	checkExp(t, x)
}

func TestExpEverywhere(t *testing.T) {
	if os.Getenv("WEFT_EXHAUSTIVE") == "" {
		t.Skip("all 2^32 inputs take minutes: set WEFT_EXHAUSTIVE=1")
	}
	const block = 1 << 16
	workers := runtime.GOMAXPROCS(0)
	worst := make([]float64, workers)
	var wait sync.WaitGroup
	for worker := range workers {
		wait.Go(func() {
			x := make([]float32, block)
			for base := worker * block; base < 1<<32; base += workers * block {
				for i := range x {
					x[i] = math.Float32frombits(uint32(base + i))
				}
				worst[worker] = max(worst[worker], checkExp(t, x))
			}
		})
	}
	wait.Wait()
	t.Logf("greatest errors: %.4f ULP", worst)
}

func checkExp(t *testing.T, x []float32) (worst float64) {
	got := make([]float32, len(x))
	exp(got, x)
	var at int
	for i := range x {
		if e := expError(x[i], got[i]); e > worst {
			worst, at = e, i
		}
	}
	if worst > expBound {
		t.Errorf("exp(%x) = %x is off by %.4f ULP, more than %v", x[at], got[at], worst, expBound)
	}
	return worst
}

// expError is the error of got in ULP of the true value, against float64's exp,
// whose own error is 2^-29 of that. It is Inf where got is NaN or Inf and the
// correctly rounded value is not, or the other way round.
func expError(x, got float32) float64 {
	want := math.Exp(float64(x))
	rounded := float32(want)
	switch {
	case math.Float32bits(got) == math.Float32bits(rounded), rounded != rounded && math.Float32bits(got) == canonicalNaN:
		return math.Min(math.Abs(float64(got)-want)/ulp(want), 0.5)
	case got != got, rounded != rounded, math.IsInf(float64(got), 0), math.IsInf(float64(rounded), 0):
		return math.Inf(1)
	}
	return math.Abs(float64(got)-want) / ulp(want)
}

// ulp is the distance of float32 numbers about v, not less than the least
// subnormal.
func ulp(v float64) float64 {
	exponent := int(math.Float64bits(v)>>52&0x7ff) - 1023
	return math.Float64frombits(uint64(max(exponent-23, -149)+1023) << 52)
}
