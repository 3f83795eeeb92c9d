package main

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/internal/elementary"
)

type (
	value     string
	word      string
	condition string
)

// source writes a definition of elementary as Go text: straight-line code that compiles to the same
// operations in the same order. Calls through the interface would cost ten times as much. Values,
// words and conditions are names and literals. Equal expressions are written once, and those that
// no result needs are left out.
type source struct {
	width  int // 32 or 64
	last   int
	scopes []*scope
	// known has the bits of literals.
	known  map[string]uint64
	tables *tables
}

// scope is a block of statements.
type scope struct {
	statements []statement
	names      map[string]string // of computed expressions, by their text
}

// statement defines a name as the value of an expression. With a condition it defines several
// names: as the values first, or, if the condition holds, as the values then, which the body
// defines.
type statement struct {
	names       []string
	first, then []string
	uses        []string
	condition   string
	body        []statement
}

// tables are the constant tables of a file.
type tables struct {
	names map[string]string
	text  bytes.Buffer
}

func newSource(width int, t *tables) *source {
	s := &source{width: width, known: map[string]uint64{}, tables: t}
	s.push()
	return s
}

func (s *source) push() { s.scopes = append(s.scopes, &scope{names: map[string]string{}}) }

func (s *source) pop() []statement {
	top := s.scopes[len(s.scopes)-1]
	s.scopes = s.scopes[:len(s.scopes)-1]
	return top.statements
}

func (s *source) name() string {
	s.last++
	return "t" + strconv.Itoa(s.last)
}

// let names the value of an expression, unless it has a name.
func (s *source) let(format string, args ...string) string {
	list := make([]any, len(args))
	for i, a := range args {
		list[i] = a
	}
	text := fmt.Sprintf(format, list...)
	return s.define(text, statement{first: []string{text}, uses: args})
}

func (s *source) define(key string, st statement) string {
	for _, outer := range s.scopes {
		if name, ok := outer.names[key]; ok {
			return name
		}
	}
	name := s.name()
	st.names = []string{name}
	top := s.scopes[len(s.scopes)-1]
	top.statements = append(top.statements, st)
	top.names[key] = name
	return name
}

func (s *source) choose(c condition, a, b string) string {
	switch {
	case a == b || c == always:
		return a
	case c == never:
		return b
	}
	return s.define(fmt.Sprintf("%s ? %s : %s", c, a, b), statement{
		first: []string{b}, condition: string(c), then: []string{a},
	})
}

func (s *source) literal(text string, bits uint64) string {
	s.known[text] = bits
	return text
}

// whole computes with words. It evaluates literals at once, since Go refuses constants that
// overflow.
func (s *source) whole(f func(a, b uint64) uint64, format string, a, b word) word {
	x, ok := s.known[string(a)]
	y, also := s.known[string(b)]
	if ok && also {
		return s.Word(f(x, y))
	}
	return word(s.let(format, string(a), string(b)))
}

// rounded computes with values, and evaluates literals at once.
func (s *source) rounded(f func(a, b float64) float64, operator string, a, b value) value {
	x, ok := s.known[string(a)]
	y, also := s.known[string(b)]
	if ok && also {
		// Two roundings equal one: float64 has twice the bits.
		return s.Const(s.fromBits(s.toBits(f(s.fromBits(x), s.fromBits(y)))))
	}
	return value(s.let(s.typed("float")+"(%s "+operator+" %s)", string(a), string(b)))
}

func (s *source) typed(kind string) string { return kind + strconv.Itoa(s.width) }

func (s *source) toBits(f float64) uint64 {
	if s.width == 32 {
		return uint64(math.Float32bits(float32(f)))
	}
	return math.Float64bits(f)
}

func (s *source) fromBits(w uint64) float64 {
	if s.width == 32 {
		return float64(math.Float32frombits(uint32(w)))
	}
	return math.Float64frombits(w)
}

func (s *source) Const(f float64) value {
	w := s.toBits(f)
	if f == 0 && math.Signbit(f) || f != f || math.IsInf(f, 0) {
		return value(s.literal(fmt.Sprintf("math.Float%dfrombits(%#x)", s.width, w), w))
	}
	return value(s.literal(fmt.Sprintf("float%d(%x)", s.width, f), w))
}

func (s *source) Word(w uint64) word {
	w &= math.MaxUint64 >> (64 - s.width)
	return word(s.literal(fmt.Sprintf("uint%d(%#x)", s.width, w), w))
}

