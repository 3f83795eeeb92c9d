package kernel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// ParseError names a line that cannot stand in a kernel's text.
type ParseError struct {
	Line int // from 1
	Text string
}

func (e *ParseError) Error() string {
	return fmt.Sprintf("kernel: line %d: %q is no part of a kernel's text", e.Line, e.Text)
}

// Parse reads a text that [Kernel.Text] wrote. It fails with a *[ParseError], or with a
// *[VerifyError] if the text is that of an invalid kernel.
func Parse(text string) (*Kernel, error) {
	p := &parser{k: new(Kernel)}
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		if !p.line(i, line) {
			return nil, &ParseError{Line: i + 1, Text: line}
		}
	}
	if p.last == "" {
		return nil, &ParseError{Line: strings.Count(text, "\n") + 1}
	}
	p.complete()
	if err := p.k.Verify(); err != nil {
		return nil, err
	}
	if err := sameWords(text, p.k.Text()); err != nil {
		return nil, err
	}
	return p.k, nil
}

// sameWords fails with the first line in which a text differs from the text of the kernel that was
// read from it. Such a line contradicts other lines, from which its words follow.
func sameWords(text, has string) error {
	lines := strings.Split(has, "\n")
	for i, line := range strings.Split(text, "\n") {
		if i >= len(lines) || !slices.Equal(strings.Fields(line), strings.Fields(lines[i])) {
			return &ParseError{Line: i + 1, Text: line}
		}
	}
	return nil
}

// parser collects a kernel.
type parser struct {
	k    *Kernel
	last string // the line that stores the result
	note string // the note at the end of that line
	// out is how the result is stored, if the first line does not say.
	out *Access
}

func (p *parser) line(i int, line string) bool {
	line, note, _ := strings.Cut(line, ";")
	line, note = strings.TrimSpace(line), strings.TrimSpace(note)
	word, _, _ := strings.Cut(line, " ")
	switch {
	case i == 0:
		return p.head(line)
	case p.last != "":
		return line == "}"
	case strings.HasPrefix(line, "%"):
		number, text, ok := strings.Cut(line, " = ")
		return ok && number == fmt.Sprintf("%%%d", len(p.k.Body)) && p.inst(text, note)
	case word == "also":
		return p.also(line)
	case word == "operand" || word == "carry" || word == "scalar":
		return p.unread(line, note)
	}
	p.last, p.note = line, note
	return word == "store" || word == "combine" || word == "order"
}

// head reads the first line.
func (p *parser) head(line string) bool {
	line, ok := strings.CutSuffix(line, " {")
	w := &words{in: strings.Fields(strings.ReplaceAll(line, ", ", " ")), reading: true}
	k := p.k
	switch w.take() {
	case "map":
		m := &Map{}
		k.Loop, p.out = m, &m.Out
	case "reduce":
		k.Loop = &Reduce{}
	case "scan":
		s := &Scan{}
		k.Loop, p.out = s, &s.Out
	case "contract":
		k.Loop = &Contract{}
	case "sort":
		k.Loop = &Sort{}
	case "routine":
		k.Loop = &Routine{}
	case "rowwise":
		r := &Rowwise{}
		k.Loop, p.out = r, &r.Out
	default:
		return false
	}
	k.Loop.head(k, w)
	if k.ParamBuffer = w.next("params"); k.ParamBuffer {
		w.phrase("buffer")
	}
	return ok && w.wrong == "" && len(w.in) == 0
}

// complete adds how the result is stored, from the text's last line, and the operands of a sort.
func (p *parser) complete() {
	if p.out != nil {
		switch {
		case strings.HasSuffix(p.note, "any stride") || p.note == "one a row":
			*p.out = Strided
		case strings.HasSuffix(p.note, "unaligned"):
			*p.out = Unit
		default:
			*p.out = Wide
		}
	}
	if s, ok := p.k.Loop.(*Sort); ok && len(p.k.Body) > 0 {
		p.k.Operands = nil
		for _, d := range s.operands(p.k.Body[0].DType) {
			p.k.Operands = append(p.k.Operands, Operand{DType: d, Access: Strided})
		}
	}
	if r, ok := p.k.Loop.(*Rowwise); ok {
		slices.Sort(r.Once)
		r.Once = slices.Compact(r.Once)
	}
}

