package dtype

import "fmt"

// promotions is the upper triangle of the Array API 2024.12 table, "Type Promotion Rules". Equal
// types promote to themselves, and a mix that is absent is undefined there. The standard does not
// have the 16-bit floats. They mix with wider floats as a narrower float does, and with one another
// to float32, since neither holds the other (as in PyTorch and JAX).
var promotions = map[[2]DType]DType{
	{Int8, Int16}: Int16, {Int8, Int32}: Int32, {Int8, Int64}: Int64,
	{Int16, Int32}: Int32, {Int16, Int64}: Int64,
	{Int32, Int64}: Int64,

	{Uint8, Uint16}: Uint16, {Uint8, Uint32}: Uint32, {Uint8, Uint64}: Uint64,
	{Uint16, Uint32}: Uint32, {Uint16, Uint64}: Uint64,
	{Uint32, Uint64}: Uint64,

	{Int8, Uint8}: Int16, {Int8, Uint16}: Int32, {Int8, Uint32}: Int64,
	{Int16, Uint8}: Int16, {Int16, Uint16}: Int32, {Int16, Uint32}: Int64,
	{Int32, Uint8}: Int32, {Int32, Uint16}: Int32, {Int32, Uint32}: Int64,
	{Int64, Uint8}: Int64, {Int64, Uint16}: Int64, {Int64, Uint32}: Int64,

	{Float16, BFloat16}: Float32,
	{Float16, Float32}:  Float32, {Float16, Float64}: Float64,
	{Float16, Complex64}: Complex64, {Float16, Complex128}: Complex128,
	{BFloat16, Float32}: Float32, {BFloat16, Float64}: Float64,
	{BFloat16, Complex64}: Complex64, {BFloat16, Complex128}: Complex128,

	{Float32, Float64}: Float64, {Float32, Complex64}: Complex64, {Float32, Complex128}: Complex128,
	{Float64, Complex64}: Complex128, {Float64, Complex128}: Complex128,
	{Complex64, Complex128}: Complex128,
}

// Promote returns the element type of an operation between a and b. Errors: *[PromotionError] where
// the Array API leaves the mix undefined, and for an invalid type.
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
	if len(e.Types) == 0 {
		return op + ": no dtypes are given: give at least one"
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

// DefaultSum is the type of sum and prod of d (Array API 2024.12, sum): the default integers int64
// for signed types and uint64 for unsigned ones, and d itself for all others.
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

// Accumulator is the type in which sum and prod of d are computed: float32 for the 16-bit floats,
// whose result is rounded once at the end, and [DefaultSum] for all others.
func Accumulator(d DType) DType {
	if d.IsHalf() {
		return Float32
	}
	return DefaultSum(d)
}
