package expr

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Format writes an expression so that [Parse] reads the same tree: every operator by
// its name.
func Format(n Node) string {
	switch n := n.(type) {
	case *Literal:
		return formatLiteral(n.Value)
	case *Name:
		return n.Name
	case *Transpose:
		return "permute_dims(" + Format(n.X) + ")"
	}
	call := n.(*Call)
	var words []string
	for _, a := range call.Args {
		words = append(words, Format(a))
	}
	return call.Op.Name + "(" + strings.Join(append(words, Keys(call)...), ", ") + ")"
}

// Keys writes what a call says beside its operands, each as key=value.
func Keys(call *Call) (words []string) {
	if call.Op == ops.Slice {
		words = sliceWords(call.Attr.Ranges)
	}
	for _, a := range call.Op.Attributes() {
		if value := formatAttribute(&call.Attr, a); value != "" {
			words = append(words, a.Name+"="+value)
		}
	}
	if call.Result > 0 {
		words = append(words, fmt.Sprintf("%s=%d", resultKey, call.Result))
	}
	return words
}

func formatLiteral(value any) string {
	f, ok := value.(float64)
	switch {
	case !ok:
		return fmt.Sprint(value)
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 0):
		return strings.TrimPrefix(strings.ToLower(fmt.Sprint(f)), "+")
	}
	text := strconv.FormatFloat(f, 'g', -1, 64)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return text
}

// formatAttribute is an attribute's value, "" for one that was left out, or is as if.
func formatAttribute(a *ops.Attr, info ops.Attribute) string {
	lists := map[ops.Field][]int{ops.FieldAxes: a.Axes, ops.FieldShape: a.Shape, ops.FieldCounts: a.Counts,
		ops.FieldStrides: a.Strides, ops.FieldDilations: a.Dilations, ops.FieldPads: a.Pads, ops.FieldSpread: a.Spread}
	flags := map[ops.Field]bool{ops.FieldKeepDims: a.KeepDims, ops.FieldReverse: a.Reverse, ops.FieldExclusive: a.Exclusive,
		ops.FieldInitial: a.Initial, ops.FieldDescending: a.Descending, ops.FieldFast: a.Fast, ops.FieldCeil: a.Ceil, ops.FieldAntialias: a.Antialias}
	if list, ok := lists[info.Field]; ok {
		if list == nil {
			return ""
		}
		if len(list) == 1 {
			return joined(list)
		}
		return "(" + joined(list) + ")"
	}
	if flags[info.Field] {
		return "true"
	}
	switch info.Field {
	case ops.FieldCount:
		if info.At < len(a.Counts) {
			return strconv.Itoa(a.Counts[info.At])
		}
	case ops.FieldParam:
		if info.At < len(a.Params) {
			return strconv.FormatFloat(a.Params[info.At], 'g', -1, 64)
		}
	case ops.FieldCorrection:
		if a.Correction != 0 {
			return strconv.FormatFloat(a.Correction, 'g', -1, 64)
		}
	case ops.FieldDType:
		if a.DType != 0 {
			return a.DType.Short()
		}
	case ops.FieldMode:
		return a.Mode
	case ops.FieldEquation:
		if a.Equation != "" {
			return "(" + a.Equation + ")"
		}
	case ops.FieldSeed:
		return strconv.FormatUint(a.Seed, 10)
	case ops.FieldIndices:
		return "(" + joined(a.Indices) + ")"
	}
	return ""
}

func joined[T any](list []T) string {
	words := make([]string, len(list))
	for i, v := range list {
		words[i] = fmt.Sprint(v)
	}
	return strings.Join(words, ",")
}

// sliceWords are the three lists of slice's ranges.
func sliceWords(ranges []shape.Range) []string {
	var start, stop, step []string
	for _, r := range ranges {
		bound := func(n int, has bool) string {
			if has {
				return strconv.Itoa(n)
			}
			return "_"
		}
		start, stop = append(start, bound(r.Start, r.HasStart)), append(stop, bound(r.Stop, r.HasStop))
		step = append(step, strconv.Itoa(r.Step))
	}
	word := func(key string, list []string) string { return key + "=(" + strings.Join(list, ",") + ")" }
	return []string{word("start", start), word("stop", stop), word("step", step)}
}
