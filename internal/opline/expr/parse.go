package expr

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Grammar describes the language, for people.
const Grammar = `expression  = sum [ ("==" | "!=" | "<" | "<=" | ">" | ">=") sum ]
sum         = product { ("+" | "-") product }
product     = unary { ("*" | "/") unary }
unary       = [ "-" ] postfix
postfix     = primary { ".T" | "[" item { "," item } "]" }
primary     = number | "true" | "false" | "inf" | "nan" | name | call | "(" expression ")"
call        = operator "(" expression { "," expression } { "," key "=" value } ")"
item        = integer | range | "newaxis" | "..."
range       = [ integer ] ":" [ integer ] [ ":" [ integer ] ]
value       = word | item | "(" [ item { "," item } ] ")"

A name is an operand (a=[4096,4096]); an operator is one of the catalogue, such
as relu(x), where(c, a, b), sum(a, axis=1, keepdims=true), cast(a, to=i32),
reshape(a, shape=(2,3)), flip(a, axes=0). a[0, 1:5, ..., newaxis] indexes as
Python does; assign(a, b, at=(0, 1:5)) is a with b in that place. A number has no
dtype of its own: it takes that of the tensor it meets.
`

// maxNesting bounds the recursion, so that no text exhausts the stack.
const maxNesting = 200

// maxTokens bounds what chains without nesting, a+a+a, whose tree is as deep as it
// is long.
const maxTokens = 20_000

// Parse reads an expression. It fails with a *[SyntaxError].
func Parse(src string) (Node, error) {
	tokens, err := lex(src)
	if err != nil {
		return nil, err
	}
	if len(tokens) > maxTokens {
		return nil, &SyntaxError{Source: src[:min(len(src), 60)], What: fmt.Sprintf("the expression has %d words and symbols, and may have %d", len(tokens)-1, maxTokens-1)}
	}
	p := &parser{src: src, tokens: tokens}
	n, err := p.expression()
	if err != nil {
		return nil, err
	}
	if t := p.peek(); t.kind != 0 {
		return nil, p.fail(t, "unexpected %s after the expression", quote(t.text))
	}
	return n, nil
}

type parser struct {
	src     string
	tokens  []token
	next    int
	nesting int
}

func quote(s string) string { return strconv.Quote(s) }

func (p *parser) peek() token { return p.tokens[p.next] }

func (p *parser) take() token {
	t := p.tokens[p.next]
	if t.kind != 0 {
		p.next++
	}
	return t
}

// accept takes the next token if it is the symbol.
func (p *parser) accept(symbol string) bool {
	if t := p.peek(); t.kind != 'n' && t.kind != 'w' && t.text == symbol {
		p.take()
		return true
	}
	return false
}

func (p *parser) expect(symbol string) error {
	if p.accept(symbol) {
		return nil
	}
	t := p.peek()
	if t.kind == 0 {
		return p.fail(t, "%s is missing", quote(symbol))
	}
	return p.fail(t, "want %s, got %s", quote(symbol), quote(t.text))
}

func (p *parser) fail(t token, format string, args ...any) error {
	return &SyntaxError{Source: p.src, Offset: t.offset, What: fmt.Sprintf(format, args...)}
}

// The levels of binary operators, loosest first. A level that does not chain
// takes one operator at the most.
var levels = []struct {
	ops    map[string]*ops.Op
	chains bool
}{
	{map[string]*ops.Op{
		"==": ops.Equal, "!=": ops.NotEqual, "<": ops.Less,
		"<=": ops.LessEqual, ">": ops.Greater, ">=": ops.GreaterEqual}, false},
	{map[string]*ops.Op{"+": ops.Add, "-": ops.Sub}, true},
	{map[string]*ops.Op{"*": ops.Mul, "/": ops.Div}, true},
}

func (p *parser) expression() (Node, error) {
	p.nesting++
	defer func() { p.nesting-- }()
	if p.nesting > maxNesting {
		return nil, p.fail(p.peek(), "nested deeper than %d levels", maxNesting)
	}
	return p.binary(0)
}

func (p *parser) binary(level int) (Node, error) {
	if level == len(levels) {
		return p.unary()
	}
	left, err := p.binary(level + 1)
	for err == nil {
		op, ok := levels[level].ops[p.peek().text]
		if !ok {
			break
		}
		p.take()
		var right Node
		if right, err = p.binary(level + 1); err == nil {
			left = New(op, ops.Attr{}, left, right)
		}
		if t := p.peek(); err == nil && !levels[level].chains && levels[level].ops[t.text] != nil {
			return nil, p.fail(t, "comparisons do not chain: put one side in parentheses")
		}
		if !levels[level].chains {
			break
		}
	}
	return left, err
}

func (p *parser) unary() (Node, error) {
	minus := p.peek()
	negative := p.accept("-")
	if negative && p.peek().text == "-" {
		return nil, p.fail(p.peek(), "write -(-x) for a double minus")
	}
	// The sign belongs to the number, so that the integer minimum can be
	// written; (-2).T and the like are rare enough to need parentheses.
	if negative && p.peek().kind == 'n' {
		return p.number(p.take(), "-")
	}
	n, err := p.postfix()
	if err != nil || !negative {
		return n, err
	}
	if l, ok := n.(*Literal); ok {
		if f, ok := l.Value.(float64); ok {
			return &Literal{-f}, nil
		}
		return nil, p.fail(minus, "a minus needs a number or a tensor")
	}
	return New(ops.Neg, ops.Attr{}, n), nil
}

