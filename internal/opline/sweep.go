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
)

// SweepUsage describes lines that stand for several, for people.
const SweepUsage = `A line may stand for several, one for each combination of what is listed in it:
  add f32,f16 [4096] [4096]                  dtypes
  sum f32 [{1000,2^10},64] axis={0,1}        sizes, and values of a key; 2^10 is 1024
  neg f32 [2^10..2^26*4]                     sizes from 2^10 to 2^26, each four times the one
                                             before; without *4 twice, with +64 64 more
  add f32 [n=2^10..2^20] [n]                 sizes that are the same in several places
In such a line one operand stands for all of the operator's, in matmul for its right one
with the axes exchanged: matmul f32 [{256,1024},K=64..4096*2].
`

// MaxOfASweep is how many lines one line stands for at the most.
const MaxOfASweep = 1000

// SweepError says what is wrong with what a line lists.
type SweepError struct {
	Part string // of the line: a list, a range, a size; "" for the line as a whole
	What string
}

func (e *SweepError) Error() string {
	if e.Part == "" {
		return e.What
	}
	return fmt.Sprintf("%q %s", e.Part, e.What)
}

// ParseAll reads one line that may stand for several, by [SweepUsage]; the last list
// in it varies fastest. It fails with an *[Error], whose cause is a *[SweepError] where a
// list is at fault.
func ParseAll(text string) ([]Line, error) {
	words, err := shlex.Split(text)
	if err != nil || len(words) == 0 {
		_, err := Parse(text) // tells
		return nil, err
	}
	s := &sweep{}
	for i, w := range words {
		if err := s.word(i, words[0] == "expr", w); err != nil {
			return nil, &Error{Line: strings.TrimSpace(text), Word: i + 1, What: err.Error(), Err: err}
		}
	}
	if len(s.lists) == 0 {
		if s.powers {
			text = s.line(nil)
		}
		l, err := Parse(text)
		return []Line{l}, err
	}
	if err := s.check(); err != nil {
		return nil, &Error{Line: strings.TrimSpace(text), What: err.Error(), Err: err}
	}
	s.repeatOperand(words[0])
	return s.parse()
}

// sweep is a line taken apart: its words as parts that follow each other, of which some
// are the value of a list.
type sweep struct {
	words  [][]piece
	lists  []list
	powers bool // a size was written as a power, or as a range of one
	swap   bool // the last operand is the one before with its last two axes exchanged
}

// piece is text, or where list is not negative, that list's value.
type piece struct {
	text string
	list int
}

// list is what varies.
type list struct {
	name   string // "" where nothing else refers to it
	values []string
}

// word takes a word apart.
func (s *sweep) word(i int, isExpr bool, w string) error {
	dtypeAt := 1
	if isExpr {
		dtypeAt = 2
	}
	var pieces []piece
	var err error
	name, value, key := strings.Cut(w, "=")
	open := strings.IndexByte(w, '[')
	switch {
	case i < dtypeAt:
		pieces = []piece{{w, -1}}
	case i == dtypeAt:
		pieces, err = s.dtypes(w)
	case key && (open < 0 || open > len(name)) && !isOperand(isExpr, value):
		pieces, err = s.inBraces(name+"=", value)
	case open >= 0 && strings.HasSuffix(w, "]"):
		pieces, err = s.operand(w[:open], w[open+1:len(w)-1])
	default:
		pieces = []piece{{w, -1}}
	}
	s.words = append(s.words, pieces)
	return err
}

// isOperand tells an operand of an expression, a=[4], from the value of a key.
func isOperand(isExpr bool, value string) bool { return isExpr && strings.Contains(value, "[") }

func (s *sweep) dtypes(w string) ([]piece, error) {
	if !strings.Contains(w, ",") || strings.HasPrefix(w, "[") {
		return []piece{{w, -1}}, nil
	}
	values := strings.Split(w, ",")
	for _, v := range values {
		if _, err := expr.ParseDType(v); err != nil {
			return nil, err
		}
	}
	return []piece{s.add(list{"", values})}, nil
}

