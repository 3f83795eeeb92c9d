package arrayapi

import (
	"fmt"
	"math"
	"reflect"

	"github.com/weft-gpu/weft/dtype"
)

// rank orders the kinds of numbers by what they hold.
type rank int

const (
	isOther rank = iota // nothing, or no number
	isBool
	isInteger
	isUnsigned // an integer that int64 does not hold
	isReal
	isComplex
)

func rankOf(v reflect.Value) rank {
	switch {
	case !v.IsValid():
		return isOther
	case v.Kind() == reflect.Bool:
		return isBool
	case v.CanInt():
		return isInteger
	case v.CanUint() && v.Uint() > math.MaxInt64:
		return isUnsigned
	case v.CanUint():
		return isInteger
	case v.CanFloat():
		return isReal
	case v.CanComplex():
		return isComplex
	}
	return isOther
}

// widened is nested []any with its bools and numbers in one Go type, the first
// that holds them all of bool, int64, uint64, float64 and complex128, a bool among
// numbers being 0 or 1; other values as they are, whose Go types say their dtypes.
func widened(v any) any {
	items, ok := v.([]any)
	if !ok {
		return v
	}
	widest := isOther
	eachNumber(items, func(leaf reflect.Value) { widest = max(widest, rankOf(leaf)) })
	return mapped(items, func(leaf any) any {
		r := reflect.ValueOf(leaf)
		if rankOf(r) == isOther || widest == isBool {
			return leaf
		}
		if r.Kind() == reflect.Bool {
			leaf = 0
			if r.Bool() {
				leaf = 1
			}
			r = reflect.ValueOf(leaf)
		}
		switch widest {
		case isInteger:
			return r.Convert(reflect.TypeFor[int64]()).Interface()
		case isUnsigned:
			return r.Convert(reflect.TypeFor[uint64]()).Interface()
		case isReal:
			f, _ := realOf(leaf)
			return f
		}
		z, _ := complexOf(leaf)
		return z
	})
}

// eachNumber visits the leaves of nested []any.
func eachNumber(items []any, visit func(leaf reflect.Value)) {
	for _, item := range items {
		if inner, ok := item.([]any); ok {
			eachNumber(inner, visit)
		} else {
			visit(reflect.ValueOf(item))
		}
	}
}

// mapped is nested []any with f of every leaf.
func mapped(items []any, f func(leaf any) any) []any {
	result := make([]any, len(items))
	for i, item := range items {
		if inner, ok := item.([]any); ok {
			result[i] = mapped(inner, f)
		} else {
			result[i] = f(item)
		}
	}
	return result
}

// fits tells which integer of a number or of nested []any an integer dtype does
// not hold.
func fits(v any, d dtype.DType) error {
	info, err := dtype.Iinfo(d)
	if err != nil {
		return nil // no integer dtype: it rounds
	}
	var outside error
	eachNumber([]any{v}, func(leaf reflect.Value) {
		switch {
		case !leaf.IsValid():
		case leaf.CanInt() && (leaf.Int() < info.Min || leaf.Int() > 0 && uint64(leaf.Int()) > info.Max):
			outside = fmt.Errorf("has %d, which is out of the range of %v", leaf.Int(), d)
		case leaf.CanUint() && leaf.Uint() > info.Max:
			outside = fmt.Errorf("has %d, which is out of the range of %v", leaf.Uint(), d)
		}
	})
	return outside
}
