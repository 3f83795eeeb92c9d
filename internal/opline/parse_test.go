package opline

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func operands(l Line) string {
	var list []string
	for _, o := range l.Operands {
		list = append(list, fmt.Sprintf("%s=%s%v", o.Name, o.DType.Short(), o.Shape))
	}
	return strings.Join(list, " ")
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ name, line, op, operands, text string }{
		{"flat", "add f32 [4096,4096] [4096]", "add", "a=f32[4096 4096] b=f32[4096]", ""},
		{"other dtypes and a scalar", "where f32 bool[64,64] [64] []", "where", "a=bool[64 64] b=f32[64] c=f32[]", ""},
		{"an alias", "multiply i64 [3] [3]", "mul", "a=i64[3] b=i64[3]", ""},
		{"a long dtype", "add float32 [3] int32[3]", "add", "a=f32[3] b=i32[3]", ""},
		{"size 0", "sum f32 [0,3] axis=0", "sum", "a=f32[0 3]", ""},
		{"expression", "expr 'maximum(a*b + c, 0)' f32 a=[4096,4096] b=[4096] c=[4096,1]", "expr",
			"a=f32[4096 4096] b=f32[4096] c=f32[4096 1]", ""},
		{"double quotes become single", `expr "relu(a)" f32 a=i32[2]`, "expr", "a=i32[2]", "expr 'relu(a)' f32 a=i32[2]"},
		{"an operand called data", "expr 'data+a' f32 data=[2] a=[2] data=bits", "expr", "data=f32[2] a=f32[2]", "expr data+a f32 data=[2] a=[2] data=bits"},
		{"spaces and a comment", "  neg   i32  [2]  # why", "neg", "a=i32[2]", "neg i32 [2]"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := Parse(c.line)
			if err != nil {
				t.Fatal(err)
			}
			if c.text == "" {
				c.text = c.line
			}
			if l.Op != c.op || operands(l) != c.operands || l.Text != c.text {
				t.Errorf("got %s, %s, %q; want %s, %s, %q", l.Op, operands(l), l.Text, c.op, c.operands, c.text)
			}
			again, err := Parse(l.Text)
			if err != nil || again.Text != l.Text {
				t.Errorf("its text %q reads as %q, %v", l.Text, again.Text, err)
			}
		})
	}
}

