package hostref

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"math"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/ops"
)

var update = flag.Bool("update", false, "write the generated Go of the elementary functions")

// definition is a function of elementary over columns: of elements of a Go
// type, each of one part or two.
type definition struct {
	name, element string
	width         int
	arity, parts  int
	eval          func(m *source, x []value) []value
}

// function is the name of the loop.
func (d definition) function() string {
	var camel strings.Builder
	for i, part := range strings.Split(d.name, "_") {
		if i > 0 {
			part = strings.ToUpper(part[:1]) + part[1:]
		}
		camel.WriteString(part)
	}
	return camel.String() + map[string]string{"float32": "32", "float64": "64", "complex64": "Complex64", "complex128": "Complex128"}[d.element]
}

func definitions32() (list []definition) {
	for _, f := range elementary.Float32[value, word, condition]() {
		list = append(list, definition{f.Name, "float32", 32, f.Arity, 1, func(m *source, x []value) []value { return []value{f.Eval(m, x)} }})
	}
	return list
}

// definitionsUsual are the usual forms, which tests hold against the definitions.
func definitionsUsual() (list []definition) {
	for _, f := range elementary.Float32[value, word, condition]() {
		if f.Usual != nil {
			list = append(list, definition{"usual_" + f.Name, "float32", 32, f.Arity, 1, func(m *source, x []value) []value { return []value{f.EvalUsual(m, x)} }})
		}
	}
	return list
}

func definitions64() (list []definition) {
	for _, f := range elementary.Float64[value, word, condition]() {
		list = append(list, definition{f.Name, "float64", 64, f.Arity, 1, func(m *source, x []value) []value { return []value{f.Eval(m, x)} }})
	}
	return list
}

func definitionsComplex() (list []definition) {
	for _, f := range elementary.Complex128[value, word, condition]() {
		if op, ok := ops.ByName(f.Name); ok && !op.Accept.Contains(dtype.Complex128) {
			continue // it serves others
		}
		list = append(list, definition{f.Name, "complex128", 64, f.Arity, 2, func(m *source, x []value) []value {
			y := f.Eval(m, pairsOf(x))
			return y[:]
		}})
	}
	return list
}

func quotients() []definition {
	return []definition{
		{"div", "complex64", 32, 2, 2, func(m *source, x []value) []value {
			y := elementary.ComplexQuotient[value, word, condition](m, [2]value(x[:2]), [2]value(x[2:]))
			return y[:]
		}},
		{"div", "complex128", 64, 2, 2, func(m *source, x []value) []value {
			y := elementary.ComplexQuotient64[value, word, condition](m, [2]value(x[:2]), [2]value(x[2:]))
			return y[:]
		}},
	}
}

func pairsOf[V any](x []V) (pairs [][2]V) {
	for i := 0; i < len(x); i += 2 {
		pairs = append(pairs, [2]V(x[i:i+2]))
	}
	return pairs
}

type generatedFile struct {
	file          string
	definitions   func() []definition
	unary, binary string
	element       string
}

// generatedUsual is compiled for tests alone.
var generatedUsual = generatedFile{"usual32_gen_test.go", definitionsUsual, "usual32", "", "float32"}

// generated are the files, each with the functions that it holds and the maps of
// those of one argument and of two by their names.
var generated = []generatedFile{
	{"elementary32_gen.go", definitions32, "unary32", "binary32", "float32"},
	{"elementary64_gen.go", definitions64, "unary64", "binary64", "float64"},
	{"elementarycomplex_gen.go", definitionsComplex, "unaryComplex", "binaryComplex", "complex128"},
	{"quotient_gen.go", quotients, "", "", ""},
}

// generatedTables is the file of the tables that they share.
const generatedTables = "tables_gen.go"

const generatedHeader = "// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.\n\npackage hostref\n\n"

//go:generate go test -count=1 -run ^TestGeneratedElementary$ . -update

func TestGeneratedElementary(t *testing.T) {
	tables := &tables{names: map[string]string{}}
	for _, g := range append([]generatedFile{generatedUsual}, generated...) {
		var text, functions bytes.Buffer
		text.WriteString(generatedHeader)
		for _, d := range g.definitions() {
			d.write(&functions, tables)
		}
		if bytes.Contains(functions.Bytes(), []byte("math.")) {
			text.WriteString("import \"math\"\n")
		}
		if g.unary != "" {
			writeNames(&text, g.unary, fmt.Sprintf("func(dst, x []%s)", g.element), 1, g.definitions())
		}
		if g.binary != "" {
			writeNames(&text, g.binary, fmt.Sprintf("func(dst, x, y []%s)", g.element), 2, g.definitions())
		}
		text.Write(functions.Bytes())
		checkGeneratedFile(t, g.file, text.Bytes())
	}
	checkGeneratedFile(t, generatedTables, append([]byte(generatedHeader), tables.text.Bytes()...))
}

