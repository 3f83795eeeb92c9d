package expr

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// synonyms are other names of attributes, which op lines take too.
var synonyms = map[string]string{"axes": "axis", "axis": "axes", "dtype": "to"}

// sliceKeys are the three lists in which op lines write slice's ranges.
var sliceKeys = map[string]func(a *ops.Attr, value string) error{"start": setStart, "stop": setStop, "step": setStep}

// resultKey says which result of an operator with several a line is about.
const resultKey = "result"

// KeyNames lists the attributes that an operator takes.
func KeyNames(op *ops.Op) []string {
	if op == ops.Slice {
		return []string{"start", "stop", "step"}
	}
	var names []string
	for _, a := range op.Attributes() {
		names = append(names, a.Name)
	}
	return names
}

// findAttribute finds an attribute by its name or another that is used for it.
func findAttribute(op *ops.Op, name string) (ops.Attribute, bool) {
	if a, ok := op.Attribute(name); ok {
		return a, true
	}
	if op == ops.Permute && name == "axes" {
		return op.Attribute("perm")
	}
	return op.Attribute(synonyms[name])
}

// SetAttr reads one key=value of an operator into a. Lists are written 0,1,
// in any brackets; in start and stop an underscore leaves the bound out. A
// mistake in an index is a *[SyntaxError] of the value without its brackets.
func SetAttr(op *ops.Op, a *ops.Attr, name, value string) error {
	set := sliceKeys[name]
	if op != ops.Slice {
		set = nil
	}
	info, known := findAttribute(op, name)
	if !known && set == nil {
		return unknownKey(op, name)
	}
	if value == "" {
		return fmt.Errorf("%s= is empty: give it a value, or leave the key out (an empty list is %s=())", name, name)
	}
	if set == nil {
		set = func(a *ops.Attr, text string) error { return setAttribute(op, a, info, text) }
	}
	if err := set(a, trimBrackets(value)); err != nil {
		return fmt.Errorf("%s=%s: %w", name, value, err)
	}
	return nil
}

// SetKey is [SetAttr], or the number of the result that a call stands for.
func SetKey(op *ops.Op, a *ops.Attr, result *int, name, value string) error {
	if name != resultKey {
		return SetAttr(op, a, name, value)
	}
	n, err := integer(trimBrackets(value))
	if err == nil && n < 0 {
		err = errors.New("results are counted from 0")
	}
	*result = n
	return err
}

func unknownKey(op *ops.Op, name string) error {
	known := KeyNames(op)
	if len(known) == 0 {
		return fmt.Errorf("unknown key %q: %s takes none", name, op)
	}
	return fmt.Errorf("unknown key %q%s (%s takes %s)", name, Suggest(name, known), op, strings.Join(known, ", "))
}

func setAttribute(op *ops.Op, a *ops.Attr, info ops.Attribute, text string) error {
	value, err := readers[info.Field](text)
	if err != nil {
		return err
	}
	return op.Set(a, info.Name, value)
}

// readers read an attribute's value, brackets removed, by its field.
var readers = map[ops.Field]func(text string) (any, error){
	ops.FieldAxes:       readIntegers,
	ops.FieldShape:      readIntegers,
	ops.FieldCounts:     readIntegers,
	ops.FieldStrides:    readIntegers,
	ops.FieldDilations:  readIntegers,
	ops.FieldPads:       readIntegers,
	ops.FieldSpread:     readIntegers,
	ops.FieldCount:      func(text string) (any, error) { return integer(text) },
	ops.FieldParam:      readNumber,
	ops.FieldCorrection: readNumber,
	ops.FieldDType:      func(text string) (any, error) { return ParseDType(text) },
	ops.FieldMode:       readWord,
	ops.FieldEquation:   readWord,
	ops.FieldSeed:       readSeed,
	ops.FieldKeepDims:   readBool,
	ops.FieldReverse:    readBool,
	ops.FieldExclusive:  readBool,
	ops.FieldInitial:    readBool,
	ops.FieldDescending: readBool,
	ops.FieldFast:       readBool,
	ops.FieldCeil:       readBool,
	ops.FieldAntialias:  readBool,
	ops.FieldIndices:    func(text string) (any, error) { return ParseIndex(text) },
}

func readIntegers(text string) (any, error) { return integers(text) }

func readWord(text string) (any, error) { return text, nil }

func readNumber(text string) (any, error) {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return nil, fmt.Errorf("%q is no number", text)
	}
	return f, nil
}

func readSeed(text string) (any, error) {
	n, err := strconv.ParseUint(text, 0, 64)
	if err != nil {
		return nil, fmt.Errorf("%q is no unsigned integer", text)
	}
	return n, nil
}

func readBool(text string) (any, error) {
	b, err := strconv.ParseBool(text)
	if err != nil {
		return nil, fmt.Errorf("%q is neither true nor false", text)
	}
	return b, nil
}

// examples are values of required attributes, by field.
var examples = map[ops.Field]string{
	ops.FieldDType: "i32", ops.FieldShape: "[2,3]", ops.FieldAxes: "0", ops.FieldIndices: "(0,1:5)",
	ops.FieldCount: "2", ops.FieldCounts: "(1,2)", ops.FieldParam: "0.5", ops.FieldEquation: "ij,jk->ik",
}

// CheckAttr says which attribute is missing, once all are read; "" if none.
func CheckAttr(op *ops.Op, seen map[string]bool) string {
	for _, a := range op.Attributes() {
		if a.Required && !seen[a.Name] && !seen[synonyms[a.Name]] {
			return fmt.Sprintf("%s needs %s, such as %s=%s", op, a.Name, a.Name, examples[a.Field])
		}
	}
	return ""
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