func (s *source) Add(a, b value) value {
	return s.rounded(func(a, b float64) float64 { return a + b }, "+", a, b)
}

func (s *source) Sub(a, b value) value {
	return s.rounded(func(a, b float64) float64 { return a - b }, "-", a, b)
}

func (s *source) Mul(a, b value) value {
	return s.rounded(func(a, b float64) float64 { return a * b }, "*", a, b)
}

func (s *source) Div(a, b value) value {
	return s.rounded(func(a, b float64) float64 { return a / b }, "/", a, b)
}

func (s *source) DivNormal(a, b value) value { return s.Div(a, b) }

func (s *source) Sqrt(a value) value {
	if s.width == 32 {
		return value(s.let("float32(math.Sqrt(float64(%s)))", string(a)))
	}
	return value(s.let("math.Sqrt(%s)", string(a)))
}

func (s *source) Bits(v value) word {
	if w, ok := s.known[string(v)]; ok {
		return s.Word(w)
	}
	return word(s.let("math."+s.typed("Float")+"bits(%s)", string(v)))
}

func (s *source) Float(u word) value {
	if w, ok := s.known[string(u)]; ok {
		return s.Const(s.fromBits(w))
	}
	return value(s.let("math."+s.typed("Float")+"frombits(%s)", string(u)))
}

func (s *source) FromInt(u word) value {
	if w, ok := s.known[string(u)]; ok {
		return s.Const(float64(s.signed(w)))
	}
	return value(s.let(s.typed("float")+"("+s.typed("int")+"(%s))", string(u)))
}

func (s *source) AddU(a, b word) word {
	return s.whole(func(a, b uint64) uint64 { return a + b }, "%s + %s", a, b)
}

func (s *source) SubU(a, b word) word {
	return s.whole(func(a, b uint64) uint64 { return a - b }, "%s - %s", a, b)
}

func (s *source) MulU(a, b word) word {
	return s.whole(func(a, b uint64) uint64 { return a * b }, "%s * %s", a, b)
}

func (s *source) AndU(a, b word) word {
	return s.whole(func(a, b uint64) uint64 { return a & b }, "%s & %s", a, b)
}

func (s *source) OrU(a, b word) word {
	return s.whole(func(a, b uint64) uint64 { return a | b }, "%s | %s", a, b)
}

func (s *source) XorU(a, b word) word {
	return s.whole(func(a, b uint64) uint64 { return a ^ b }, "%s ^ %s", a, b)
}

func (s *source) MulHigh(a, b word) word {
	return word(s.let(s.typed("mulHigh")+"(%s, %s)", string(a), string(b)))
}

// shift masks a count that is no literal. The count is less than the width by definition, but
// without the mask Go would check it.
func (s *source) shift(format string, u, n word) word {
	if count, ok := s.known[string(n)]; ok {
		return word(s.let(fmt.Sprintf(format, "%s", strconv.FormatUint(count, 10)), string(u)))
	}
	return word(s.let(fmt.Sprintf(format, "%s", "(%s & "+strconv.Itoa(s.width-1)+")"), string(u), string(n)))
}

func (s *source) ShiftLeft(u, n word) word {
	x, ok := s.known[string(u)]
	count, also := s.known[string(n)]
	if ok && also {
		return s.Word(x << count)
	}
	return s.shift("%s << %s", u, n)
}

func (s *source) ShiftRight(u, n word) word { return s.shift("%s >> %s", u, n) }

func (s *source) ShiftRightSigned(u, n word) word {
	return s.shift(s.typed("uint")+"("+s.typed("int")+"(%s) >> %s)", u, n)
}

// Conditions on literals are decided at once.
const (
	always condition = "true"
	never  condition = "false"
)

func (s *source) compare(f func(a, b uint64) bool, format string, a, b word) condition {
	x, ok := s.known[string(a)]
	y, also := s.known[string(b)]
	switch {
	case !ok || !also:
		return condition(s.let(format, string(a), string(b)))
	case f(x, y):
		return always
	}
	return never
}

func (s *source) LessU(a, b word) condition {
	return s.compare(func(a, b uint64) bool { return a < b }, "%s < %s", a, b)
}

func (s *source) EqualU(a, b word) condition {
	return s.compare(func(a, b uint64) bool { return a == b }, "%s == %s", a, b)
}

