package npy

import (
	"fmt"
	"math"
	"strings"
)

// parseDict reads a dictionary as Python prints it, with strings as keys and strings, booleans and
// tuples of integers as values. For a list, the descr of a structured dtype, it returns no
// integers, and does not read on.
func parseDict(text string) (map[string]any, error) {
	text = strings.TrimRight(text, " \n\x00")
	p := &dictParser{text: text, rest: text}
	entries := map[string]any{}
	p.expect("{")
	for p.err == nil && !p.take("}") {
		key := p.str()
		p.expect(":")
		value := p.value()
		if _, twice := entries[key]; twice {
			p.fail(fmt.Sprintf("its header has %q twice", key))
		}
		entries[key] = value
		if _, list := value.([]int); list && p.list {
			return entries, p.err
		}
		if !p.take(",") {
			p.expect("}")
			break
		}
	}
	if p.rest != "" {
		p.fail("there is something behind its header")
	}
	return entries, p.err
}

type dictParser struct {
	text, rest string
	list       bool // a list was met
	err        error
}

func (p *dictParser) fail(what string) {
	if p.err == nil {
		p.err = fault(what, "")
	}
}

// take skips a sign, if it comes next.
func (p *dictParser) take(sign string) bool {
	rest, ok := strings.CutPrefix(strings.TrimLeft(p.rest, " "), sign)
	if ok {
		p.rest = rest
	}
	return ok
}

func (p *dictParser) expect(sign string) {
	if p.err == nil && !p.take(sign) {
		p.fail(fmt.Sprintf("its header has no %q at byte %d", sign, len(p.text)-len(p.rest)))
	}
}

func (p *dictParser) value() any {
	switch {
	case p.take("True"):
		return true
	case p.take("False"):
		return false
	case p.take("("):
		return p.tuple()
	case p.take("["):
		p.list = true
		return []int(nil)
	}
	return p.str()
}

// str reads a string without escapes; no name of a dtype has any.
func (p *dictParser) str() string {
	for _, quote := range []string{"'", `"`} {
		if p.take(quote) {
			s, rest, ok := strings.Cut(p.rest, quote)
			if !ok || strings.Contains(s, `\`) {
				p.fail("its header has a string without an end")
			}
			p.rest = rest
			return s
		}
	}
	p.expect("'")
	return ""
}

func (p *dictParser) tuple() []int {
	list := []int{}
	for p.err == nil && !p.take(")") {
		list = append(list, p.number())
		if !p.take(",") {
			p.expect(")")
			break
		}
	}
	return list
}

// number reads an integer. Python 2 put an L behind large ones.
func (p *dictParser) number() int {
	p.take("")
	p.rest = strings.TrimLeft(p.rest, " ")
	digits := len(p.rest) - len(strings.TrimLeft(p.rest, "0123456789"))
	n := 0
	for _, c := range p.rest[:digits] {
		if n > (math.MaxInt-9)/10 {
			p.fail("its shape has a size that no array has")
			return 0
		}
		n = 10*n + int(c-'0')
	}
	if p.rest = p.rest[digits:]; digits == 0 {
		p.fail(fmt.Sprintf("its header has no number at byte %d", len(p.text)-len(p.rest)))
	}
	p.take("L")
	return n
}
