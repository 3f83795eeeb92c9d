package expr

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// SyntaxError says what is wrong with an expression, and where.
type SyntaxError struct {
	Source string
	Offset int // in bytes
	What   string
}

// Column is the position of the mistake, in characters from 1.
func (e *SyntaxError) Column() int {
	return utf8.RuneCountInString(e.Source[:e.Offset]) + 1
}

// Error draws the expression with a caret under the mistake.
func (e *SyntaxError) Error() string {
	margin := strings.Repeat(" ", e.Column()-1)
	return fmt.Sprintf("column %d: %s\n    %s\n    %s^", e.Column(), e.What, e.Source, margin)
}
