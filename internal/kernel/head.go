package kernel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// words writes the first line of a kernel's text, or reads it. Each loop describes its words once,
// in their order, and the description serves both directions.
type words struct {
	out     strings.Builder
	in      []string // what is still to be read
	reading bool
	result  dtype.DType
	wrong   string // the first word that could not be read
}

// next takes the next word if it is this one.
func (w *words) next(word string) bool {
	if len(w.in) == 0 || w.in[0] != word {
		return false
	}
	w.in = w.in[1:]
	return true
}

// take takes the next word.
func (w *words) take() string {
	if len(w.in) == 0 {
		w.fail("the end")
		return ""
	}
	word := w.in[0]
	w.in = w.in[1:]
	return word
}

func (w *words) fail(at string) {
	if w.wrong == "" {
		w.wrong = at
	}
}

func (w *words) put(format string, args ...any) { fmt.Fprintf(&w.out, " "+format, args...) }

// flag writes or reads a word that stands for true; it is absent for false.
func (w *words) flag(word string, set *bool) {
	switch {
	case w.reading:
		*set = w.next(word)
	case *set:
		w.put("%s", word)
	}
}

// count writes or reads a word and a number; both are absent for 0.
func (w *words) count(word string, n *int) {
	switch {
	case w.reading && w.next(word):
		*n = w.number(w.take())
	case !w.reading && *n != 0:
		w.put("%s %d", word, *n)
	}
}

func (w *words) number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		w.fail(word)
	}
	return n
}

// numbers writes or reads several numbers in one word. All verbs of the format are %d.
func (w *words) numbers(format string, list ...*int) {
	if w.reading {
		args := make([]any, len(list))
		for i, n := range list {
			args[i] = n
		}
		if word := w.take(); w.wrong == "" {
			if n, err := fmt.Sscanf(word, format, args...); n != len(list) || err != nil {
				w.fail(word)
			}
		}
		return
	}
	args := make([]any, len(list))
	for i, n := range list {
		args[i] = *n
	}
	w.put(format, args...)
}

// phrase writes or reads fixed words.
func (w *words) phrase(list ...string) {
	for _, word := range list {
		switch {
		case !w.reading:
			w.put("%s", word)
		case !w.next(word):
			w.fail(word)
		}
	}
}

// comma writes a comma, for people; Parse removes all commas first.
func (w *words) comma() {
	if !w.reading {
		w.out.WriteString(",")
	}
}

// operator writes or reads an operator's name.
func (w *words) operator(op **ops.Op) {
	if !w.reading {
		w.put("%s", *op)
		return
	}
	if name := w.take(); w.wrong == "" {
		var ok bool
		if *op, ok = ops.ByName(name); !ok {
			w.fail(name)
		}
	}
}

// element writes or reads the result's dtype.
func (w *words) element() {
	if !w.reading {
		w.put("%s", w.result.Short())
		return
	}
	if name := w.take(); w.wrong == "" {
		var err error
		if w.result, err = dtype.Parse(name); err != nil {
			w.fail(name)
		}
	}
}

// choice writes or reads one of a list of names. A name has one word or several.
func choice[T ~uint8](w *words, n *T, names []string) {
	if !w.reading {
		w.put("%s", name(*n, names))
		return
	}
	for i, name := range names {
		if list := strings.Fields(name); len(w.in) >= len(list) && slices.Equal(w.in[:len(list)], list) {
			*n, w.in = T(i), w.in[len(list):]
			return
		}
	}
	w.fail(strings.Join(w.in, " "))
}

// over writes or reads the name of a form or a scheme, with numbers of dimensions in brackets.
func over[T ~uint8](w *words, n *T, names []string, dims ...*int) {
	if w.reading && len(w.in) > 0 {
		word, sizes, _ := strings.Cut(w.in[0], "(")
		w.in = append([]string{word, "(" + sizes}, w.in[1:]...)
	}
	choice(w, n, names)
	format := "(" + strings.Repeat(",%d", len(dims))[1:] + ")"
	if w.reading {
		w.numbers(format, dims...)
		return
	}
	args := make([]any, len(dims))
	for i, d := range dims {
		args[i] = *d
	}
	fmt.Fprintf(&w.out, format, args...)
}

func (m *Map) head(k *Kernel, w *words) {
	w.element()
	over(w, &m.Scheme, schemeNames, &k.Rank)
	w.count("chunk", &m.Chunk)
	w.count("run", &m.Run)
	w.flag("walk", &m.Walk)
	w.flag("ragged", &m.Ragged)
	w.flag("ahead", &m.Ahead)
	w.flag("words", &m.Words)
	w.flag("compact", &m.Compact)
	w.flag("indexed", &m.Indexed)
	w.count("invocations", &m.Invocations)
}