func TestAttributes(t *testing.T) {
	attr := func(line string) ops.Attr {
		t.Helper()
		l, err := Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		return l.Expr.(*expr.Call).Attr
	}
	for _, c := range []struct {
		line string
		want ops.Attr
	}{
		{"sum f32 [2,3]", ops.Attr{}},
		{"sum f32 [2,3] axis=0,-1 keepdims=true", ops.Attr{Axes: []int{0, -1}, KeepDims: true}},
		{"cast f32 [2] to=i64", ops.Attr{DType: dtype.Int64}},
		{"broadcast_to f32 [2] shape=[3,2]", ops.Attr{Shape: shape.Shape{3, 2}}},
		{"reshape f32 [6] shape=2,-1", ops.Attr{Shape: shape.Shape{2, -1}}},
		{"permute_dims f32 [2,3,4] perm=2,0,1", ops.Attr{Axes: []int{2, 0, 1}}},
		{"expand_dims f32 [2] axes=0,2", ops.Attr{Axes: []int{0, 2}}},
		{"squeeze f32 [1,2]", ops.Attr{}},
		{"flip f32 [2,3] axes=-1", ops.Attr{Axes: []int{-1}}},
		{"slice f32 [8,9,5] start=1,_ stop=-1,4 step=2,-1,3",
			ops.Attr{Ranges: []shape.Range{shape.Step(1, -1, 2), {Stop: 4, HasStop: true, Step: -1}, shape.StepAll(3)}}},
		{"index f32 [10,20,3] at=2,1:5:2,newaxis,...",
			ops.Attr{Indices: []shape.Index{shape.At(2), shape.Step(1, 5, 2), shape.NewAxis, shape.Ellipsis}}},
		{"index f32 [10] at=()", ops.Attr{Indices: []shape.Index{}}},
		{"assign f32 [10,20] [2] at=[-1,::-10]", ops.Attr{Indices: []shape.Index{shape.At(-1), shape.StepAll(-10)}}},
	} {
		if got := attr(c.line); fmt.Sprintf("%+v", got) != fmt.Sprintf("%+v", c.want) {
			t.Errorf("%s\n got %+v\nwant %+v", c.line, got, c.want)
		}
	}
	l, err := Parse("permute_dims f32 [2,3]")
	if _, ok := l.Expr.(*expr.Transpose); err != nil || !ok {
		t.Errorf("permute_dims without perm is %T, %v; want a transpose", l.Expr, err)
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		name, line string
		word       int
		says       string
	}{
		{"empty", "", 0, "it is empty"},
		{"quote not closed", "expr 'a f32", 0, "is a quote not closed?"},
		{"operator typo", "ad f32 [4] [4]", 1, `unknown operator "ad"; did you mean "add"?`},
		{"creation", "full f32 [4]", 1, "full makes a tensor of nothing"},
		{"dtype missing", "add", 0, "the dtype is missing"},
		{"dtype forgotten", "add [4] [4]", 2, "write f32 [4]"},
		{"dtype typo", "add f33 [4] [4]", 2, `did you mean "f32"?`},
		{"dtype of a later version", "add str [4] [4]", 2, "not supported in this version"},
		{"operand's dtype typo", "where f32 bol[4] [4] [4]", 3, `did you mean "bool"?`},
		{"operand count", "add f32 [4]", 0, "add: takes 2 operands, got 1"},
		{"negative dim", "add f32 [4,-1] [4]", 3, "axis 1 has size -1"},
		{"dims overflow", "add f32 [4294967296,4294967296] [4]", 3, "takes the product of the sizes above"},
		{"size overflows", "add f32 [99999999999999999999] [4]", 3, "does not fit an integer"},
		{"dim is no number", "add f32 [4,x] [4]", 3, `"x" is not a size`},
		{"space in dims", "add f32 [4, 4] [4]", 3, "without spaces"},
		{"no brackets", "add f32 4 [4]", 3, "is no operand"},
		{"key typo", "sum f32 [4,4] axs=1", 4, `unknown key "axs"; did you mean "axis"?`},
		{"key twice", "sum f32 [4,4] axis=1 axis=0", 5, "given twice"},
		{"key missing", "cast f32 [4]", 0, "cast needs to, such as to=i32"},
		{"key without a value", "sum f32 [4] axis=", 4, "axis= is empty"},
		{"key's value", "sum f32 [4,4] axis=one", 4, `"one" is not an integer`},
		{"index missing", "index f32 [4,4]", 0, "index needs at, such as at=(0,1:5)"},
		{"index key typo", "assign f32 [4,4] [4] att=0", 5, `unknown key "att"; did you mean "at"?`},
		{"item of an index", "index f32 [4,4] at=1,newaxs", 4, `did you mean "newaxis"?`},
		{"operands of assign", "assign f32 [4,4] at=0", 0, "assign: takes 2 operands, got 1"},
		{"data typo", "add f32 [4] [4] data=bit", 5, `did you mean "bits"?`},
		{"expression too short", "expr 'a'", 0, "needs an expression in quotes"},
		{"expression typo", "expr 'a + relux(b)' f32 a=[2] b=[2]", 2, `did you mean "relu"?`},
		{"operand without a name", "expr 'a' f32 [2]", 4, "has a name, such as a=[2]"},
		{"name without dims", "expr 'a+bias' f32 a=[2] bais=[2]", 2, `did you mean "bais"?`},
		{"name without dims, of one letter", "expr 'a*b' f32 a=[2]", 2, "names b, which has no dims: write b=[...] (word"},
		{"operand not used", "expr 'a+1' f32 a=[2] b=[2]", 0, "operand b is not in the expression"},
		{"operand twice", "expr 'a+1' f32 a=[2] a=[2]", 5, "given twice"},
		{"no names", "expr '1+1' f32", 2, "names no operand"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse(c.line)
			var e *Error
			if !errors.As(err, &e) {
				t.Fatalf("%q: %v; want an *Error", c.line, err)
			}
			if e.Word != c.word || !strings.Contains(e.Error(), c.says) {
				t.Errorf("%q: word %d: %v\nwant word %d: %s", c.line, e.Word, e, c.word, c.says)
			}
		})
	}
}

