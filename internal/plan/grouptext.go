package plan

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/ops"
)

// namer gives values of a graph short names, numbered in the order of its calls.
type namer map[graph.Value]string

func (n namer) of(v graph.Value) string {
	if name, ok := n[v]; ok {
		return name
	}
	n[v] = fmt.Sprintf("v%d", len(n))
	return n[v]
}

// graphText returns the graph's text, one operator a line.
func (s *state) graphText() string {
	var b strings.Builder
	names := namer{}
	for _, v := range expr.Postorder(s.values) {
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

// attrText returns the operator's parameters that are not zero.
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

// verifyGroups checks the groups.
func (s *state) verifyGroups() error { return s.groups.Verify(s.asked) }
