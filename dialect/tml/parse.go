package tml

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/shape"
)

// Parse reads a type in either notation, level by level as [Type.String] writes
// it or as [Type.Declaration] does:
//
//	type  = basic | dims " " basic | "tensor<" type {"," size} ">"
//	dims  = size {"x" size} ["x(" dims ")"]
//	basic = "bool" | "uint" | "int" | "real" | "char"
//
// Spaces between words do not matter. It fails with a *dialect.TypeError, or with a
// *shape.DimError when there are too many elements.
func Parse(text string) (Type, error) {
	p := &parser{text: text}
	t, err := p.parseType()
	if err != nil {
		return Type{}, err
	}
	if p.skipSpace(); p.at < len(text) {
		return Type{}, p.fail("a type ends here")
	}
	if _, err := shape.Check("type "+strconv.Quote(text), t.FlatShape()...); err != nil {
		return Type{}, err
	}
	return t, nil
}

// parser reads a type from left to right; at is the next byte.
type parser struct {
	text string
	at   int
}

// fail says what it expects at the next byte, with a mark under it.
func (p *parser) fail(problem string) *dialect.TypeError {
	return &dialect.TypeError{Op: "type", Operand: -1, Problem: fmt.Sprintf("%q: %s\n    %s\n    %s^", p.text, problem, p.text, strings.Repeat(" ", p.at))}
}

func (p *parser) skipSpace() {
	for p.at < len(p.text) && strings.IndexByte(" \t\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

// take skips spaces and a word, and reports whether it was there.
func (p *parser) take(word string) bool {
	p.skipSpace()
	if !strings.HasPrefix(p.text[p.at:], word) {
		return false
	}
	p.at += len(word)
	return true
}

func (p *parser) parseType() (Type, error) {
	if p.take("tensor") {
		return p.parseDeclaration()
	}
	p.skipSpace()
	if p.at == len(p.text) || !digit(p.text[p.at]) {
		return p.parseBasic()
	}
	levels, err := p.parseLevels()
	if err != nil {
		return Type{}, err
	}
	t, err := p.parseBasic()
	t.levels = levels
	return t, err
}

// parseDeclaration reads the part after the word tensor.
func (p *parser) parseDeclaration() (Type, error) {
	if !p.take("<") {
		return Type{}, p.fail(`"<" and the base type follow the word tensor`)
	}
	base, err := p.parseType()
	if err != nil {
		return Type{}, err
	}
	var dims shape.Shape
	for p.take(",") {
		size, err := p.parseSize()
		if err != nil {
			return Type{}, err
		}
		dims = append(dims, size)
	}
	switch {
	case len(dims) == 0:
		return Type{}, p.fail(`"," and a size follow the base type`)
	case !p.take(">"):
		return Type{}, p.fail(`"," and a size, or ">", follow`)
	}
	return Type{root: base.root, levels: append([]shape.Shape{dims}, base.levels...)}, nil
}

// parseLevels reads "dims" of the grammar.
func (p *parser) parseLevels() ([]shape.Shape, error) {
	var dims shape.Shape
	for {
		size, err := p.parseSize()
		if err != nil {
			return nil, err
		}
		dims = append(dims, size)
		if !p.take("x") {
			return []shape.Shape{dims}, nil
		}
		if p.take("(") {
			break
		}
	}
	inner, err := p.parseLevels()
	if err != nil {
		return nil, err
	}
	if !p.take(")") {
		return nil, p.fail(`")" closes the level`)
	}
	return append([]shape.Shape{dims}, inner...), nil
}

func (p *parser) parseSize() (int, error) {
	p.skipSpace()
	start := p.at
	for p.at < len(p.text) && digit(p.text[p.at]) {
		p.at++
	}
	if p.at == start {
		return 0, p.fail("a size, such as 3, follows")
	}
	size, err := strconv.Atoi(p.text[start:p.at])
	if err != nil {
		p.at = start
		return 0, p.fail("the size is too large")
	}
	return size, nil
}

func (p *parser) parseBasic() (Type, error) {
	p.skipSpace()
	end := p.at
	for end < len(p.text) && 'a' <= p.text[end] && p.text[end] <= 'z' {
		end++
	}
	word := p.text[p.at:end]
	for s := Bool; s <= Char; s++ {
		if word == s.String() {
			p.at = end
			return ScalarType(s), nil
		}
	}
	problem := "a basic type follows: bool, uint, int, real or char"
	if word == "str" {
		problem = fmt.Sprintf("a string's type has its length: write %q for a string of 3 characters", "3 char")
	}
	return Type{}, p.fail(problem)
}

func digit(c byte) bool { return '0' <= c && c <= '9' }
