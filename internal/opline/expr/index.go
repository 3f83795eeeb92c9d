package expr

import (
	"strconv"

	"github.com/weft-gpu/weft/shape"
)

// markers are the items of an index that are neither an integer nor a range.
var markers = map[string]shape.Index{"newaxis": shape.NewAxis, "...": shape.Ellipsis}

// ParseIndex reads the items of an index, without brackets: "2,1:5,newaxis,...".
// It fails with a *[SyntaxError].
func ParseIndex(src string) ([]shape.Index, error) {
	tokens, err := lex(src)
	if err != nil {
		return nil, err
	}
	if tokens[0].kind == 0 {
		return []shape.Index{}, nil
	}
	p := &parser{src: src, tokens: tokens}
	return p.index("")
}

// index reads items and what ends them: a closing bracket, or "" for the end of
// the source. One comma may follow the last item.
func (p *parser) index(end string) ([]shape.Index, error) {
	var list []shape.Index
	for {
		item, err := p.item()
		if err != nil {
			return nil, err
		}
		list = append(list, item)
		comma := p.accept(",")
		switch {
		case p.accept(end):
			return list, nil
		case !comma && p.peek().kind == 0:
			return nil, p.expect(end)
		case !comma:
			return nil, p.expect(",")
		}
	}
}

// item reads an integer, a range, newaxis or three dots.
func (p *parser) item() (shape.Index, error) {
	t := p.peek()
	if m, ok := markers[t.text]; ok {
		p.take()
		return m, nil
	}
	start, has, err := p.bound()
	if err != nil {
		return nil, err
	}
	if p.accept(":") {
		return p.span(start, has)
	}
	if !has {
		return nil, p.failItem(t)
	}
	return shape.At(start), nil
}

func (p *parser) failItem(t token) error {
	const want = "want an integer, a range such as 1:5, newaxis or ..."
	if t.kind == 0 {
		return p.fail(t, "the index ends too early: "+want)
	}
	near := ""
	if t.kind == 'w' {
		near = Suggest(t.text, []string{"newaxis"})
	}
	return p.fail(t, "%s, got %s%s", want, quote(t.text), near)
}

// span reads what follows the first colon of a range.
func (p *parser) span(start int, hasStart bool) (r shape.Range, err error) {
	r = shape.All()
	r.Start, r.HasStart = start, hasStart
	if r.Stop, r.HasStop, err = p.bound(); err != nil || !p.accept(":") {
		return r, err
	}
	step, has, err := p.bound()
	if has {
		r.Step = step
	}
	return r, err
}

// bound is an optional integer.
func (p *parser) bound() (n int, has bool, err error) {
	sign := ""
	if p.accept("-") {
		sign = "-"
	}
	t := p.peek()
	if t.kind != 'n' {
		if sign != "" {
			return 0, false, p.fail(t, "want an integer after the minus")
		}
		return 0, false, nil
	}
	p.take()
	n, err = strconv.Atoi(sign + t.text)
	if err != nil {
		return 0, false, p.fail(t, "%s%s is not an integer in range", sign, t.text)
	}
	return n, true, nil
}
