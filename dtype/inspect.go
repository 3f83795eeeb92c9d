package dtype

import (
	"fmt"
	"slices"
	"strings"
)

// category is a kind of dtypes by the Array API's name.
type category struct {
	name     string
	contains func(DType) bool
}

// categories are the kinds that isdtype knows (Array API 2024.12, isdtype).
var categories = []category{
	{"bool", func(d DType) bool { return d == Bool }},
	{"signed integer", DType.IsSigned},
	{"unsigned integer", func(d DType) bool { return d.Kind() == KindUint }},
	{"integral", DType.IsInteger},
	{"real floating", DType.IsFloat},
	{"complex floating", DType.IsComplex},
	{"numeric", DType.IsNumeric},
}

// KindNames lists the names that [IsDType] and [OfKind] take.
func KindNames() []string {
	names := make([]string, len(categories))
	for i, c := range categories {
		names[i] = c.name
	}
	return names
}

// IsDType reports whether d belongs to one of the kinds by name: "bool",
// "signed integer", "unsigned integer", "integral", "real floating", "complex
// floating", "numeric" (Array API 2024.12, isdtype). It fails with a *KindError
// for another name.
func IsDType(d DType, kinds ...string) (bool, error) {
	is := false
	for _, name := range kinds {
		c, err := categoryOf(name)
		if err != nil {
			return false, err
		}
		is = is || c.contains(d)
	}
	return is, nil
}

// OfKind lists the dtypes of a kind by name; see [IsDType].
func OfKind(name string) ([]DType, error) {
	c, err := categoryOf(name)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(All(), func(d DType) bool { return !c.contains(d) }), nil
}

func categoryOf(name string) (category, error) {
	for _, c := range categories {
		if c.name == name {
			return c, nil
		}
	}
	return category{}, &KindError{Name: name}
}

// KindError says that a name is not that of a kind of dtypes.
type KindError struct {
	Name string
}

func (e *KindError) Error() string {
	return fmt.Sprintf("unknown kind of dtypes %q; the kinds are %s", e.Name, strings.Join(KindNames(), ", "))
}

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
