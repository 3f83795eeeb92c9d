package expr

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
)

// text writes a tree with every operator named and every nesting visible.
func text(n Node) string {
	switch n := n.(type) {
	case *Literal:
		return fmt.Sprint(n.Value)
	case *Name:
		return n.Name
	case *Transpose:
		return "T(" + text(n.X) + ")"
	case *Call:
		var parts []string
		for _, a := range n.Args {
			parts = append(parts, text(a))
		}
		a := n.Attr
		if a.Axes != nil {
			parts = append(parts, fmt.Sprintf("axes=%v", a.Axes))
		}
		if a.KeepDims {
			parts = append(parts, "keepdims")
		}
		if a.Ranges != nil {
			parts = append(parts, fmt.Sprintf("ranges=%v", a.Ranges))
		}
		if a.Indices != nil {
			parts = append(parts, fmt.Sprintf("at=%v", a.Indices))
		}
		if a.Shape != nil {
			parts = append(parts, fmt.Sprintf("shape=%v", a.Shape))
		}
		if a.DType != 0 {
			parts = append(parts, "to="+a.DType.Short())
		}
		return n.Op.Name + "(" + strings.Join(parts, " ") + ")"
	}
	return fmt.Sprintf("%T", n)
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"name", "a", "a"},
		{"product binds tighter than sum", "a + b*c", "add(a mul(b c))"},
		{"sums associate to the left", "a - b - c", "sub(sub(a b) c)"},
		{"quotients associate to the left", "a / b / c", "div(div(a b) c)"},
		{"parentheses", "a - (b - c)", "sub(a sub(b c))"},
		{"comparisons bind loosest", "a + 1 <= b * 2", "less_equal(add(a 1) mul(b 2))"},
		{"equality", "a == b", "equal(a b)"},
		{"parentheses allow a comparison of comparisons", "(a < b) != (b < c)", "not_equal(less(a b) less(b c))"},
		{"minus binds tighter than product", "-a * b", "mul(neg(a) b)"},
		{"minus after an operator", "a * -b", "mul(a neg(b))"},
		{"minus belongs to the number", "a + -2", "add(a -2)"},
		{"the integer minimum", "-9223372036854775808", "-9223372036854775808"},
		{"above int64", "18446744073709551615", "18446744073709551615"},
		{"fraction and exponent", "2.5e-3", "0.0025"},
		{"fraction without digits before it", ".5", "0.5"},
		{"infinity", "-inf", "-Inf"},
		{"truth", "a == true", "equal(a true)"},
		{"transpose", "a.T + b", "add(T(a) b)"},
		{"transpose binds tighter than minus", "-a.T", "neg(T(a))"},
		{"permute without axes is a transpose", "permute_dims(a)", "T(a)"},
		{"call", "relu(a*b + c)", "relu(add(mul(a b) c))"},
		{"call by alias", "multiply(a, b)", "mul(a b)"},
		{"three operands", "where(c, a, 0)", "where(c a 0)"},
		{"one axis", "sum(a, axis=1, keepdims=1)", "sum(a axes=[1] keepdims)"},
		{"no axis given", "sum(a)", "sum(a)"},
		{"empty list of axes", "sum(a, axis=())", "sum(a axes=[])"},
		{"list of one", "sum(a, axis=(0,))", "sum(a axes=[0])"},
		{"several axes", "max(a, axis=(0, -1))", "max(a axes=[0 -1])"},
		{"negative axis", "min(a, axis=-1)", "min(a axes=[-1])"},
		{"cast", "cast(a, to=i32)", "cast(a to=i32)"},
		{"reshape", "reshape(a, shape=(2, -1))", "reshape(a shape=[2 -1])"},
		{"slices", "a[1:5, ::-1, :3, :]", "index(a at=[1:5 ::-1 :3 :])"},
		{"basic indexing", "a[2, -1, newaxis, ..., 1:]", "index(a at=[2 -1 newaxis ... 1:])"},
		{"a comma may close an index", "a[0,]", "index(a at=[0])"},
		{"an operand called newaxis", "newaxis[newaxis]", "index(newaxis at=[newaxis])"},
		{"index by key", "index(a, at=(2, 1:5:2, ...))", "index(a at=[2 1:5:2 ...])"},
		{"index of one item", "index(a, at=::-1) + index(a, at=...) + index(a, at=-1)",
			"add(add(index(a at=[::-1]) index(a at=[...])) index(a at=[-1]))"},
		{"index of no item", "index(a, at=())", "index(a at=[])"},
		{"assign", "assign(a, b * 2, at=(..., 1:5))", "assign(a mul(b 2) at=[... 1:5])"},
		{"slice by keys", "slice(a, start=(1,_), step=(2,-1))", "slice(a ranges=[1::2 ::-1])"},
		{"slice of a transpose", "a.T[0:2]", "index(T(a) at=[0:2])"},
		{"spaces do not matter", " add( a,b ) ", "add(a b)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			n, err := Parse(c.src)
			if err != nil {
				t.Fatal(err)
			}
			if got := text(n); got != c.want {
				t.Errorf("%s\n got %s\nwant %s", c.src, got, c.want)
			}
		})
	}
}