// checkGeneratedFile compares a file with what it should hold, or writes it.
func checkGeneratedFile(t *testing.T, file string, text []byte) {
	t.Helper()
	want, err := format.Source(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if *update {
		if err := os.WriteFile(file, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what package elementary defines (%v): run go generate ./hostref", file, err)
	}
}

func writeNames(to *bytes.Buffer, name, of string, arity int, list []definition) {
	fmt.Fprintf(to, "\n// %s are the functions of %d by their names.\nvar %s = map[string]%s{\n", name, arity, name, of)
	for _, d := range list {
		if d.arity == arity {
			fmt.Fprintf(to, "%q: %s,\n", d.name, d.function())
		}
	}
	to.WriteString("}\n")
}

// write writes the loop.
func (d definition) write(to *bytes.Buffer, tables *tables) {
	s := newSource(d.width, tables)
	operands := []string{"x", "y"}[:d.arity]
	var x []value
	var inputs, shorten strings.Builder
	for _, operand := range operands {
		fmt.Fprintf(&shorten, "%s = %s[:len(dst)]\n", operand, operand)
		if d.parts == 1 {
			x = append(x, value(operand+"0"))
			fmt.Fprintf(&inputs, "%s0 := %s[i]\n", operand, operand)
			continue
		}
		x = append(x, value(operand+"0"), value(operand+"1"))
		fmt.Fprintf(&inputs, "%s0, %s1 := real(%s[i]), imag(%s[i])\n", operand, operand, operand, operand)
	}
	y := d.eval(s, x)
	result := string(y[0])
	if d.parts == 2 {
		result = fmt.Sprintf("complex(%s, %s)", y[0], y[1])
	}
	name := d.function()
	fmt.Fprintf(to, "\n// %s is elementary's definition, element by element.\nfunc %s(dst, %s []%s) {\n%sfor i := range dst {\n%s%s\ndst[i] = %s\n}\n}\n",
		name, name, strings.Join(operands, ", "), d.element, &shorten, &inputs, s.body(y), result)
}

// sample32 are inputs all over the bit patterns, and of moderate size.
func sample32(n int) []float32 {
	x := make([]float32, 0, n)
	for i := range uint32(n / 2) {
		x = append(x, math.Float32frombits(i*uint32(1<<33/uint64(n))+i>>9), float32(int32(i*2654435769))*0x1p-26)
	}
	for _, w := range specialBits(dtype.Float32) {
		x = append(x, math.Float32frombits(uint32(w)))
	}
	return x
}

// sample64 likewise.
func sample64(n int) []float64 {
	x := make([]float64, 0, n)
	for i := range uint64(n / 2) {
		w := i * 0x9e3779b97f4a7c15
		x = append(x, math.Float64frombits(w), float64(int64(w))*0x1p-58)
	}
	for _, w := range specialBits(dtype.Float64) {
		x = append(x, math.Float64frombits(w))
	}
	return x
}

func reversed[T any](x []T) []T {
	out := make([]T, len(x))
	for i, v := range x {
		out[len(x)-1-i] = v
	}
	return out
}

// sameBits reports the first element in which two columns differ, or -1.
func difference[T any](got, want []T) int {
	g, w := bytesOf(got), bytesOf(want)
	for i := range g {
		if g[i] != w[i] {
			return i * len(got) / len(g)
		}
	}
	return -1
}

// What is generated computes what elementary.Scalar does, bit for bit.
func TestGeneratedIsDefined(t *testing.T) {
	x32, x64 := sample32(1<<14), sample64(1<<13)
	z := make([]complex128, len(x64))
	small := make([]complex64, len(x32))
	for i, v := range x64 {
		z[i] = complex(v, x64[(i*7+3)%len(x64)])
	}
	for i, v := range x32 {
		small[i] = complex(v, x32[(i*7+3)%len(x32)])
	}
	for _, f := range elementary.Float32[float32, uint32, bool]() {
		checkGenerated(t, f.Name, x32, unary32[f.Name], binary32[f.Name], f.Arity, func(x []float32) float32 {
			return f.Eval(elementary.Scalar{}, x)
		})
	}
	for _, f := range elementary.Float64[float64, uint64, bool]() {
		checkGenerated(t, f.Name, x64, unary64[f.Name], binary64[f.Name], f.Arity, func(x []float64) float64 {
			return f.Eval(elementary.Scalar64{}, x)
		})
	}
	for _, f := range elementary.Complex128[float64, uint64, bool]() {
		if op, ok := ops.ByName(f.Name); ok && !op.Accept.Contains(dtype.Complex128) {
			continue
		}
		checkGenerated(t, f.Name, z, unaryComplex[f.Name], binaryComplex[f.Name], f.Arity, func(x []complex128) complex128 {
			var parts [][2]float64
			for _, v := range x {
				parts = append(parts, [2]float64{real(v), imag(v)})
			}
			y := f.Eval(elementary.Scalar64{}, parts)
			return complex(y[0], y[1])
		})
	}
	checkGenerated(t, "div", z, nil, divComplex128, 2, func(x []complex128) complex128 {
		y := elementary.ComplexQuotient64[float64, uint64, bool](elementary.Scalar64{}, [2]float64{real(x[0]), imag(x[0])}, [2]float64{real(x[1]), imag(x[1])})
		return complex(y[0], y[1])
	})
	checkGenerated(t, "div", small, nil, divComplex64, 2, func(x []complex64) complex64 {
		y := elementary.ComplexQuotient[float32, uint32, bool](elementary.Scalar{}, [2]float32{real(x[0]), imag(x[0])}, [2]float32{real(x[1]), imag(x[1])})
		return complex(y[0], y[1])
	})
}

func checkGenerated[T any](t *testing.T, name string, x []T, unary func(dst, x []T), binary func(dst, x, y []T), arity int, defined func(x []T) T) {
	t.Helper()
	y := reversed(x)
	got, want := make([]T, len(x)), make([]T, len(x))
	if arity == 1 && unary == nil || arity == 2 && binary == nil {
		t.Errorf("%s of %T is not generated", name, x[0])
		return
	}
	if arity == 1 {
		unary(got, x)
	} else {
		binary(got, x, y)
	}
	for i := range x {
		want[i] = defined([]T{x[i], y[i]}[:arity])
	}
	if i := difference(got, want); i >= 0 {
		t.Errorf("%s(%v, %v) of %T = %v, defined as %v", name, x[i], y[i], x[i], got[i], want[i])
	}
}

// The operators of the catalogue that are correctly rounded or exact need no
// elementary function, all others have one, of every type that they take.
func TestEveryElementaryFunctionIsThere(t *testing.T) {
	for _, op := range ops.All() {
		if op.Kind == ops.Map && op.ULP > 0 && unary32[op.Name] == nil && binary32[op.Name] == nil {
			t.Errorf("%s has an error bound of %v ULP and is no elementary function: a primitive rounds once, and a function of several steps is a composition: docs/adding-an-operator.md", op, op.ULP)
		}
		for _, d := range op.Accept.DTypes() {
			if op.Kind != ops.Map || op.ULP == 0 || d.IsInteger() {
				continue
			}
			if _, ok := maps[key{op, d}]; !ok {
				t.Errorf("%s of %s has no definition: docs/adding-an-operator.md", op, d)
			}
		}
	}
	for _, g := range generated {
		for _, d := range g.definitions() {
			if _, ok := ops.ByName(d.name); !ok {
				t.Errorf("%s of %s is not in the catalogue", d.name, d.element)
			}
		}
	}
}

// A float32 function is at most 1 ULP off, against the one of float64, which is
// at most 2 ULP of float64 off: 2^-28 of float32's.
func TestFloat32FunctionsAgreeWithFloat64(t *testing.T) {
	x := sample32(1 << 18)
	for name := range unary32 {
		if worst, at := worstError(name, x); worst > 1 {
			t.Errorf("%s(%x) is off by %.4f ULP", name, at, worst)
		}
	}
}

// forAll32 calls f with every multiple of size below 2^32, concurrently.
func forAll32(f func(base uint32), size uint32) {
	var wait sync.WaitGroup
	next := make(chan uint32)
	for range 8 {
		wait.Go(func() {
			for base := range next {
				f(base)
			}
		})
	}
	for i := range uint64(1<<32) / uint64(size) {
		next <- uint32(i) * size
	}
	close(next)
	wait.Wait()
}

func worstError(name string, x []float32) (worst float64, at float32) {
	got, wide, want := make([]float32, len(x)), make([]float64, len(x)), make([]float64, len(x))
	between(wide, x)
	unary32[name](got, x)
	unary64[name](want, wide)
	for i := range x {
		if e := ulpError(got[i], want[i]); e > worst {
			worst, at = e, x[i]
		}
	}
	return worst, at
}

// ulpError is the distance of a float32 result from the true value, in ULP of
// that; an infinite result counts as 2^128. It is Inf where one is NaN and the
// other is not, or where a zero has another sign.
func ulpError(got float32, want float64) float64 {
	rounded, value := float32(want), float64(got)
	switch {
	case math.IsInf(value, 0) && value == want:
		return 0
	case math.Float32bits(got) == math.Float32bits(rounded), rounded != rounded && math.Float32bits(got) == element.NaN32:
		return math.Min(math.Abs(value-want)/ulp(want), 0.5)
	case got != got, rounded != rounded, want == 0:
		return math.Inf(1)
	case math.IsInf(value, 0):
		value = math.Copysign(0x1p128, value)
	}
	return math.Abs(value-want) / ulp(want)
}

// ulp is the distance of float32 numbers about v, not less than the least
// subnormal.
func ulp(v float64) float64 {
	exponent := int(math.Float64bits(v)>>52&0x7ff) - 1023
	return math.Float64frombits(uint64(min(max(exponent-23, -149), 104)+1023) << 52)
}