func (s *sweep) add(l list) piece {
	s.lists = append(s.lists, l)
	return piece{"", len(s.lists) - 1}
}

// inBraces is the value of a key, which may be a list in braces.
func (s *sweep) inBraces(before, value string) ([]piece, error) {
	inner, ok := strings.CutPrefix(value, "{")
	if !ok {
		return []piece{{before + value, -1}}, nil
	}
	if inner, ok = strings.CutSuffix(inner, "}"); !ok || inner == "" {
		return nil, &SweepError{value, "is no list: write its values between braces, such as axis={0,1}"}
	}
	return []piece{{before, -1}, s.add(list{"", strings.Split(inner, ",")})}, nil
}

// operand takes dims apart.
func (s *sweep) operand(before, dims string) ([]piece, error) {
	pieces := []piece{{before + "[", -1}}
	for i, dim := range splitDims(dims) {
		if i > 0 {
			pieces = append(pieces, piece{",", -1})
		}
		p, err := s.dim(dim)
		if err != nil {
			return nil, err
		}
		pieces = append(pieces, p)
	}
	return append(pieces, piece{"]", -1}), nil
}

// splitDims cuts at the commas that are not in braces.
func splitDims(dims string) []string {
	var out []string
	depth, from := 0, 0
	for i, c := range dims {
		switch {
		case c == '{':
			depth++
		case c == '}':
			depth--
		case c == ',' && depth == 0:
			out, from = append(out, dims[from:i]), i+1
		}
	}
	return append(out, dims[from:])
}

// dim is a size, a list of sizes, with a name or without, or the name of one before.
func (s *sweep) dim(dim string) (piece, error) {
	name, sizes, named := strings.Cut(dim, "=")
	if !named {
		name, sizes = "", dim
	}
	for i, l := range s.lists {
		if l.name != "" && l.name == dim {
			return piece{"", i}, nil
		}
		if named && l.name == name {
			return piece{}, &SweepError{dim, "gives " + name + " a second time"}
		}
	}
	inner, braces := strings.CutPrefix(sizes, "{")
	if !named && !braces && !strings.ContainsAny(sizes, ".^") {
		return piece{dim, -1}, nil // the parser of lines tells what it is not
	}
	if named && !isName(name) {
		return piece{}, &SweepError{dim, "needs a name of letters and digits before its ="}
	}
	parts := []string{sizes}
	if braces {
		if !strings.HasSuffix(inner, "}") {
			return piece{}, &SweepError{sizes, "is no list: its brace is not closed"}
		}
		parts = strings.Split(strings.TrimSuffix(inner, "}"), ",")
	}
	if slices.Contains(parts, "") {
		return piece{}, &SweepError{sizes, "lacks a size: write sizes with commas between, such as {64,128}"}
	}
	l := list{name: name}
	for _, part := range parts {
		values, err := sizesOf(part)
		if err != nil {
			return piece{}, err
		}
		l.values = append(l.values, values...)
	}
	if !named && len(l.values) == 1 {
		s.powers = true
		return piece{l.values[0], -1}, nil // 2^10
	}
	return s.add(l), nil
}

