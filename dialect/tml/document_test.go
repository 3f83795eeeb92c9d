package tml_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dialect/tml"
)

// Every example printed in "TML, Broadcasting", by section and place. A name with 'as corrected' is
// an example whose text has a slip; the comment states our reading.

// "Logical, relational and bitwise operations", first example.
func TestDocumentRelationalScalarAndTensor(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := tml.Of(c, int32(1))
		b := ints(t, c, "3", 1, 2, 3)
		nested := tml.Nest(b, b, b)
		expect(t, "c = [b, b, b]", nested, "3x(3) int [[1, 2, 3], [1, 2, 3], [1, 2, 3]]")
		expect(t, "d = a > b", tml.Apply(">", a, b), "3 bool [false, false, false]")
		expect(t, "d = a > c", tml.Apply(">", a, nested),
			"3x(3) bool [[false, false, false], [false, false, false], [false, false, false]]")
	})
}

// "Logical, relational and bitwise operations", second example.
func TestDocumentRelationalTwoTensors(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a, b := ints(t, c, "3", 1, 2, 3), ints(t, c, "3", 4, 5, -1)
		expect(t, "x = a > b", tml.Apply(">", a, b), "3 bool [false, false, true]")
		expect(t, "y = c > d", tml.Apply(">", tml.Nest(a, a, a), tml.Nest(b, b, b)),
			"3x(3) bool [[false, false, true], [false, false, true], [false, false, true]]")
	})
}

// "Logical, relational and bitwise operations", the sentence on results, as
// corrected: a bitwise operator takes uint and gives uint; bool is the result of
// relational and logical operators.
func TestDocumentBitwiseResultAsCorrected(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := tml.From(c, typ(t, "2 uint"), []uint32{12, 7})
		expect(t, "a & 10", tml.Apply("&", a, tml.Of(c, uint32(10))), "2 uint [8, 2]")
		expect(t, "a | 10", tml.Apply("|", a, tml.Of(c, uint32(10))), "2 uint [14, 15]")
		expect(t, "a ^ 10", tml.Apply("^", a, tml.Of(c, uint32(10))), "2 uint [6, 13]")
	})
}

// The introduction: "3x3x3 and 3x(3x3) objects are not semantically equal".
func TestDocumentNestedTypesDiffer(t *testing.T) {
	flat, nested := typ(t, "3x3x3 int"), typ(t, "3x(3x3) int")
	if flat.Equal(nested) {
		t.Errorf("%v equals %v", flat, nested)
	}
	var e *tml.BroadcastError
	if _, err := tml.Infer("<", flat, nested); !errors.As(err, &e) || e.Level != 1 || e.Sizes != [2]int{} {
		t.Errorf("%v < %v: %v", flat, nested, err)
	}
	// The 3 of the nested type aligns with the last 3 of the flat one, whose
	// elements are scalars and broadcast into 3x3 tensors.
	if out, err := tml.Infer("+", flat, nested); err != nil || out.String() != "3x3x3x(3x3) int" {
		t.Errorf("%v + %v: %v, %v", flat, nested, out, err)
	}
}

// "Arithmetic operations", first example.
func TestDocumentArithmeticCompatible(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a, b := ints(t, c, "3", 1, 2, 3), ints(t, c, "3x1", 1, 2, 3)
		sum := tml.Apply("+", a, b)
		expect(t, "c = a + b", sum, "3x3 int [2, 3, 4; 3, 4, 5; 4, 5, 6]")
		for name, x := range map[string]*tml.Value{"a": a, "b": b} {
			if !tml.Refines(sum.Type(), x.Type()) {
				t.Errorf("type(c) <= type(%s) does not hold", name)
			}
		}
		broadcast := declared(t, "3x3 int", a)
		expect(t, "a with broadcasting applied", broadcast.Value(), "3x3 int [1, 2, 3; 1, 2, 3; 1, 2, 3]")
		must(t, broadcast.Assign(b))
		expect(t, "b with broadcasting applied", broadcast.Value(), "3x3 int [1, 1, 1; 2, 2, 2; 3, 3, 3]")
	})
}

// "Arithmetic operations", second example.
func TestDocumentArithmeticIncompatible(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a, b := ints(t, c, "2x2", 1, 2, 1, 2), ints(t, c, "2x3", 1, 2, 3, 1, 2, 3)
		var e *tml.BroadcastError
		if err := tml.Apply("+", a, b).Err(); !errors.As(err, &e) || e.Level != 1 || e.Axis != 1 || e.Sizes != [2]int{2, 3} {
			t.Errorf("c = a + b: %v", err)
		}
	})
}