func (r *Reduce) head(k *Kernel, w *words) {
	w.operator(&r.Op)
	w.element()
	reduced := k.Rank - r.Outer
	over(w, &r.Form, formNames, &r.Outer, &reduced)
	k.Rank = r.Outer + reduced
	w.count("striped", &r.Striped)
	r.ColumnWorkgroup.head(w)
	w.count("chunk", &r.Chunk)
	w.count("cooperative", &r.CooperativeLeaf.Size)
	w.count("invocations", &r.CooperativeLeaf.Invocations)
	w.count("ahead", &r.CooperativeLeaf.Ahead)
	w.flag("ragged", &r.CooperativeLeaf.Ragged)
	w.flag("nested", &r.CooperativeLeaf.Nested)
	w.flag("compact", &r.Compact)
}

func (s *Scan) head(k *Kernel, w *words) {
	w.operator(&s.Op)
	w.element()
	w.rows(k, &s.Form)
	w.flag("carry", &s.Carry)
	w.count("lines", &s.Tile.Lines)
	w.count("steps", &s.Tile.Steps)
	w.count("ahead", &s.Tile.Ahead)
	w.count("chunk", &s.Chunk)
	w.flag("compact", &s.Compact)
}

// rows writes or reads the form of a loop that runs along the innermost dimension.
func (w *words) rows(k *Kernel, form *Form) {
	outer := k.Rank - 1
	over(w, form, formNames, &outer)
	k.Rank = outer + 1
}

func (r *Rowwise) head(k *Kernel, w *words) {
	w.element()
	w.rows(k, &r.Form)
	w.flag("long", &r.Long)
	w.count("striped", &r.Striped)
	w.count("spread", &r.Spread)
	r.ColumnWorkgroup.head(w)
	w.count("chunk", &r.Chunk)
	w.flag("ragged", &r.Ragged)
	w.flag("compact", &r.Compact)
	cooperative := r.CooperativeRow != nil
	if w.flag("cooperative", &cooperative); cooperative {
		if w.reading {
			r.CooperativeRow = new(CooperativeRow)
		}
		t := r.CooperativeRow
		w.count("invocations", &t.Invocations)
		w.count("split", &t.Split)
		w.count("unroll", &t.Unroll)
		w.count("rounds", &t.Rounds)
		w.count("stage", &t.Stage)
		w.flag("past", &t.Past)
		w.flag("turns", &t.Turns)
	}
}

func (s *Sort) head(k *Kernel, w *words) {
	w.element()
	choice(w, &s.Form, sortNames)
	w.count("pages", &s.Pages)
	w.count("chunk", &s.Chunk)
	w.count("invocations", &s.Invocations)
	w.flag("descending", &s.Descending)
	k.Rank = 2
}

// head writes or reads a word and the numbers of digits; both are absent without digits.
func (d *Digits) head(w *words, word string) {
	some := *d != Digits{}
	if w.flag(word, &some); some {
		w.numbers("%dx%d", &d.Lines, &d.Steps)
	}
}

func (c *Contract) head(k *Kernel, w *words) {
	w.element()
	w.numbers("batch(%d)", &c.Batch)
	w.phrase("tile")
	w.numbers("%dx%d", &c.Rows, &c.Columns)
	w.count("unroll", &c.Unroll)
	w.count("invocations", &c.Invocations)
	w.count("spread", &c.Spread)
	w.count("stack", &c.Stack)
	w.count("down", &c.Down)
	w.count("across", &c.Across)
	w.count("shared", &c.Shared)
	w.flag("fine", &c.Fine)
	c.Left.head(w, "a.digits")
	c.Right.head(w, "b.digits")
	cooperative := c.Cooperative != nil
	if w.flag("cooperative", &cooperative); cooperative {
		if w.reading {
			c.Cooperative = new(Cooperative)
		}
		w.numbers("%dx%dx%d", &c.Cooperative.M, &c.Cooperative.N, &c.Cooperative.K)
		w.count("subgroups", &c.Cooperative.Subgroups)
		w.flag("one.round", &c.Cooperative.OneRound)
		w.flag("by.rows", &c.Cooperative.ByRows)
		w.count("steps", &c.Cooperative.Steps)
	}
	w.flag("whole", &c.Whole)
	out := Single
	if c.Out == Wide {
		out = Outer
	}
	for _, way := range []struct {
		name string
		*Chunks
	}{{"a", &c.A}, {"b", &c.B}, {"out", &out}} {
		w.comma()
		w.phrase(way.name)
		choice(w, way.Chunks, chunkNames)
	}
	if c.Out = Strided; out == Outer {
		c.Out = Wide
	}
	chunk := c.chunk() // it follows from the rest
	w.count("chunk", &chunk)
	k.Rank = c.Batch + 3
}