// maxNamed bounds the operands and scalars that a text may name.
const maxNamed = 1 << 16

// operandNumber returns the number of the operand with a name.
func operandNumber(name string) (n int, ok bool) {
	if name == "" || name[0] < 'a' || name[0] > 'z' {
		return 0, false
	}
	n = int(name[0] - 'a')
	if name[1:] != "" {
		more, err := strconv.Atoi(name[1:])
		if err != nil || more < 1 || more > maxNamed {
			return 0, false
		}
		n += 26 * more
	}
	return n, true
}

// shift reads the note on a shifted operand: whose buffer it reads, and the shift.
func shift(text string) (s Shift, ok bool) {
	var name string
	if n, err := fmt.Sscanf(text, "%s %d %d %d", &name, &s.Rows, &s.Columns, &s.Elements); n != 4 || err != nil {
		return s, false
	}
	base, ok := operandNumber(name)
	s.Of = base + 1
	return s, ok
}

// operand records an operand by its name and the note of its line.
func (p *parser) operand(name string, o Operand, note string) (n int, ok bool) {
	if n, ok = operandNumber(name); !ok {
		return 0, false
	}
	note, other, shifted := strings.Cut(note, ", of ")
	if shifted {
		if o.Shift, ok = shift(other); !ok {
			return 0, false
		}
	}
	if note, once := strings.CutSuffix(note, ", once"); once {
		r, rowwise := p.k.Loop.(*Rowwise)
		if !rowwise {
			return 0, false
		}
		r.Once = append(r.Once, n)
		return p.place(n, o, note)
	}
	return p.place(n, o, note)
}

func (p *parser) place(n int, o Operand, access string) (int, bool) {
	access, o.Blocks, _ = strings.Cut(access, blocksWords)
	access, box, boxed := strings.Cut(access, ", in ")
	if boxed && !o.parseBox(box) {
		return 0, false
	}
	at := slices.Index(accessNames, access)
	o.Access = Access(max(at, 0))
	for len(p.k.Operands) <= n {
		p.k.Operands = append(p.k.Operands, Operand{})
	}
	known := p.k.Operands[n]
	p.k.Operands[n] = o
	return n, at >= 0 && (known == Operand{} || known == o)
}

// also reads the line of a further value that a map stores.
func (p *parser) also(line string) bool {
	m, ok := p.k.Loop.(*Map)
	list := strings.Fields(line)
	if !ok || len(list) != 3 {
		return false
	}
	i, err := strconv.Atoi(strings.TrimPrefix(list[2], "%"))
	if err != nil || i < 0 || i >= len(p.k.Body) || list[1] != p.k.Body[i].DType.Short() {
		return false
	}
	m.Also = append(m.Also, i)
	return true
}

// unread reads the line of an operand or a scalar that no instruction reads.
func (p *parser) unread(line, note string) bool {
	list := strings.Fields(line)
	if len(list) < 3 {
		return false
	}
	if list[0] == "scalar" {
		d, err := dtype.Parse(list[1])
		return err == nil && p.scalar(list[2], d) >= 0
	}
	o := Operand{Table: slices.Equal(list[3:], []string{"table"})}
	if o.Index = list[1] == "index"; o.Index {
		list[1] = dtype.Int64.Short()
	}
	var err error
	if o.DType, err = dtype.Parse(list[1]); err != nil || len(list) > 3 && !o.Table {
		return false
	}
	_, ok := p.operand(list[2], o, note)
	return ok
}

