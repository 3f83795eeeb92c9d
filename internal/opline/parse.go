package opline

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/shlex"

	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Usage describes the form of a line, for people.
const Usage = `OP DTYPE OPERAND... key=value...
expr 'EXPRESSION' DTYPE name=OPERAND...

An operand is its dims, [4096,4096], with a dtype before them where it differs
from the line's: bool[64,64]. [] is a scalar. The keys of each operator are in the
list below; lists are written axis=0,1 or axis=(0,1). Some of them:
  sum prod max min            axis=0,1 keepdims=true
  cast                        to=i32
  broadcast_to reshape        shape=[2,3] (reshape: one size may be -1)
  permute_dims                perm=1,0 (without: all axes reversed)
  slice                       start=1,_ stop=_,-1 step=1,2
  index assign                at=2,1:5,::-1,newaxis,... (assign: where the first
                              operand's elements are replaced by the second's)
  several results             result=1 (which of them; the first is 0)
  any line                    data=unit|bits|tiny|pairs
`

// parser holds one line while it is read.
type parser struct {
	text  string
	words []string
	line  Line
}

// Parse reads one line. It fails with an *[Error].
func Parse(text string) (Line, error) {
	p := &parser{text: strings.TrimSpace(text)}
	words, err := shlex.Split(text)
	if err != nil {
		return Line{}, p.fail(0, fmt.Errorf("cannot split it into words: %w (is a quote not closed?)", err))
	}
	if len(words) == 0 {
		return Line{}, p.fail(0, errors.New("it is empty: write an operator, a dtype and operands, such as add f32 [4096] [4096]"))
	}
	p.words = words
	p.line.Text = join(words)
	if words[0] == "expr" {
		err = p.expression()
	} else {
		err = p.operator()
	}
	if err != nil {
		return Line{}, err
	}
	return p.line, nil
}

// MaxOfASuite is how many lines the sweeps of a suite may make it have, those without
// sweeps among them.
const MaxOfASuite = 100_000

// ParseSuite reads the lines of a suite file, sweeps as in [ParseAll]; empty lines and
// # comments are skipped, and so is a byte order mark. An error names the file's line,
// and so does each line's Place.
func ParseSuite(name, content string) ([]Line, error) {
	var lines []Line
	for i, text := range strings.Split(strings.TrimPrefix(content, "\ufeff"), "\n") {
		place := fmt.Sprintf("%s:%d", name, i+1)
		words, err := shlex.Split(text)
		if err == nil && len(words) == 0 {
			continue
		}
		read, err := ParseAll(text)
		if err == nil && len(read) > 1 && len(lines)+len(read) > MaxOfASuite {
			err = &SweepError{"", fmt.Sprintf("its sweeps make more than %d lines", MaxOfASuite)}
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", place, err)
		}
		for _, l := range read {
			l.Place = place
			lines = append(lines, l)
		}
	}
	return lines, nil
}

func (p *parser) fail(word int, err error) error {
	e := &Error{Line: p.text, Word: word, What: err.Error(), Err: err}
	return e
}

// operator reads "OP DTYPE OPERAND... key=value...".
func (p *parser) operator() error {
	op, what := expr.FindOp(p.words[0])
	if op == nil {
		return p.fail(1, errors.New(what))
	}
	p.line.Op = op.Name
	if err := p.dtype(1); err != nil {
		return err
	}
	var attr ops.Attr
	result := 0
	seen := map[string]bool{}
	for i, w := range p.words[2:] {
		if err := p.operatorWord(op, &attr, &result, seen, w); err != nil {
			return p.fail(i+3, err)
		}
	}
	if what := expr.CheckCall(op, len(p.line.Operands), seen); what != "" {
		return p.fail(0, errors.New(what))
	}
	args := make([]expr.Node, len(p.line.Operands))
	for i, o := range p.line.Operands {
		args[i] = &expr.Name{Name: o.Name}
	}
	p.line.Expr = expr.New(op, attr, args...)
	if c, ok := p.line.Expr.(*expr.Call); ok {
		c.Result = result
	}
	return nil
}

func (p *parser) operatorWord(op *ops.Op, attr *ops.Attr, result *int, seen map[string]bool, w string) error {
	name, value, isKey := strings.Cut(w, "=")
	if isKey && seen[name] {
		return fmt.Errorf("%s is given twice", name)
	}
	switch {
	case isKey && name == "data":
		seen[name] = true
		return p.data(value)
	case isKey:
		seen[name] = true
		return expr.SetKey(op, attr, result, name, value)
	}
	return p.operand(string(rune('a'+len(p.line.Operands))), w)
}