// "Assignments", first example.
func TestDocumentAssignmentCompatible(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := declared(t, "tensor<int, 3>", ints(t, c, "3", 0, 0, 0))
		must(t, a.Assign(tml.Of(c, int32(1))))
		expect(t, "a = 1", a.Value(), "3 int [1, 1, 1]")

		b := declared(t, "tensor<int, 3, 3>", ints(t, c, "3x3", make([]int32, 9)...))
		must(t, b.Assign(ints(t, c, "3", 1, 1, 1)))
		expect(t, "b = [1, 1, 1]", b.Value(), "3x3 int [1, 1, 1; 1, 1, 1; 1, 1, 1]")
	})
}

// "Assignments", second example.
func TestDocumentAssignmentIncompatible(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := declared(t, "tensor<int, 3>", tml.Of(c, int32(0)))
		expect(t, "tensor<int, 3> a = 0", a.Value(), "3 int [0, 0, 0]")
		var e *tml.BroadcastError
		if err := a.Assign(ints(t, c, "2", 1, 3)); !errors.As(err, &e) || e.Sizes != [2]int{2, 3} {
			t.Errorf("a = [1, 3]: %v", err)
		}
		expect(t, "a after it", a.Value(), "3 int [0, 0, 0]")
	})
}

// "Index access broadcasting", the introduction's c = a + b with a scalar b.
func TestDocumentIndexIntroductionScalar(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := reals(t, c, "2x3", 1, 2, 3, 4, 5, 6)
		expect(t, "c = a + b", tml.Apply("+", a, tml.Of(c, 0.5)), "2x3 real [1.5, 2.5, 3.5; 4.5, 5.5, 6.5]")
	})
}

// "Index access broadcasting", the introduction's c = a + b with tensor<real, 2,
// 3> and tensor<real, 2>, as corrected: by condition 1 of "Arithmetic operations"
// and rule 1, which adds dimensions to the left, 2 meets 3 and does not fit;
// tensor<real, 3> is meant.
func TestDocumentIndexIntroductionTensorAsCorrected(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := reals(t, c, "2x3", 1, 2, 3, 4, 5, 6)
		var e *tml.BroadcastError
		if err := tml.Apply("+", a, reals(t, c, "2", 10, 20)).Err(); !errors.As(err, &e) || e.Axis != 1 {
			t.Errorf("as printed: %v", err)
		}
		expect(t, "as corrected", tml.Apply("+", a, reals(t, c, "3", 10, 20, 30)), "2x3 real [11, 22, 33; 14, 25, 36]")
	})
}

// "Index access broadcasting", "Example".
func TestDocumentIndexTensor(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := declared(t, "tensor<real, 1, 2>", reals(t, c, "2", 3, 4)).Value()
		expect(t, "a[0][1]", a.Index(0, 1), "real 4")
		expect(t, "a[999][1]", a.Index(999, 1), "real 4")
		expect(t, "a[999][1][1000][2000]", a.Index(999, 1, 1000, 2000), "real 4")
		expect(t, "a[999][0][1000][2000]", a.Index(999, 0, 1000, 2000), "real 3")
		expect(t, "a[999]", a.Index(999), "2 real [3, 4]")
		var e *tml.IndexError
		if err := a.Index(0, 2).Err(); !errors.As(err, &e) || e.Position != 1 || e.Size != 2 {
			t.Errorf("a[0][2] is bounded: %v", err)
		}
	})
}

// "Scalars and Index Access Broadcasting".
func TestDocumentIndexScalar(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := tml.Of(c, int32(42))
		for _, indices := range [][]int{{}, {0}, {500}, {4, 5}} {
			equal := tml.Apply("==", a.Index(indices...), tml.Of(c, int32(42)))
			expect(t, "a == 42", equal, "bool true")
		}
	})
}

// "Strings and Indexing".
func TestDocumentIndexString(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		s := tml.Text(c, "step")
		expect(t, "s", s, `4 char "step"`)
		expect(t, "s[1]", s.Index(1), `char "t"`)
		expect(t, "s[1][7][8]", s.Index(1, 7, 8), `char "t"`)
		var e *tml.IndexError
		if err := s.Index(4).Err(); !errors.As(err, &e) || e.Size != 4 {
			t.Errorf("s[4]: %v", err)
		}
	})
}

