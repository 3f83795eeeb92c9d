package tml

// Scalar is a basic type, the root of every [Type]. The zero value is invalid.
type Scalar uint8

// The basic types. Bool, Uint, Int and Real are ordered, each wider than the one before it. Char,
// one character of a string, compares only with itself.
const (
	Bool Scalar = iota + 1
	Uint        // 32 bits
	Int         // 32 bits, two's complement
	Real        // float64; float32 in a Program with Real32
	Char        // a Unicode code point
)

// scalarNames are the basic types as types are written.
var scalarNames = map[Scalar]string{Bool: "bool", Uint: "uint", Int: "int", Real: "real", Char: "char"}

// String is the type's name.
func (s Scalar) String() string {
	if name, ok := scalarNames[s]; ok {
		return name
	}
	return "invalid"
}

// valid reports whether s is one of the basic types.
func (s Scalar) valid() bool { return s >= Bool && s <= Char }

// isNumeric reports whether s is uint, int or real.
func (s Scalar) isNumeric() bool { return s >= Uint && s <= Real }

// lessEqual reports whether s is the same as t or narrower, so that a value of s can be assigned to
// one of t.
func (s Scalar) lessEqual(t Scalar) bool {
	return s == t && s.valid() || s.ordered() && t.ordered() && s < t
}

// ordered reports whether s takes part in type inference.
func (s Scalar) ordered() bool { return s >= Bool && s <= Real }

// wider returns the wider of s and t, which they infer to; false when they have no common type.
func wider(s, t Scalar) (Scalar, bool) {
	switch {
	case s.lessEqual(t):
		return t, true
	case t.lessEqual(s):
		return s, true
	}
	return 0, false
}
