package dtype

import "fmt"

// promotions is the upper triangle of the Array API 2024.12 table, "Type
// Promotion Rules", for the types that Weft has; equal types promote to
// themselves and every mix that is absent is undefined there.
var promotions = map[[2]DType]DType{
	{Int32, Int64}:   Int64,
	{Uint32, Uint64}: Uint64,
	{Int32, Uint32}:  Int64,
	{Uint32, Int64}:  Int64,
}

// Promote returns the element type of an operation between a and b, or a
// *PromotionError where the Array API leaves the mix undefined.
func Promote(a, b DType) (DType, error) {
	if a == b && a.Valid() {
		return a, nil
	}
	if p, ok := promotions[[2]DType{a, b}]; ok {
		return p, nil
	}
	if p, ok := promotions[[2]DType{b, a}]; ok {
		return p, nil
	}
	return Invalid, &PromotionError{Types: []DType{a, b}}
}

// PromotionError says that element types do not mix.
type PromotionError struct {
	Op    string // the operator, when known
	Types []DType
}

func (e *PromotionError) Error() string {
	op := e.Op
	if op == "" {
		op = "promote"
	}
	list := ""
	for i, t := range e.Types {
		if i > 0 {
			list += " and "
		}
		list += t.String()
	}
	return fmt.Sprintf("%s: the dtypes %s do not mix (the Array API defines no promotion for them): convert one side with Cast", op, list)
}

// DefaultSum is the type in which sum and prod of d accumulate and return
// (Array API 2024.12, sum): the default integer int64 for signed types, uint64
// for unsigned ones, and a float's own type.
func DefaultSum(d DType) DType {
	switch d.Kind() {
	case KindInt:
		return Int64
	case KindUint:
		return Uint64
	default:
		return d
	}
}
