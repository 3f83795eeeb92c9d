package tml_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/tml"
	"github.com/weft-gpu/weft/shape"
)

// typ reads a type of a table.
func typ(t testing.TB, text string) tml.Type {
	t.Helper()
	got, err := tml.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestTypeNotations(t *testing.T) {
	for _, c := range []struct {
		text, level, declaration string
		flat                     shape.Shape
		nesting                  int
	}{
		{"int", "int", "int", shape.Shape{}, 0},
		{" real ", "real", "real", shape.Shape{}, 0},
		{"3 int", "3 int", "tensor<int, 3>", shape.Shape{3}, 1},
		{"3x3 bool", "3x3 bool", "tensor<bool, 3, 3>", shape.Shape{3, 3}, 1},
		{"3x(3) bool", "3x(3) bool", "tensor<tensor<bool, 3>, 3>", shape.Shape{3, 3}, 2},
		{"3x(2x2) int", "3x(2x2) int", "tensor<tensor<int, 2, 2>, 3>", shape.Shape{3, 2, 2}, 2},
		{"3 x ( 2 x 2 )int", "3x(2x2) int", "tensor<tensor<int, 2, 2>, 3>", shape.Shape{3, 2, 2}, 2},
		{"4x1x(2x(3x5)) uint", "4x1x(2x(3x5)) uint", "tensor<tensor<tensor<uint, 3, 5>, 2>, 4, 1>", shape.Shape{4, 1, 2, 3, 5}, 3},
		{"tensor<int, 1, 5, 1>", "1x5x1 int", "tensor<int, 1, 5, 1>", shape.Shape{1, 5, 1}, 1},
		{"tensor< tensor<int,1> ,5,5 >", "5x5x(1) int", "tensor<tensor<int, 1>, 5, 5>", shape.Shape{5, 5, 1}, 2},
		{"tensor<2x2 int, 3>", "3x(2x2) int", "tensor<tensor<int, 2, 2>, 3>", shape.Shape{3, 2, 2}, 2},
		{"0x2 char", "0x2 char", "tensor<char, 0, 2>", shape.Shape{0, 2}, 1},
	} {
		got := typ(t, c.text)
		if got.String() != c.level || got.Declaration() != c.declaration || !got.FlatShape().Equal(c.flat) || got.Nesting() != c.nesting {
			t.Errorf("%q: got %v, %s, flat %v, %d levels", c.text, got, got.Declaration(), got.FlatShape(), got.Nesting())
		}
		if again := typ(t, got.Declaration()); !again.Equal(got) {
			t.Errorf("%q: %s reads as %v", c.text, got.Declaration(), again)
		}
	}
}

func TestTypeTextsRefused(t *testing.T) {
	for _, c := range []struct {
		text string
		at   int
		want string // part of what the error says is expected
	}{
		{"", 0, "a basic type follows"},
		{"float", 0, "a basic type follows"},
		{"str", 0, "a string's type has its length"},
		{"3", 1, "a basic type follows"},
		{"3x int", 3, "a size, such as 3, follows"},
		{"3x(2 int", 5, `")" closes the level`},
		{"(3) int", 0, "a basic type follows"},
		{"3x(2)x4 int", 5, "a basic type follows"},
		{"3 int 4", 6, "a type ends here"},
		{"-3 int", 0, "a basic type follows"},
		{"99999999999999999999 int", 0, "the size is too large"},
		{"tensor", 6, `"<" and the base type`},
		{"tensor<int>", 10, `"," and a size follow`},
		{"tensor<int, 3", 13, `">", follow`},
		{"tensor<int, x>", 12, "a size, such as 3, follows"},
		{"tensor<, 3>", 7, "a basic type follows"},
	} {
		_, err := tml.Parse(c.text)
		var e *dialect.TypeError
		if !errors.As(err, &e) || !strings.HasSuffix(e.Problem, "\n    "+strings.Repeat(" ", c.at)+"^") || !strings.Contains(e.Problem, c.want) {
			t.Errorf("%q: got %v, want %q at %d", c.text, err, c.want, c.at)
		}
	}
}

func TestTypesTooLarge(t *testing.T) {
	var e *shape.DimError
	if _, err := tml.Parse("3000000x(3000000x(3000000)) int"); !errors.As(err, &e) {
		t.Errorf("parsed: %v", err)
	}
	row, err := tml.TensorType(tml.ScalarType(tml.Int), 1, 1<<24)
	if err != nil {
		t.Fatal(err)
	}
	column, err := tml.TensorType(tml.ScalarType(tml.Int), 1<<25, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tml.Infer("+", row, column); !errors.As(err, &e) {
		t.Errorf("the result of %v and %v: %v", row, column, err)
	}
	if _, err := tml.TensorType(row, math.MaxInt); !errors.As(err, &e) {
		t.Errorf("a tensor of %v: %v", row, err)
	}
}

func TestTensorTypeRefused(t *testing.T) {
	var e *dialect.TypeError
	if _, err := tml.TensorType(tml.ScalarType(tml.Int)); !errors.As(err, &e) {
		t.Errorf("no dims: %v", err)
	}
	if _, err := tml.TensorType(tml.Type{}, 3); !errors.As(err, &e) {
		t.Errorf("no base: %v", err)
	}
	var d *shape.DimError
	if _, err := tml.TensorType(tml.ScalarType(tml.Int), 3, -1); !errors.As(err, &d) {
		t.Errorf("a negative size: %v", err)
	}
}

// A Type is a value: its methods return copies of its memory.
func TestTypeIsImmutable(t *testing.T) {
	dims := []int{3, 2}
	x, err := tml.TensorType(typ(t, "4 int"), dims...)
	if err != nil {
		t.Fatal(err)
	}
	dims[0] = 9
	x.Dims()[0] = 9
	x.FlatShape()[0] = 9
	part, _, err := x.Index(0)
	if err != nil {
		t.Fatal(err)
	}
	part.Dims()[0] = 9
	if x.String() != "3x2x(4) int" || part.String() != "2x(4) int" {
		t.Errorf("got %v and %v", x, part)
	}
}

func TestScalarOrder(t *testing.T) {
	all := []tml.Scalar{tml.Bool, tml.Uint, tml.Int, tml.Real, tml.Char}
	// rows assign to columns, in the order of all
	table := []string{
		"yes yes yes yes no",
		"no  yes yes yes no",
		"no  no  yes yes no",
		"no  no  no  yes no",
		"no  no  no  no  yes",
	}
	for i, s := range all {
		for j, u := range all {
			want := strings.Fields(table[i])[j] == "yes"
			if s.LessEqual(u) != want {
				t.Errorf("%v <= %v is %v", s, u, !want)
			}
			wider, ok := tml.Wider(s, u)
			if back := strings.Fields(table[j])[i] == "yes"; ok != (want || back) || ok && wider != map[bool]tml.Scalar{true: u, false: s}[want] {
				t.Errorf("the wider of %v and %v: %v, %v", s, u, wider, ok)
			}
		}
	}
	if (tml.Scalar(0)).LessEqual(0) {
		t.Error("no type is narrower than no type")
	}
}
