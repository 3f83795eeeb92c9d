//go:build window && cgo

package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/opline"
)

// What view shows by a word: an expression of coordinates, or a scene of its own.

// galleryNames are the scenes that view has.
var galleryNames = []string{"waves", "mandelbrot", "reaction", "life", "heat"}

// The names that an expression may have, and the shapes of their operands: columns, rows,
// and numbers.
const (
	columnName, rowName    = "x", "y"
	mouseXName, mouseYName = "mx", "my"
)

var viewNames = []string{columnName, rowName, timeOperand, mouseXName, mouseYName}

// timeOperand is the name of the operand that is the time in seconds: a float32
// of one element.
const timeOperand = "t"

// imageOf is the size of an expression's image: the window's, where that is given.
func (c *viewCmd) imageOf() windowSize {
	if c.Size == (windowSize{}) {
		return windowSize{720, 480}
	}
	return c.Size
}

var identifier = regexp.MustCompile(`[A-Za-z_][A-Za-z_0-9]*`)

// coordinateLine is the op line of an expression of x, [1, width], y, [height, 1], and of
// t, mx and my, single numbers.
func coordinateLine(text string, size windowSize) (opline.Line, error) {
	if strings.ContainsAny(text, "'\"") {
		return opline.Line{}, usagef("view %s: an expression has no quotes within", text)
	}
	used := identifier.FindAllString(text, -1)
	shapes := map[string]string{columnName: fmt.Sprintf("[1,%d]", size.width), rowName: fmt.Sprintf("[%d,1]", size.height)}
	line := fmt.Sprintf("expr '%s' f32", text)
	for _, name := range viewNames {
		if !slices.Contains(used, name) {
			continue
		}
		s, ok := shapes[name]
		if !ok {
			s = "[1]"
		}
		line += " " + name + "=" + s
	}
	return opline.Parse(line)
}

// isExpression reports whether view's argument is no op line but an expression alone: it
// has no shape.
func isExpression(text string) bool {
	return !strings.Contains(text, "[") && strings.ContainsAny(text, "()+-*/<>=")
}
