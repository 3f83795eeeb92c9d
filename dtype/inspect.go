package dtype

import "slices"

// IsDType reports whether d belongs to one of the kinds (Array API 2024.12,
// isdtype, whose "integral" is KindInt and KindUint, and whose "numeric" is all
// but KindBool).
func IsDType(d DType, kinds ...Kind) bool { return d.Valid() && slices.Contains(kinds, d.Kind()) }

// CanCast reports whether every element of a type may stand where another type
// is asked for: whether the two promote to the latter (Array API 2024.12,
// can_cast).
func CanCast(from, to DType) bool {
	p, err := Promote(from, to)
	return err == nil && p == to
}

// ResultType is the type in which all of the types meet (Array API 2024.12,
// result_type), or a *PromotionError where they do not, and for none.
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