func isName(name string) bool {
	for i, c := range name {
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return name != ""
}

// sizesOf reads a size or a range, up to one size more than a sweep may have.
func sizesOf(text string) ([]string, error) {
	low, rest, isRange := strings.Cut(text, "..")
	if isRange && (low == "" || rest == "") {
		return nil, &SweepError{text, "lacks an end: write a range such as 2^10..2^26*4"}
	}
	first, err := size(low)
	if err != nil || !isRange {
		return []string{strconv.Itoa(first)}, err
	}
	high, step, by := rest, 2, byte('*')
	if at := strings.IndexAny(rest, "*+"); at >= 0 {
		high, by = rest[:at], rest[at]
		if step, err = size(rest[at+1:]); err != nil {
			return nil, err
		}
	}
	last, err := size(high)
	switch {
	case err != nil:
		return nil, err
	case last < first:
		return nil, &SweepError{text, "goes down: write the smaller size first"}
	case by == '*' && (step < 2 || first < 1), step < 1:
		return nil, &SweepError{text, "does not grow: multiply sizes from 1 on by 2 or more, or add 1 or more"}
	}
	var out []string
	for n := first; len(out) <= MaxOfASweep; {
		out = append(out, strconv.Itoa(n))
		switch {
		case by == '*' && n <= last/step:
			n *= step
		case by == '+' && n <= last-step:
			n += step
		default:
			return out, nil
		}
	}
	return out, nil
}

// size reads 1024, or 2^10.
func size(text string) (int, error) {
	base, exponent, power := strings.Cut(text, "^")
	b, err := strconv.Atoi(base)
	e := 1
	if err == nil && power {
		e, err = strconv.Atoi(exponent)
	}
	if err != nil && !errors.Is(err, strconv.ErrRange) || b < 0 || e < 0 {
		return 0, &SweepError{text, "is not a size: write 1024, 2^10, or a range such as 2^10..2^26*4"}
	}
	n := 1
	for range min(e, 64) {
		if next := n * b; b == 0 || next/b == n {
			n = next
		} else {
			err = strconv.ErrRange
		}
	}
	if err != nil || n < 0 || e > 64 && b > 1 {
		return 0, &SweepError{text, "does not fit an integer; use a smaller size"}
	}
	return n, nil
}

// check bounds the sweep.
func (s *sweep) check() error {
	total := 1
	for _, l := range s.lists {
		if total *= len(l.values); total > MaxOfASweep {
			return &SweepError{"", fmt.Sprintf("it stands for more than %d lines: write shorter lists or larger steps", MaxOfASweep)}
		}
	}
	return nil
}

// repeatOperand has one operand stand for all that the operator takes.
func (s *sweep) repeatOperand(name string) {
	op, _ := expr.FindOp(name)
	at := 0
	for i, w := range s.words {
		if i > 1 && strings.Contains(w[0].text, "[") && !strings.Contains(w[0].text, "=") {
			if at > 0 {
				return
			}
			at = i
		}
	}
	if op == nil || at == 0 || op.Arity < 2 {
		return
	}
	for range op.Arity - 1 {
		s.words = append(s.words, s.words[at])
	}
	s.swap = op == ops.MatMul
}

// parse reads the lines.
func (s *sweep) parse() ([]Line, error) {
	at := make([]int, len(s.lists))
	var lines []Line
	for {
		l, err := Parse(s.line(at))
		if err != nil {
			return nil, err
		}
		lines = append(lines, l)
		i := len(at) - 1
		for ; i >= 0; i-- {
			if at[i]++; at[i] < len(s.lists[i].values) {
				break
			}
			at[i] = 0
		}
		if i < 0 {
			return lines, nil
		}
	}
}

// line is one of the lines, of which each list has the value of an index.
func (s *sweep) line(at []int) string {
	words := make([]string, len(s.words))
	for i, pieces := range s.words {
		var b strings.Builder
		for _, p := range pieces {
			b.WriteString(p.text)
			if p.list >= 0 {
				b.WriteString(s.lists[p.list].values[at[p.list]])
			}
		}
		words[i] = b.String()
	}
	if last := len(words) - 1; s.swap {
		words[last] = exchanged(words[last])
	}
	return join(words)
}

// exchanged is an operand with its last two dims exchanged.
func exchanged(operand string) string {
	open := strings.IndexByte(operand, '[')
	dims := strings.Split(operand[open+1:len(operand)-1], ",")
	if n := len(dims); n > 1 {
		dims[n-1], dims[n-2] = dims[n-2], dims[n-1]
	}
	return operand[:open+1] + strings.Join(dims, ",") + "]"
}
