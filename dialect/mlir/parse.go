package mlir

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dtype"
)

// ParseType reads a type as [Type.String] writes it: tensor<4x?xf32>, tensor<*xi1>, vector<4xi64>.
// The element type may be left out. It fails with a *dialect.TypeError.
func ParseType(text string) (Type, error) {
	fail := func(format string, args ...any) (Type, error) {
		return Type{}, &dialect.TypeError{Op: "type " + text, Operand: -1, Problem: fmt.Sprintf(format, args...)}
	}
	t, inner, ok := cutKind(strings.TrimSpace(text))
	if !ok {
		return fail("a type is written tensor<4x?xf32>, tensor<*xf32> or vector<4xf32>")
	}
	element := inner
	if rest, unranked := strings.CutPrefix(inner, "*"); unranked {
		t.Unranked, element = true, strings.TrimPrefix(rest, "x")
	} else {
		dims, rest, err := parseSizes(inner)
		if err != nil {
			return fail("%v", err)
		}
		t.Dims, element = dims, rest
	}
	if element != "" {
		if t.DType, ok = elementTypes()[element]; !ok {
			return fail("%q is no element type here: use one of %s", element, strings.Join(elementNames(), ", "))
		}
	}
	return t, t.check()
}

// cutKind splits off the keyword and the brackets.
func cutKind(text string) (t Type, inner string, ok bool) {
	for _, k := range []Kind{Tensor, Vector} {
		if inner, ok := strings.CutPrefix(text, k.String()+"<"); ok {
			inner, ok = strings.CutSuffix(inner, ">")
			return Type{Kind: k}, inner, ok
		}
	}
	return Type{}, "", false
}

// parseSizes reads the sizes before the element type: "4x?xf32" gives [4 ?]
// and "f32".
func parseSizes(text string) (dims []int, rest string, err error) {
	dims = []int{}
	for text != "" && strings.ContainsRune("?0123456789", rune(text[0])) {
		size, after, _ := strings.Cut(text, "x")
		if size == "?" {
			dims = append(dims, Dynamic)
		} else {
			d, err := strconv.Atoi(size)
			if err != nil {
				return nil, "", fmt.Errorf("%q is no size: write a number or ?", size)
			}
			dims = append(dims, d)
		}
		text = after
	}
	return dims, text, nil
}

func elementTypes() map[string]dtype.DType {
	types := map[string]dtype.DType{}
	for _, d := range dtype.All() {
		types[elementName(d)] = d
	}
	return types
}

func elementNames() []string {
	var names []string
	for _, d := range dtype.All() {
		names = append(names, elementName(d))
	}
	return names
}

// ParseSignature reads the types of an operation as MLIR writes them after the
// colon: (tensor<4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>. It fails with a
// *dialect.TypeError.
func ParseSignature(text string) (operands []Type, result Type, err error) {
	left, right, arrow := strings.Cut(text, "->")
	inner, open := strings.CutPrefix(strings.TrimSpace(left), "(")
	inner, closed := strings.CutSuffix(inner, ")")
	if !arrow || !open || !closed {
		return nil, Type{}, &dialect.TypeError{Op: "types " + text, Operand: -1, Problem: "a signature is written (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>"}
	}
	if strings.TrimSpace(inner) != "" {
		for _, part := range strings.Split(inner, ",") {
			t, err := ParseType(part)
			if err != nil {
				return nil, Type{}, err
			}
			operands = append(operands, t)
		}
	}
	result, err = ParseType(right)
	return operands, result, err
}

// signature is the reverse of [ParseSignature].
func signature(operands []Type, result Type) string {
	names := make([]string, len(operands))
	for i, t := range operands {
		names[i] = t.String()
	}
	return "(" + strings.Join(names, ", ") + ") -> " + result.String()
}
