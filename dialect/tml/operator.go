package tml

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/ops"
)

// class is the rules that an operator follows, as the document's sections name them.
type class uint8

const (
	arithmetic class = iota + 1
	relational
	logical
	bitwise
)

// operator is a binary operator. op is the catalogue's.
type operator struct {
	symbol string
	class  class
	op     *ops.Op
}

// operators are all operators. Division needs at least one real operand.
var operators = []operator{
	{"+", arithmetic, ops.Add},
	{"-", arithmetic, ops.Sub},
	{"*", arithmetic, ops.Mul},
	{"/", arithmetic, ops.Div},
	{"==", relational, ops.Equal},
	{"!=", relational, ops.NotEqual},
	{"<", relational, ops.Less},
	{"<=", relational, ops.LessEqual},
	{">", relational, ops.Greater},
	{">=", relational, ops.GreaterEqual},
	{"and", logical, ops.LogicalAnd},
	{"or", logical, ops.LogicalOr},
	{"xor", logical, ops.LogicalXor},
	{"&", bitwise, ops.BitwiseAnd},
	{"|", bitwise, ops.BitwiseOr},
	{"^", bitwise, ops.BitwiseXor},
}

var operatorBySymbol = func() map[string]*operator {
	m := map[string]*operator{}
	for i := range operators {
		m[operators[i].symbol] = &operators[i]
	}
	return m
}()

// Operators lists the operators that [Apply] runs, by their symbols.
func Operators() []string {
	symbols := make([]string, len(operators))
	for i, o := range operators {
		symbols[i] = o.symbol
	}
	return symbols
}

func lookup(symbol string) (*operator, error) {
	o, ok := operatorBySymbol[symbol]
	if !ok {
		return nil, &dialect.OperatorError{Op: symbol, Problem: fmt.Sprintf("it is no operator of TML, which has %s", strings.Join(Operators(), " "))}
	}
	return o, nil
}
