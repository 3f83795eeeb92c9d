package dtype

import "slices"

// IsDType reports whether d belongs to one of the kinds (Array API 2024.12, isdtype). The
// standard's "integral" is KindInt and KindUint, and its "numeric" all kinds but KindBool.
func IsDType(d DType, kinds ...Kind) bool { return d.Valid() && slices.Contains(kinds, d.Kind()) }

// CanCast reports whether from and to promote to to, so that every element of from may stand for
// one of to (Array API 2024.12, can_cast). It is false for invalid types.
func CanCast(from, to DType) bool {
	p, err := Promote(from, to)
	return err == nil && p == to
}

// ResultType is the type that all of the types promote to together (Array API 2024.12,
// result_type). Errors: *[PromotionError] for types that do not mix, and for no types.
func ResultType(types ...DType) (DType, error) {
	if len(types) == 0 {
		return Invalid, &PromotionError{Op: "result_type"}
	}
	common := types[0]
	for _, d := range types {
		p, err := Promote(common, d)
		if err != nil {
			return Invalid, &PromotionError{Op: "result_type", Types: slices.Clone(types)}
		}
		common = p
	}
	return common, nil
}