// "Syntax and Examples", first example.
func TestDocumentSyntaxScalar(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		a := declared(t, "int", tml.Of(c, int32(1)))
		expect(t, "b = a[1]", a.At(1).Value(), "int 1")
		expect(t, "c = a[1][2][3]", a.At(1, 2, 3).Value(), "int 1")
		must(t, a.At(1).Assign(tml.Of(c, int32(2))))
		expect(t, "a[1] = 2", a.Value(), "int 2")
		must(t, a.At(1, 2, 3).Assign(tml.Of(c, int32(3))))
		expect(t, "a[1][2][3] = 3", a.Value(), "int 3")
	})
}

// "Syntax and Examples", second example: the loop over the characters of signs,
// as corrected: "+-+" is a string, not a char as the comment says, and its
// characters are compared with == although relational operators take numbers.
func TestDocumentSyntaxStringAsCorrected(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		plus := tml.Text(c, "+")
		for _, run := range []struct {
			signs string
			typ   string
			count int
			want  string
		}{
			{"-", "char", 1, "3 real [1, 2, 3]"},
			{"+", "char", 1, "3 real [11, 2, 3]"},
			{"+-+", "3 char", 3, "3 real [11, 2, 33]"},
		} {
			signs := tml.Text(c, run.signs)
			if signs.Type().String() != run.typ {
				t.Errorf("%q is a %v, want %s", run.signs, signs.Type(), run.typ)
			}
			x := declared(t, "3 real", reals(t, c, "3", 1, 2, 3))
			y := reals(t, c, "3", 10, 20, 30)
			for i := range run.count {
				same, err := tml.Read[bool](ctx, tml.Apply("==", signs.Index(i), plus))
				must(t, err)
				if same[0] {
					must(t, x.At(i).Update("+", y.Index(i)))
				}
			}
			expect(t, "x for "+run.signs, x.Value(), run.want)
		}
	})
}

// "Narrowcasting", the rules' own types.
func TestDocumentNarrowRules(t *testing.T) {
	for _, c := range []struct{ rule, from, want string }{
		{"1", "int", "int"},
		{"2", "tensor<T, 1, 5, 1>", "tensor<T, 5>"},
		{"3", "tensor<T, 5>", "tensor<T, 5>"},
		{"4", "tensor<T, 1, 1, 1>", "T"},
	} {
		for _, base := range []string{"real", "tensor<int, 1>", "tensor<tensor<bool, 1>, 2, 1>"} {
			from, want := typ(t, replaceT(c.from, base)), typ(t, replaceT(c.want, base))
			if got := from.Narrow(); !got.Equal(want) {
				t.Errorf("rule %s: narrow of %v is %v, want %v", c.rule, from, got, want)
			}
		}
	}
}

func replaceT(text, base string) string {
	out := ""
	for _, r := range text {
		if r == 'T' {
			out += base
		} else {
			out += string(r)
		}
	}
	return out
}

// "Narrowcasting", the examples; the first as corrected: b = narrow(b) stands for
// narrow(a).
func TestDocumentNarrowExamplesAsCorrected(t *testing.T) {
	contexts(t, func(t *testing.T, c tml.Program) {
		one := tml.Of(c, int32(1))
		for _, run := range []struct{ line, declared, want string }{
			{"b = narrow(a)", "int", "int"},
			{"d = narrow(c)", "tensor<int, 1>", "int"},
			{"f = narrow(e)", "tensor<int, 1, 5, 1>", "tensor<int, 5>"},
			{"h = narrow(g)", "tensor<int, 5, 5>", "tensor<int, 5, 5>"},
			{"j = narrow(i)", "tensor<tensor<int, 1>, 5, 5>", "tensor<tensor<int, 1>, 5, 5>"},
		} {
			v := declared(t, run.declared, one).Value().Narrow()
			data, err := tml.Read[int32](ctx, v)
			if err != nil || v.Type().Declaration() != run.want || len(data) != v.Type().Size() || data[len(data)-1] != 1 {
				t.Errorf("%s: got %v of %v, %v; want a %s of ones", run.line, data, v.Type(), err, run.want)
			}
		}
		nested := declared(t, "tensor<tensor<int, 1>, 1, 1>", one).Value()
		expect(t, "narrow(narrow(x))", nested.Narrow().Narrow(), "int 1")
	})
}
