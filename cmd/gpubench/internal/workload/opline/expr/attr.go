package expr

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// setter reads one attribute's value, brackets removed.
type setter func(a *ops.Attr, value string) error

type key struct {
	name string
	set  setter
}

// keys are the attributes of each operator, by kind where a whole kind shares
// them.
var keys = map[*ops.Op][]key{
	ops.Cast:        {{"to", setDType}},
	ops.BroadcastTo: {{"shape", setShape}},
	ops.Reshape:     {{"shape", setShape}},
	ops.Permute:     {{"perm", setAxes}, {"axes", setAxes}},
	ops.ExpandDims:  {{"axes", setAxes}, {"axis", setAxes}},
	ops.Squeeze:     {{"axes", setAxes}, {"axis", setAxes}},
	ops.Flip:        {{"axes", setAxes}, {"axis", setAxes}},
	ops.Slice:       {{"start", setStart}, {"stop", setStop}, {"step", setStep}},
	ops.Index:       {{"at", setIndices}},
	ops.Assign:      {{"at", setIndices}},
	ops.Var:         {{"correction", setCorrection}},
}

var reduceKeys = []key{{"axis", setAxes}, {"axes", setAxes}, {"keepdims", setKeepDims}}

// required are the operators that mean nothing without an attribute.
var required = map[*ops.Op]string{
	ops.Cast: "to", ops.BroadcastTo: "shape", ops.Reshape: "shape", ops.ExpandDims: "axes",
	ops.Index: "at", ops.Assign: "at",
}

func keysOf(op *ops.Op) []key {
	if op.Kind == ops.Reduce || op.Kind == ops.Composition {
		return slices.Concat(reduceKeys, keys[op])
	}
	return keys[op]
}

// KeyNames lists the attributes that an operator takes.
func KeyNames(op *ops.Op) []string {
	var names []string
	for _, k := range keysOf(op) {
		names = append(names, k.name)
	}
	return names
}

// SetAttr reads one key=value of an operator into a. Lists are written 0,1,
// in any brackets; in start and stop an underscore leaves the bound out. A
// mistake in an index is a *[SyntaxError] of the value without its brackets.
func SetAttr(op *ops.Op, a *ops.Attr, name, value string) error {
	for _, k := range keysOf(op) {
		if k.name != name {
			continue
		}
		if value == "" {
			return fmt.Errorf("%s= is empty: give it a value, or leave the key out (an empty list is %s=())", name, name)
		}
		if err := k.set(a, trimBrackets(value)); err != nil {
			return fmt.Errorf("%s=%s: %w", name, value, err)
		}
		return nil
	}
	known := KeyNames(op)
	if len(known) == 0 {
		return fmt.Errorf("unknown key %q: %s takes none", name, op)
	}
	return fmt.Errorf("unknown key %q%s (%s takes %s)", name, Suggest(name, known), op, strings.Join(known, ", "))
}

// CheckAttr says which attribute is missing, once all are read; "" if none.
func CheckAttr(op *ops.Op, seen map[string]bool) string {
	name, needed := required[op]
	if !needed {
		return ""
	}
	for _, k := range keysOf(op) {
		if seen[k.name] {
			return ""
		}
	}
	example := map[string]string{"to": "i32", "shape": "[2,3]", "axes": "0", "at": "(0,1:5)"}[name]
	return fmt.Sprintf("%s needs %s, such as %s=%s", op, name, name, example)
}

// opened is the length of a list's opening bracket, 0 where it has none.
func opened(s string) int {
	for _, pair := range []string{"[]", "()"} {
		if len(s) >= 2 && s[0] == pair[0] && s[len(s)-1] == pair[1] {
			return 1
		}
	}
	return 0
}

func trimBrackets(s string) string { return s[opened(s) : len(s)-opened(s)] }

// items splits a list; an empty text is the empty list, and one comma may
// close it, as in (1,).
func items(s string) []string {
	s = strings.TrimSpace(s)
	if len(s) > 1 {
		s = strings.TrimSuffix(s, ",")
	}
	if s == "" {
		return []string{}
	}
	list := strings.Split(s, ",")
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	return list
}

func integer(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, fmt.Errorf("%q is not an integer in range", s)
	}
	return n, nil
}

func integers(s string) ([]int, error) {
	list := []int{}
	for _, item := range items(s) {
		n, err := integer(item)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

func setAxes(a *ops.Attr, value string) (err error) {
	a.Axes, err = integers(value)
	return err
}

func setShape(a *ops.Attr, value string) error {
	dims, err := integers(value)
	a.Shape = dims
	return err
}

func setDType(a *ops.Attr, value string) error {
	d, err := ParseDType(value)
	a.DType = d
	return err
}

func setCorrection(a *ops.Attr, value string) error {
	f, err := strconv.ParseFloat(value, 64)
	if err != nil {
		return fmt.Errorf("%q is no number", value)
	}
	a.Correction = f
	return nil
}

func setKeepDims(a *ops.Attr, value string) (err error) {
	if a.KeepDims, err = strconv.ParseBool(value); err != nil {
		return fmt.Errorf("%q is neither true nor false", value)
	}
	return nil
}

func setStart(a *ops.Attr, value string) error {
	return setBounds(a, value, func(r *shape.Range, n int) { r.Start, r.HasStart = n, true })
}

func setStop(a *ops.Attr, value string) error {
	return setBounds(a, value, func(r *shape.Range, n int) { r.Stop, r.HasStop = n, true })
}

func setStep(a *ops.Attr, value string) error {
	return setBounds(a, value, func(r *shape.Range, n int) { r.Step = n })
}

func setBounds(a *ops.Attr, value string, set func(*shape.Range, int)) error {
	for axis, item := range items(value) {
		for len(a.Ranges) <= axis {
			a.Ranges = append(a.Ranges, shape.All())
		}
		if item == "_" || item == "" {
			continue
		}
		n, err := integer(item)
		if err != nil {
			return err
		}
		set(&a.Ranges[axis], n)
	}
	return nil
}

// ParseDType reads the name of an element type; the error suggests the near
// name.
func ParseDType(name string) (dtype.DType, error) {
	d, err := dtype.Parse(name)
	if err == nil {
		return d, nil
	}
	var known []string
	for _, k := range dtype.All() {
		known = append(known, k.Short(), k.String())
	}
	if near := Suggest(name, known); near != "" {
		if u, ok := err.(*dtype.UnknownError); !ok || !u.Planned {
			return d, fmt.Errorf("%w%s", err, near)
		}
	}
	return d, err
}