// expression reads "expr EXPRESSION DTYPE name=OPERAND...".
func (p *parser) expression() error {
	p.line.Op = "expr"
	if len(p.words) < 3 {
		return p.fail(0, errors.New("expr needs an expression in quotes, a dtype and operands: expr 'a*b' f32 a=[4] b=[4]"))
	}
	n, err := expr.Parse(p.words[1])
	if err != nil {
		return p.fail(2, err)
	}
	p.line.Expr = n
	if err := p.dtype(2); err != nil {
		return err
	}
	for i, w := range p.words[3:] {
		if err := p.expressionWord(w); err != nil {
			return p.fail(i+4, err)
		}
	}
	return p.checkNames()
}

func (p *parser) expressionWord(w string) error {
	name, value, ok := strings.Cut(w, "=")
	if !ok {
		return fmt.Errorf("an operand of an expression has a name, such as a=%s", w)
	}
	// An operand may be called data: its value has brackets.
	if name == "data" && !strings.Contains(value, "[") {
		return p.data(value)
	}
	if slices.ContainsFunc(p.line.Operands, func(o Operand) bool { return o.Name == name }) {
		return fmt.Errorf("operand %s is given twice", name)
	}
	return p.operand(name, value)
}

// checkNames requires that the expression and the operands name the same.
func (p *parser) checkNames() error {
	var given []string
	for _, o := range p.line.Operands {
		given = append(given, o.Name)
	}
	used := expr.Names(p.line.Expr)
	if len(used) == 0 {
		return p.fail(2, errors.New("the expression names no operand"))
	}
	for _, name := range used {
		if !slices.Contains(given, name) {
			return p.fail(2, fmt.Errorf("the expression names %s, which has no dims: write %s=[...]%s", name, name, expr.Suggest(name, given)))
		}
	}
	for _, name := range given {
		if !slices.Contains(used, name) {
			return p.fail(0, fmt.Errorf("operand %s is not in the expression%s", name, expr.Suggest(name, used)))
		}
	}
	return nil
}

func (p *parser) dtype(word int) error {
	if word >= len(p.words) {
		return p.fail(0, fmt.Errorf("the dtype is missing: write it after the operator, as in %s f32 [4]", p.words[0]))
	}
	w := p.words[word]
	if strings.HasPrefix(w, "[") {
		return p.fail(word+1, fmt.Errorf("the dtype comes before the operands, and here is %s: write f32 %s", w, w))
	}
	d, err := expr.ParseDType(w)
	if err != nil {
		return p.fail(word+1, err)
	}
	p.line.DType = d
	return nil
}

func (p *parser) data(value string) error {
	var known []string
	for _, d := range AllData() {
		if string(d) == value {
			p.line.Data = d
			return nil
		}
		known = append(known, string(d))
	}
	return fmt.Errorf("unknown data %q%s (the kinds are %s)", value, expr.Suggest(value, known), strings.Join(known, ", "))
}

// operand reads "[dims]" or "dtype[dims]".
func (p *parser) operand(name, w string) error {
	o := Operand{Name: name, DType: p.line.DType}
	open := strings.IndexByte(w, '[')
	switch {
	case open < 0:
		return fmt.Errorf("%q is no operand: write its dims in brackets, such as [4096,4096] or bool[64], or a key=value", w)
	case !strings.HasSuffix(w, "]"):
		return fmt.Errorf("the bracket of %q is not closed (dims are written without spaces)", w)
	}
	if open > 0 {
		d, err := expr.ParseDType(w[:open])
		if err != nil {
			return err
		}
		o.DType = d
	}
	dims, err := dims(w[open+1 : len(w)-1])
	if err != nil {
		return err
	}
	if o.Shape, err = shape.Check("operand "+name, dims...); err != nil {
		return err
	}
	p.line.Operands = append(p.line.Operands, o)
	return nil
}

func dims(list string) ([]int, error) {
	if list == "" {
		return []int{}, nil
	}
	var out []int
	for _, item := range strings.Split(list, ",") {
		n, err := strconv.Atoi(item)
		if errors.Is(err, strconv.ErrRange) {
			return nil, fmt.Errorf("dims [%s]: the size %s does not fit an integer; use a smaller shape", list, item)
		}
		if err != nil {
			return nil, fmt.Errorf("dims [%s]: %q is not a size", list, item)
		}
		out = append(out, n)
	}
	return out, nil
}
