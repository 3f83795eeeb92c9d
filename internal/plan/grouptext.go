package plan

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// namer gives values of a graph short names, in the order in which they are met.
type namer map[graph.Value]string

func (n namer) of(v graph.Value) string {
	if name, ok := n[v]; ok {
		return name
	}
	n[v] = fmt.Sprintf("v%d", len(n))
	return n[v]
}

// graphText is the graph, an operator a line.
func (s *state) graphText() string {
	var b strings.Builder
	names := namer{}
	for _, v := range postorder(s.values) {
		var in []string
		for _, w := range v.Node.Inputs {
			if _, stored := w.Stored(); stored {
				in = append(in, fmt.Sprintf("%s%v", w.DType().Short(), w.Shape()))
				continue
			}
			in = append(in, names.of(w))
		}
		line := fmt.Sprintf("%s = %s", names.of(v), v.Node.Op)
		if len(in) > 0 {
			line += " " + strings.Join(in, ", ")
		}
		fmt.Fprintf(&b, "%s%s: %s%v\n", line, attrText(v.Node.Attr), v.DType().Short(), v.Shape())
	}
	for _, v := range s.values {
		if _, stored := v.Stored(); !stored {
			fmt.Fprintf(&b, "asked for: %s\n", names.of(v))
		}
	}
	return b.String()
}

// attrText are the parameters that are given, all that there are.
func attrText(a ops.Attr) string {
	var b strings.Builder
	v := reflect.ValueOf(a)
	for i := range v.NumField() {
		if f := v.Field(i); !f.IsZero() {
			fmt.Fprintf(&b, " %s=%v", strings.ToLower(v.Type().Field(i).Name), f)
		}
	}
	return b.String()
}

func (s *state) groupsText() string { return s.groups.String() }

// String is the groups' text: each with its instructions, and where their operands
// are.
func (g *Groups) String() string {
	var b strings.Builder
	number := map[result]int{}
	for i, group := range g.List {
		fmt.Fprintf(&b, "g%d = %v: %s", i, group.work, Name(group.Value))
		number[result{group.Value, group.Leaves}] = i
		for _, v := range group.Also {
			number[result{v, false}] = i
			fmt.Fprintf(&b, ", %s", Name(v))
		}
		b.WriteString("\n")
		for _, r := range group.work.reads() {
			fmt.Fprintf(&b, "  reads %s\n", placeText(r, number))
		}
		for _, k := range group.work.bodies() {
			k.text(&b, number)
		}
	}
	return b.String()
}

// placeText names what is read.
func placeText(r Ref, number map[result]int) string {
	if i, ok := number[r.from]; ok {
		return fmt.Sprintf("g%d", i)
	}
	if r.Stored.Buffer == nil {
		return "index"
	}
	return "memory"
}

// text writes a body's instructions.
func (k *body) text(b *strings.Builder, number map[result]int) {
	fmt.Fprintf(b, "  over %v {\n", []int(k.space))
	for i, inst := range k.insts {
		line := fmt.Sprintf("    %%%d = %s", i, instText(inst))
		if inst.Kind == kernel.Load || len(k.tables) > 0 && k.tables[inst.N].count > 0 && inst.Kind != kernel.Apply && inst.Kind != kernel.Scalar {
			line = fmt.Sprintf("%-26s ; %s %s", line, placeText(k.refs[inst.N], number), viewText(k.views[inst.N])+boundsText(k.boxes[inst.N].bounds))
		}
		b.WriteString(line + "\n")
	}
	b.WriteString("  }\n")
}

func viewText(v shape.View) string { return fmt.Sprintf("%v%+d", v.Strides, v.Offset) }

// boundsText says from where to where there are elements along which dimensions.
func boundsText(list []kernel.Bounds) string {
	var words []string
	for _, b := range list {
		words = append(words, fmt.Sprintf("%d: %d to %d", b.Axis, b.From, b.To-1))
	}
	if words == nil {
		return ""
	}
	return " in (" + strings.Join(words, ", ") + ")"
}

// instText is an instruction of a body.
func instText(inst kernel.Inst) string {
	var args []string
	for _, a := range inst.Args {
		args = append(args, fmt.Sprintf("%%%d", a))
	}
	list := strings.Join(args, ", ")
	switch inst.Kind {
	case kernel.Load:
		return fmt.Sprintf("load %s %s", inst.DType.Short(), kernel.OperandName(inst.N))
	case kernel.Scalar:
		return fmt.Sprintf("scalar %s s%d", inst.DType.Short(), inst.N)
	case kernel.Lookup, kernel.Search, kernel.Segment:
		return fmt.Sprintf("%s[%s]", kernel.OperandName(inst.N), list)
	case kernel.Total:
		return "total"
	case kernel.Fold:
		return fmt.Sprintf("fold %s %s", inst.Op, list)
	}
	return fmt.Sprintf("%s %s %s", inst.Op, inst.DType.Short(), list)
}

// verifyGroups checks that every group reads what groups before it write, and that
// nothing is computed by a group that is in memory for it.
func (s *state) verifyGroups() error {
	g := s.groups.grouper
	written := map[result]bool{}
	reads := func(group *Group, r Ref) error {
		if r.from.value.Node != nil && !written[r.from] {
			return s.fail("the group of %s reads %s before it is written", Name(group.Value), Name(r.from.value))
		}
		return nil
	}
	for _, group := range s.groups.List {
		for _, k := range group.work.bodies() {
			for _, r := range k.refs {
				if err := reads(group, r); err != nil {
					return err
				}
			}
		}
		for _, r := range group.work.reads() {
			if err := reads(group, r); err != nil {
				return err
			}
		}
		written[result{group.Value, group.Leaves}] = true
		for _, v := range group.Also {
			written[result{v, false}] = true
		}
	}
	for v, list := range g.folded {
		for _, by := range list {
			if r := g.rowwise[by]; r == nil || r.seenBy(by) == nil {
				return s.fail("%s is made by %s, which is no rowwise kernel", Name(v), Name(by))
			}
		}
	}
	if g.outdated() {
		return s.fail("a group computes what is in memory")
	}
	for i, r := range s.groups.Results {
		if r.Value != s.asked[i] || r.Ref.from.value.Node != nil && !written[r.Ref.from] {
			return s.fail("nothing writes %s", Name(s.asked[i]))
		}
	}
	return nil
}