func TestSyntaxErrors(t *testing.T) {
	for _, c := range []struct {
		name, src string
		column    int
		says      string
	}{
		{"empty", "", 1, "ends too early"},
		{"operand missing", "a + ", 5, "ends too early"},
		{"operator missing", "a b", 3, `unexpected "b"`},
		{"parenthesis missing", "(a + b", 7, `")" is missing`},
		{"call not closed", "sum(a", 6, `")" is missing`},
		{"call without operands not closed", "sum(", 5, `")" is missing`},
		{"parenthesis too many", "a)", 2, `unexpected ")"`},
		{"unknown operator", "relux(a)", 1, `unknown operator "relux"; did you mean "relu"?`},
		{"nothing near", "zzzzzz(a)", 1, `unknown operator "zzzzzz"`},
		{"creation", "full(a)", 1, "makes a tensor of nothing"},
		{"operand count", "1 + where(a, b)", 5, "where: takes 3 operands, got 2"},
		{"two letters swapped", "epx(a)", 1, `unknown operator "epx"; did you mean "exp"?`},
		{"unknown key", "sum(a, axs=1)", 8, `unknown key "axs"; did you mean "axis"?`},
		{"key of an operator without any", "relu(a, axis=1)", 9, "relu takes none"},
		{"key twice", "sum(a, axis=1, axis=0)", 16, "given twice"},
		{"operand after key", "sum(axis=1, a)", 13, "operands come before"},
		{"key missing", "cast(a)", 1, "cast needs to"},
		{"dtype typo", "cast(a, to=i33)", 9, `did you mean "i32"?`},
		{"axis not an integer", "sum(a, axis=one)", 8, `"one" is not an integer`},
		{"axis out of range", "sum(a, axis=99999999999999999999)", 8, "not an integer in range"},
		{"comparisons do not chain", "a < b < c", 7, "do not chain"},
		{"double minus", "--a", 2, "double minus"},
		{"stray character", "a $ b", 3, `unexpected character "$"`},
		{"not ASCII", "a + é", 5, "unexpected character"},
		{"only T", "a.X", 2, "only .T"},
		{"no item", "a[]", 3, `want an integer, a range such as 1:5, newaxis or ..., got "]"`},
		{"item typo", "a[1, newaxs]", 6, `got "newaxs"; did you mean "newaxis"?`},
		{"two commas", "a[1,,2]", 5, `got ","`},
		{"comma missing", "a[1 2]", 5, `want ",", got "2"`},
		{"bracket missing", "a[1", 4, `"]" is missing`},
		{"index ends too early", "a[1,", 5, "the index ends too early"},
		{"two dots", "a[..]", 3, `got "."`},
		{"index of a fraction", "a[1.5]", 3, "1.5 is not an integer in range"},
		{"index out of range", "a[99999999999999999999]", 3, "is not an integer in range"},
		{"minus without a number", "a[-]", 4, "want an integer after the minus"},
		{"index by key: item typo", "1 + index(a, at=(2, 1:x))", 23, `want ",", got "x"`},
		{"index by key: item typo without brackets", "index(a, at=newaxs)", 13, `did you mean "newaxis"?`},
		{"index by key: ends too early", "index(a, at=(2,-))", 17, "want an integer after the minus"},
		{"index key missing", "index(a)", 1, "index needs at, such as at=(0,1:5)"},
		{"index key typo", "index(a, att=0)", 10, `unknown key "att"; did you mean "at"?`},
		{"assign key missing", "assign(a, b)", 1, "assign needs at"},
		{"number out of range", "1e999", 1, "not a number in range"},
		{"a single equals sign", "a = b", 3, `unexpected "="`},
		{"value missing", "sum(a, axis=)", 13, "want a value"},
		{"list not closed", "sum(a, axis=(1,2", 17, `")" is missing`},
		{"minus of a truth value", "-true", 1, "needs a number"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse(c.src)
			var s *SyntaxError
			if !errors.As(err, &s) {
				t.Fatalf("%q: %v; want a *SyntaxError", c.src, err)
			}
			if s.Column() != c.column || !strings.Contains(s.What, c.says) {
				t.Errorf("%q: column %d: %s\nwant column %d: %s", c.src, s.Column(), s.What, c.column, c.says)
			}
		})
	}
}