func TestErrorsKeepTheirTypedCause(t *testing.T) {
	var d *shape.DimError
	if _, err := Parse("add f32 [-1] [4]"); !errors.As(err, &d) || d.Value != -1 {
		t.Errorf("negative dim: %v", err)
	}
	var u *dtype.UnknownError
	if _, err := Parse("add str [1] [4]"); !errors.As(err, &u) || !u.Planned {
		t.Errorf("planned dtype: %v", err)
	}
	var s *expr.SyntaxError
	if _, err := Parse("expr 'a+' f32 a=[4]"); !errors.As(err, &s) {
		t.Errorf("syntax: %v", err)
	}
	if _, err := Parse("index f32 [4,4] at=(1,:x)"); !errors.As(err, &s) || s.Column() != 4 {
		t.Errorf("item of an index: %v", err)
	}
}

func TestParseSuite(t *testing.T) {
	lines, err := ParseSuite("s.txt", "# head\n\nadd f32 [2] [2]  # flat\nneg i32 [3]\n")
	if err != nil || len(lines) != 2 || lines[1].Text != "neg i32 [3]" {
		t.Errorf("got %v, %v", lines, err)
	}
	if len(lines) == 2 && lines[1].Place != "s.txt:4" {
		t.Errorf("the second line lies at %s", lines[1].Place)
	}
	if lines, err := ParseSuite("s.txt", "\ufeffneg i32 [3]\n"); err != nil || len(lines) != 1 || lines[0].Text != "neg i32 [3]" {
		t.Errorf("a byte order mark is skipped, got %v, %v", lines, err)
	}
	_, err = ParseSuite("s.txt", "# head\nad f32 [2] [2]\n")
	if err == nil || !strings.HasPrefix(err.Error(), "s.txt:2: ") {
		t.Errorf("an error names the file's line, got %v", err)
	}
}

func TestIsMovement(t *testing.T) {
	for line, want := range map[string]bool{
		"flip f32 [2]":                               true,
		"permute_dims f32 [2,3]":                     true,
		"index f32 [2,3] at=0":                       true,
		"expr 'a[0, ...].T' f32 a=[2,3]":             true,
		"assign f32 [2,3] [3] at=0":                  false,
		"expr 'assign(a, 1, at=0)[1]' f32 a=[2,3]":   false,
		"expr 'a.T[1:]' f32 a=[2,3]":                 true,
		"add f32 [2] [2]":                            false,
		"expr '(a+1).T' f32 a=[2,3]":                 false,
		"expr 'a' f32 a=[2,3]":                       true,
		"expr 'sum(reshape(a,shape=6))' f32 a=[2,3]": false,
	} {
		l, err := Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if l.IsMovement() != want {
			t.Errorf("%s: IsMovement is %v", line, !want)
		}
	}
}

// FuzzParse holds the reader to its contract: an *Error, or a line whose text
// reads as the same line again.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"add f32 [4096,4096] [4096]", "where f32 bool[64,64] [64] []", "sum f32 [4096,4096] axis=1 keepdims=true data=tiny",
		"expr 'maximum(a*b + c, 0)' f32 a=[4,4] b=[4] c=[4,1]", "slice i64 [9,9] start=1,_ step=-1",
		"index f32 [10,20] at=2,1:5:2,newaxis,...", "assign bool [9] [] at=(::-2,)", "expr 'a", "[", "f32[", "a=[]", "# x",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Parse(text)
		var e *Error
		if err != nil {
			if !errors.As(err, &e) || e.Error() == "" {
				t.Fatalf("%q: %T", text, err)
			}
			return
		}
		again, err := Parse(l.Text)
		if err != nil || again.Text != l.Text || operands(again) != operands(l) {
			t.Fatalf("%q became %q, which reads as %q, %v", text, l.Text, again.Text, err)
		}
	})
}
