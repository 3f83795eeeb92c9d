package tml

import (
	"context"
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/shape"
)

// Format writes a value as the document does: commas between the elements of a row, semicolons
// between rows, two semicolons between matrices and so on, and brackets around every level. A 3x3
// is [1, 2, 3; 4, 5, 6; 7, 8, 9], a 2x(2) is [[1, 2], [3, 4]]. Text is quoted. Errors: those of
// [Read].
func Format(ctx context.Context, v *Value) (string, error) {
	if err := v.Err(); err != nil {
		return "", err
	}
	if v.typ.root == Char && v.typ.Nesting() < 2 && len(v.typ.Dims()) < 2 {
		text, err := ReadText(ctx, v)
		return fmt.Sprintf("%q", text), err
	}
	data, err := v.elements(ctx)
	if err != nil {
		return "", err
	}
	return formatType(v.typ, wordsOf(data, v.typ.root)), nil
}

func formatType(t Type, words []string) string {
	if t.IsScalar() {
		return words[0]
	}
	base := t.Base()
	elements := make([]string, t.levels[0].Size())
	for i := range elements {
		elements[i] = formatType(base, words[i*base.Size():(i+1)*base.Size()])
	}
	return "[" + formatLevel(t.levels[0], elements) + "]"
}

func formatLevel(dims shape.Shape, elements []string) string {
	if len(dims) == 1 {
		return strings.Join(elements, ", ")
	}
	step := dims[1:].Size()
	rows := make([]string, dims[0])
	for i := range rows {
		rows[i] = formatLevel(dims[1:], elements[i*step:(i+1)*step])
	}
	return strings.Join(rows, strings.Repeat(";", len(dims)-1)+" ")
}

func wordsOf(data any, root Scalar) []string {
	switch data := data.(type) {
	case []bool:
		return words(data)
	case []int32:
		return words(data)
	case []float64:
		return words(data)
	case []uint32:
		if root != Char {
			return words(data)
		}
		out := make([]string, len(data))
		for i, code := range data {
			out[i] = fmt.Sprintf("%q", rune(code))
		}
		return out
	}
	return nil
}

func words[T any](data []T) []string {
	out := make([]string, len(data))
	for i, x := range data {
		out[i] = fmt.Sprint(x)
	}
	return out
}