// scalar records a scalar by its name and returns its number, or -1 if it is no scalar's name.
func (p *parser) scalar(name string, d dtype.DType) int {
	n, err := strconv.Atoi(strings.TrimPrefix(name, "s"))
	if err != nil || n < 0 || n > maxNamed {
		return -1
	}
	for len(p.k.Scalars) <= n {
		p.k.Scalars = append(p.k.Scalars, dtype.Invalid)
	}
	p.k.Scalars[n] = d
	return n
}

// instKinds lists the instructions whose first word is their kind.
var instKinds = map[string]InstKind{"load": Load, "index": Load, "scalar": Scalar, "lookup": Lookup, "search": Search, "segment": Segment, "total": Total, "fold": Fold}

// inst reads an instruction: its name, its operator, dtype or operand, and its arguments. Commas
// and brackets do not count.
func (p *parser) inst(text, note string) bool {
	list := strings.Fields(strings.NewReplacer(",", " ", "[", " ", "]", " ").Replace(text))
	if len(list) == 0 {
		return false
	}
	kind, named := instKinds[list[0]]
	inst := Inst{Kind: Apply}
	words := list[1:]
	if named {
		inst.Kind = kind
	} else if inst.Op, named = ops.ByName(list[0]); !named {
		return false
	}
	at := slices.IndexFunc(words, func(w string) bool { return strings.HasPrefix(w, "%") })
	if at < 0 {
		at = len(words)
	}
	for _, w := range words[at:] {
		a, err := strconv.Atoi(strings.TrimPrefix(w, "%"))
		if err != nil || a < 0 || a >= len(p.k.Body) {
			return false
		}
		inst.Args = append(inst.Args, a)
	}
	note, held := strings.CutSuffix(note, "held")
	if !p.of(&inst, list[0], words[:at], strings.TrimSuffix(note, ", ")) {
		return false
	}
	if t := p.k.cooperativeRow(); held && t != nil {
		t.Held = append(t.Held, len(p.k.Body))
	}
	if r, ok := p.k.Loop.(*Rowwise); ok && note == "kept" {
		r.Kept = len(p.k.Body)
	}
	p.k.Body = append(p.k.Body, inst)
	return true
}

// of reads the words between an instruction's name and its arguments.
func (p *parser) of(inst *Inst, name string, words []string, note string) (ok bool) {
	var first dtype.DType // the dtype of the first argument
	if len(inst.Args) > 0 {
		first = p.k.Body[inst.Args[0]].DType
	}
	typed := func(at int) bool {
		var err error
		inst.DType, err = dtype.Parse(words[at])
		return err == nil
	}
	want := map[InstKind]int{Load: 2, Scalar: 2, Lookup: 2, Search: 2, Segment: 3, Fold: 1}[inst.Kind]
	if inst.Kind != Apply && len(words) != want || len(words) > 3 {
		return false
	}
	switch inst.Kind {
	case Load:
		if ok = typed(0); ok {
			inst.N, ok = p.operand(words[1], Operand{DType: inst.DType, Index: name == "index"}, note)
		}
	case Scalar:
		if ok = typed(0); ok {
			inst.N = p.scalar(words[1], inst.DType)
		}
		return ok && inst.N >= 0
	case Lookup:
		if ok = typed(0); ok {
			inst.N, ok = p.operand(words[1], Operand{DType: inst.DType, Table: true}, note)
		}
	case Search:
		inst.DType, inst.Right = dtype.Int64, words[0] == "right"
		inst.N, ok = p.operand(words[1], Operand{DType: first, Table: true}, note)
	case Segment:
		if inst.Op, ok = ops.ByName(words[0]); ok && typed(1) {
			inst.N, ok = p.operand(words[2], Operand{DType: inst.DType, Table: true}, note)
		}
	case Total:
		inst.DType, ok = first, first.Valid()
	case Fold:
		inst.DType = first
		inst.Op, ok = ops.ByName(words[0])
	default:
		if len(words) == 1 {
			return typed(0)
		}
		inst.DType = p.k.inferred(*inst)
		ok = len(words) == 0 && inst.DType.Valid()
	}
	return ok
}
