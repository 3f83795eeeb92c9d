package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/ops"
)

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
