package npy

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A header is a literal of Python, which NumPy's reader evaluates: a dictionary of strings, numbers,
// booleans, tuples and lists, with white space and comments anywhere.

// The values of literals, beside string, int and bool: none is None, tuple and list are sequences.
type (
	none  struct{}
	tuple []any
	list  []any
)

// deepest bounds sequences in sequences.
const deepest = 64

// parseDict reads a dictionary with strings as keys. Of two entries of one name the last counts, as
// in Python.
func parseDict(text string) (map[string]any, error) {
	p := &literalParser{text: text, rest: strings.TrimRight(text, "\x00")}
	v := p.value(0)
	p.space()
	if p.rest != "" {
		p.fail("there is something behind its header")
	}
	if p.err != nil {
		return nil, p.err
	}
	entries, ok := v.(map[string]any)
	if !ok {
		return nil, fault(`its header has no "{" at byte 0`, "")
	}
	return entries, nil
}

type literalParser struct {
	text, rest string
	err        error
}

func (p *literalParser) fail(what string) {
	if p.err == nil {
		p.err = fault(what, "")
	}
	p.rest = ""
}

// at is where the parser is, in bytes.
func (p *literalParser) at() int { return len(p.text) - len(p.rest) }

// space skips white space, comments and the ends of lines that a backslash joins.
func (p *literalParser) space() {
	for {
		p.rest = strings.TrimLeft(strings.TrimLeft(p.rest, " \t\r\n\f\v"), "\x00")
		if !strings.HasPrefix(p.rest, "#") {
			return
		}
		_, p.rest, _ = strings.Cut(p.rest, "\n")
	}
}

// take skips a sign, if it comes next.
func (p *literalParser) take(sign string) bool {
	p.space()
	rest, ok := strings.CutPrefix(p.rest, sign)
	if ok {
		p.rest = rest
	}
	return ok
}

func (p *literalParser) expect(sign string) {
	if p.err == nil && !p.take(sign) {
		p.fail(fmt.Sprintf("its header has no %q at byte %d", sign, p.at()))
	}
}

// value reads a literal that lies in so many others.
func (p *literalParser) value(depth int) any {
	if depth > deepest {
		p.fail(fmt.Sprintf("its header has literals in literals, more than %d deep", deepest))
		return none{}
	}
	switch {
	case p.take("True"):
		return true
	case p.take("False"):
		return false
	case p.take("None"):
		return none{}
	case p.take("{"):
		return p.dict(depth)
	case p.take("("):
		values, commas := p.values(")", depth)
		if len(values) == 1 && commas == 0 {
			return values[0] // in brackets alone
		}
		return tuple(values)
	case p.take("["):
		values, _ := p.values("]", depth)
		return list(values)
	}
	if p.isString() {
		return p.str()
	}
	return p.number()
}

// values reads values up to a sign, and counts the commas between and behind them.
func (p *literalParser) values(end string, depth int) (values []any, commas int) {
	for p.err == nil && !p.take(end) {
		values = append(values, p.value(depth+1))
		if !p.take(",") {
			p.expect(end)
			break
		}
		commas++
	}
	return values, commas
}

func (p *literalParser) dict(depth int) map[string]any {
	entries := map[string]any{}
	for p.err == nil && !p.take("}") {
		if !p.isString() {
			p.fail(fmt.Sprintf("its header has no name of an entry at byte %d", p.at()))
			break
		}
		key := p.str()
		p.expect(":")
		entries[key] = p.value(depth + 1)
		if !p.take(",") {
			p.expect("}")
			break
		}
	}
	return entries
}

// isString reports whether a string comes next: quotes, perhaps behind a letter that says how.
func (p *literalParser) isString() bool {
	p.space()
	text := strings.TrimLeft(p.rest[:min(len(p.rest), 1)], "uUrR") + p.rest[min(len(p.rest), 1):]
	return strings.HasPrefix(text, "'") || strings.HasPrefix(text, `"`)
}

// str reads strings, which stand for one where one follows the other.
func (p *literalParser) str() string {
	var all strings.Builder
	for p.err == nil && p.isString() {
		raw := strings.ContainsAny(p.rest[:1], "rR")
		p.rest = strings.TrimLeft(p.rest, "uUrR")
		quote := p.rest[:1]
		if triple := strings.Repeat(quote, 3); strings.HasPrefix(p.rest, triple) {
			quote = triple
		}
		p.rest = p.rest[len(quote):]
		p.characters(&all, quote, raw)
	}
	return all.String()
}

// characters reads a string's characters up to its quote. raw says that a backslash is one.
func (p *literalParser) characters(all *strings.Builder, quote string, raw bool) {
	for {
		rest, over := strings.CutPrefix(p.rest, quote)
		if over {
			p.rest = rest
			return
		}
		if p.rest == "" {
			p.fail("its header has a string without an end")
			return
		}
		c, size := p.rest[:1], 1
		if c == `\` && !raw {
			r, _, tail, err := strconv.UnquoteChar(p.rest, quote[0])
			if err != nil {
				p.fail(fmt.Sprintf("its header has a backslash that means nothing at byte %d", p.at()))
				return
			}
			c, size = string(r), len(p.rest)-len(tail)
		}
		all.WriteString(c)
		p.rest = p.rest[size:]
	}
}

// number reads an integer: decimal or behind 0x, 0o and 0b, with underlines between digits. Python 2
// put an L behind large ones.
func (p *literalParser) number() int {
	p.space()
	start := p.at()
	negative := false
	for strings.HasPrefix(p.rest, "+") || strings.HasPrefix(p.rest, "-") {
		negative = negative != (p.rest[0] == '-')
		p.rest = p.rest[1:]
		p.space()
	}
	n := len(p.rest) - len(strings.TrimLeft(p.rest, "0123456789abcdefxoABCDEFXO_"))
	value, err := integer(p.rest[:n])
	switch {
	case errors.Is(err, strconv.ErrRange) || err == nil && value > math.MaxInt:
		p.fail("its shape has a size that no array has")
		return 0
	case err != nil:
		p.fail(fmt.Sprintf("its header has no number at byte %d", start))
		return 0
	}
	p.rest = strings.TrimPrefix(p.rest[n:], "L")
	if negative {
		return -int(value)
	}
	return int(value)
}

// integer reads Python's digits. A decimal number has no zeros before it, but 0 may have any number.
func integer(digits string) (uint64, error) {
	plain := strings.ReplaceAll(digits, "_", "")
	if strings.Trim(plain, "0") == "" && plain != "" {
		return 0, nil
	}
	if digits != "" && digits[0] == '0' && strings.Trim(plain, "0123456789") == "" {
		return 0, strconv.ErrSyntax
	}
	return strconv.ParseUint(digits, 0, 63)
}