func (p *parser) postfix() (Node, error) {
	n, err := p.primary()
	for err == nil {
		switch t := p.peek(); {
		case p.accept("."):
			if word := p.take(); word.text != "T" {
				return nil, p.fail(t, "only .T may follow a dot")
			}
			n = &Transpose{X: n}
		case p.accept("["):
			var indices []shape.Index
			indices, err = p.index("]")
			n = New(ops.Index, ops.Attr{Indices: indices}, n)
		default:
			return n, nil
		}
	}
	return nil, err
}

// constants are the words that are values.
var constants = map[string]any{"true": true, "false": false, "inf": math.Inf(1), "nan": math.NaN()}

func (p *parser) primary() (Node, error) {
	t := p.take()
	switch {
	case t.kind == 0:
		return nil, p.fail(t, "the expression ends too early: want a number, a name or a call")
	case t.kind == 'n':
		return p.number(t, "")
	case t.kind == 'w' && p.peek().text == "(":
		return p.call(t)
	case t.kind == 'w':
		if value, ok := constants[t.text]; ok {
			return &Literal{value}, nil
		}
		return &Name{t.text}, nil
	case t.text == "(":
		n, err := p.expression()
		if err != nil {
			return nil, err
		}
		return n, p.expect(")")
	}
	return nil, p.fail(t, "want a number, a name or a call, got %s", quote(t.text))
}

func (p *parser) number(t token, sign string) (Node, error) {
	text := sign + t.text
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return &Literal{n}, nil
	}
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return &Literal{n}, nil
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return nil, p.fail(t, "%s is not a number in range (write inf for infinity)", text)
	}
	return &Literal{f}, nil
}

func (p *parser) call(name token) (Node, error) {
	op, what := FindOp(name.text)
	if op == nil {
		return nil, p.fail(name, "%s", what)
	}
	p.take() // the parenthesis
	var args []Node
	var attr ops.Attr
	result := 0
	seen := map[string]bool{}
	for !p.accept(")") {
		if p.peek().kind == 0 { // the text ends
			return nil, p.expect(")")
		}
		if len(args) > 0 || len(seen) > 0 {
			if err := p.expect(","); err != nil {
				return nil, err
			}
		}
		if p.atKey() {
			if err := p.attribute(op, &attr, &result, seen); err != nil {
				return nil, err
			}
			continue
		}
		if len(seen) > 0 {
			return nil, p.fail(p.peek(), "operands come before key=value")
		}
		arg, err := p.expression()
		if err != nil {
			return nil, err
		}
		args = append(args, arg)
	}
	if what := CheckCall(op, len(args), seen); what != "" {
		return nil, p.fail(name, "%s", what)
	}
	n := New(op, attr, args...)
	if c, ok := n.(*Call); ok {
		c.Result = result
	}
	return n, nil
}

// CheckCall says what is wrong with the number of operands, or which attribute
// is missing; "" if nothing.
func CheckCall(op *ops.Op, operands int, seen map[string]bool) string {
	if operands == 0 || op.Arity != ops.Variadic && operands != op.Arity {
		return (&ops.ArityError{Op: op, Got: operands}).Error()
	}
	return CheckAttr(op, seen)
}

// atKey reports whether "word =" comes next.
func (p *parser) atKey() bool {
	return p.peek().kind == 'w' && p.tokens[p.next+1].text == "="
}

func (p *parser) attribute(op *ops.Op, attr *ops.Attr, result *int, seen map[string]bool) error {
	name := p.take()
	p.take() // the equals sign
	start := p.peek()
	if err := p.skipValue(); err != nil {
		return err
	}
	if seen[name.text] {
		return p.fail(name, "%s is given twice", name.text)
	}
	seen[name.text] = true
	value := p.src[start.offset:p.tokens[p.next-1].end()]
	err := SetKey(op, attr, result, name.text, value)
	var inner *SyntaxError
	switch {
	case errors.As(err, &inner): // the value has a grammar of its own: point into it
		return p.fail(token{offset: start.offset + opened(value) + inner.Offset}, "%s", inner.What)
	case err != nil:
		return p.fail(name, "%v", err)
	}
	return nil
}

func (t token) end() int { return t.offset + len(t.text) }

// skipValue passes over a word, an integer, an item of an index or a bracketed
// list of them.
func (p *parser) skipValue() error {
	closing := map[string]string{"(": ")", "[": "]"}
	t := p.take()
	if inItem(t) {
		for inItem(p.peek()) {
			p.take()
		}
		return nil
	}
	end, ok := closing[t.text]
	if !ok {
		return p.fail(t, "want a value: a word, an integer or a list in parentheses")
	}
	for !p.accept(end) {
		if t := p.take(); t.kind == 0 {
			return p.fail(t, "%s is missing", quote(end))
		}
	}
	return nil
}

func inItem(t token) bool {
	return t.kind == 'n' || t.kind == 'w' || slices.Contains([]string{"-", ":", "..."}, t.text)
}
