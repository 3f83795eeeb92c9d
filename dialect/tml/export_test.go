package tml

// Names that only tests need.

func Wider(s, t Scalar) (Scalar, bool) { return wider(s, t) }

func (s Scalar) LessEqual(t Scalar) bool { return s.lessEqual(t) }

type Class = class

const (
	Arithmetic = arithmetic
	Relational = relational
	Logical    = logical
	Bitwise    = bitwise
)

// ClassOf is an operator's class.
func ClassOf(symbol string) Class { return operatorBySymbol[symbol].class }