func TestErrorPutsACaretUnderTheMistake(t *testing.T) {
	_, err := Parse("a*b + relux(c)")
	want := `column 7: unknown operator "relux"; did you mean "relu"?
    a*b + relux(c)
          ^`
	if err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
}

func TestNestingIsBounded(t *testing.T) {
	deep := strings.Repeat("(", 10_000)
	var s *SyntaxError
	for name, chain := range map[string]string{"additions": strings.Repeat("a+", 1_000_000) + "a", "transposes": "a" + strings.Repeat(".T", 1_000_000)} {
		if _, err := Parse(chain); !errors.As(err, &s) || len(err.Error()) > 1000 {
			t.Errorf("a million %s: %.1000v", name, err)
		}
	}
	if _, err := Parse(deep); !errors.As(err, &s) || !strings.Contains(s.What, "nested deeper") {
		t.Errorf("ten thousand parentheses: %v", err)
	}
	if _, err := Parse(strings.Repeat("(", 100) + "a" + strings.Repeat(")", 100)); err != nil {
		t.Errorf("a hundred parentheses: %v", err)
	}
}

func TestNames(t *testing.T) {
	n, err := Parse("where(m, a.T, sum(b + a, axis=0)[0:1])")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(Names(n), " "), "m a b"; got != want {
		t.Errorf("names %s, want %s", got, want)
	}
}

func TestNaNIsALiteral(t *testing.T) {
	n, err := Parse("nan")
	if err != nil {
		t.Fatal(err)
	}
	if l, ok := n.(*Literal); !ok || !math.IsNaN(l.Value.(float64)) {
		t.Errorf("nan is %v", text(n))
	}
}

// FuzzParse holds the parser to its contract: a tree or a *SyntaxError whose
// offset lies in the source, for any text.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"relu(a*b + c)", "maximum(a*b + c, 0)", "sum(a, axis=(0,-1), keepdims=true)", "a[1:5, ::-1].T", "a[0, newaxis, ..., -1:]", "assign(a, b, at=(0, ::2, ...))", "a[...", "index(a, at=((",
		"where(a <= 1e-3, -b, cast(c, to=i64))", "((", "a[", "a.", "-", "1.", "1e", "x=", "sum(a,axis=(", "é", "\x80", "a!b",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, src string) {
		n, err := Parse(src)
		if err == nil {
			_ = text(n)
			return
		}
		var s *SyntaxError
		if !errors.As(err, &s) {
			t.Fatalf("%q: %T is no *SyntaxError", src, err)
		}
		if s.Offset < 0 || s.Offset > len(src) || s.Error() == "" {
			t.Fatalf("%q: offset %d", src, s.Offset)
		}
	})
}