func (s *source) LessSigned(a, b word) condition {
	less := func(a, b uint64) bool { return s.signed(a) < s.signed(b) }
	x, y := s.typed("int")+"(%s)", s.typed("int")+"(%s)"
	if w, ok := s.known[string(a)]; ok { // Go refuses to convert constants out of range
		x = "%.0s" + fmt.Sprintf(x, strconv.FormatInt(s.signed(w), 10))
	}
	if w, ok := s.known[string(b)]; ok {
		y = fmt.Sprintf(y, strconv.FormatInt(s.signed(w), 10)) + "%.0s"
	}
	return s.compare(less, x+" < "+y, a, b)
}

func (s *source) signed(w uint64) int64 {
	shift := 64 - s.width
	return int64(w<<shift) >> shift
}

func (s *source) And(a, b condition) condition {
	switch {
	case a == never || b == never:
		return never
	case a == always:
		return b
	case b == always:
		return a
	}
	return condition(s.let("%s && %s", string(a), string(b)))
}

func (s *source) Or(a, b condition) condition {
	switch {
	case a == always || b == always:
		return always
	case a == never:
		return b
	case b == never:
		return a
	}
	return condition(s.let("%s || %s", string(a), string(b)))
}

func (s *source) Not(a condition) condition {
	switch a {
	case always:
		return never
	case never:
		return always
	}
	return condition(s.let("!%s", string(a)))
}

func (s *source) Select(c condition, a, b value) value {
	return value(s.choose(c, string(a), string(b)))
}

func (s *source) SelectU(c condition, a, b word) word {
	return word(s.choose(c, string(a), string(b)))
}

func (s *source) Table(i word, table []uint64) word {
	name := s.tables.name(s.width, table)
	return word(s.let(name+"[%s&"+strconv.Itoa(len(table)-1)+"]", string(i)))
}

func (s *source) Rarely(c condition, usual []value, f func() []value) []value {
	switch c {
	case always:
		return f()
	case never:
		return usual
	}
	s.push()
	then := f()
	st := statement{condition: string(c), body: s.pop()}
	out := make([]value, len(usual))
	for i, v := range usual {
		name := s.name()
		out[i] = value(name)
		st.names = append(st.names, name)
		st.first = append(st.first, string(v))
		st.then = append(st.then, string(then[i]))
	}
	top := s.scopes[len(s.scopes)-1]
	top.statements = append(top.statements, st)
	return out
}

func (s *source) Scale(v value, k word) value {
	if s.width == 32 {
		return elementary.ScaleByMultiply[value, word, condition](s, v, k)
	}
	return elementary.ScaleByMultiply64[value, word, condition](s, v, k)
}

// name returns the variable that holds a table.
func (t *tables) name(width int, table []uint64) string {
	var text strings.Builder
	fmt.Fprintf(&text, "[%d]uint%d{", len(table), width)
	for i, w := range table {
		if i%4 == 0 {
			text.WriteByte('\n')
		}
		fmt.Fprintf(&text, "%#x, ", w&(math.MaxUint64>>(64-width)))
	}
	text.WriteString("\n}")
	name, ok := t.names[text.String()]
	if !ok {
		name = fmt.Sprintf("table%dx%d", width, len(t.names))
		t.names[text.String()] = name
		fmt.Fprintf(&t.text, "\nvar %s = %s\n", name, &text)
	}
	return name
}

// body returns the text of the statements, without those that no result needs.
func (s *source) body(results []value) string {
	needed := map[string]bool{}
	for _, r := range results {
		needed[string(r)] = true
	}
	return strings.Join(lines(s.scopes[0].statements, needed), "\n")
}

// lines returns the statements that define needed names, and adds the names that they need.
func lines(statements []statement, needed map[string]bool) []string {
	var reversed []string
	for _, st := range slices.Backward(statements) {
		var names, first, then []string
		for i, name := range st.names {
			if !needed[name] {
				continue
			}
			names, first = append(names, name), append(first, st.first[i])
			if st.condition != "" {
				then = append(then, st.then[i])
				needed[st.first[i]], needed[st.then[i]] = true, true
			}
		}
		if len(names) == 0 {
			continue
		}
		list := strings.Join(names, ", ")
		if st.condition != "" {
			body := append(lines(st.body, needed), list+" = "+strings.Join(then, ", "))
			reversed = append(reversed, "if "+st.condition+" {\n"+strings.Join(body, "\n")+"\n}")
			needed[st.condition] = true
		}
		reversed = append(reversed, list+" := "+strings.Join(first, ", "))
		for _, u := range st.uses {
			needed[u] = true
		}
	}
	slices.Reverse(reversed)
	return reversed
}
