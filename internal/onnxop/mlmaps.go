package onnxop

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Maps, which are on the host.

func init() {
	defineML("ZipMap", 1, zipMap)
	defineML("DictVectorizer", 1, dictVectorizer)
	defineML("CastMap", 1, castMap)
}

// Map is a map, on the host. Its keys are in ascending order, with a value for each.
type Map struct {
	Keys   any // []int64 or []string
	Values any // []int64, []string, []float32 or []float64
}

func (*Map) value() {}

func (m *Map) String() string {
	keys, _ := mapList(m.Keys)
	values, n := mapList(m.Values)
	return fmt.Sprintf("map(%s, %s) of %d", keys, values, n)
}

// mapList is the type of a map's keys or values, and how many there are.
func mapList(list any) (elem string, n int) {
	switch list := list.(type) {
	case []int64:
		return "int64", len(list)
	case []string:
		return "string", len(list)
	case []float32:
		return "float32", len(list)
	case []float64:
		return "float64", len(list)
	}
	return fmt.Sprintf("%T", list), 0
}

// mapOf is operand i.
func (c *Call) mapOf(i int) *Map {
	if !c.Has(i) {
		c.fail("operand %d is missing", i+1)
	}
	m, ok := c.In[i].(*Map)
	if !ok {
		c.fail("operand %d is a %s, and %s takes a map there", i+1, c.In[i], c.Op)
	}
	_, keys := mapList(m.Keys)
	if _, values := mapList(m.Values); keys != values {
		c.fail("the map has %d keys of %T and %d values of %T", keys, m.Keys, values, m.Values)
	}
	return m
}

// zipMap makes of each row a map, of labels to the row's elements. It reads them.
func zipMap(c *Call) []Value {
	x, l := c.rows(0, dtype.Float32), c.classes("classlabels_int64s", "classlabels_strings")
	if l.count() != x.Dim(1) {
		c.fail("%d labels, and rows have %d elements", l.count(), x.Dim(1))
	}
	c.onHost("elements of maps", x.Shape()...)
	list, err := tensor.Read[float32](c.Ctx, x)
	c.check(err)
	s := &Sequence{Values: make([]Value, x.Dim(0))}
	var at func(i int) Value
	if len(l.words) > 0 {
		at = zipped(l.words, list)
	} else {
		at = zipped(l.numbers, list)
	}
	for i := range s.Values {
		s.Values[i] = at(i)
	}
	return []Value{s}
}

// zipped gives the map of each row of a list. Of equal keys the last counts.
func zipped[K cmp.Ordered](keys []K, list []float32) func(row int) Value {
	place := map[K]int{}
	for i, key := range keys {
		place[key] = i
	}
	sorted := slices.Clone(keys)
	slices.Sort(sorted)
	sorted = slices.Compact(sorted)
	return func(row int) Value {
		values := make([]float32, len(sorted))
		for i, key := range sorted {
			values[i] = list[row*len(keys)+place[key]]
		}
		return &Map{Keys: slices.Clone(sorted), Values: values}
	}
}

// dictVectorizer is a map's values at the places of their keys in a vocabulary, [1, words].
func dictVectorizer(c *Call) []Value {
	m := c.mapOf(0)
	var places []int // by value: in the vocabulary, or -1
	var n int
	switch keys := m.Keys.(type) {
	case []string:
		places, n = placesIn(c.Strs("string_vocabulary"), keys)
	case []int64:
		places, n = placesIn(c.longs("int64_vocabulary"), keys)
	}
	switch values := m.Values.(type) {
	case []int64:
		return c.vector(placedIn(values, places, n))
	case []float32:
		return c.vector(placedIn(values, places, n))
	case []float64:
		return c.vector(placedIn(values, places, n))
	case []string:
		return c.vector(placedIn(values, places, n))
	}
	return nil
}

// placesIn are the places of keys in a list, -1 where they are not, and the list's length.
func placesIn[K comparable](list, keys []K) (places []int, n int) {
	at := map[K]int{}
	for i, key := range list {
		at[key] = i
	}
	for _, key := range keys {
		place, ok := at[key]
		if !ok {
			place = -1
		}
		places = append(places, place)
	}
	return places, len(list)
}

// placedIn is values at their places in a list of n.
func placedIn[T any](values []T, places []int, n int) []T {
	list := make([]T, n)
	for i, place := range places {
		if place >= 0 {
			list[place] = values[i]
		}
	}
	return list
}

// vector is a result [1, n] of a list.
func (c *Call) vector(list any) []Value {
	switch list := list.(type) {
	case []string:
		return []Value{&Strings{Dims: []int{1, len(list)}, Data: list}}
	case []int64:
		return c.one(tensor.From(c.dev, list, 1, len(list)))
	case []float32:
		return c.one(tensor.From(c.dev, list, 1, len(list)))
	case []float64:
		return c.one(tensor.From(c.dev, list, 1, len(list)))
	}
	return nil
}

// castMap is a map's values as they follow each other, or at the places that their keys are.
func castMap(c *Call) []Value {
	m := c.mapOf(0)
	keys, ok := m.Keys.([]int64)
	if !ok {
		c.fail("the operand is a %s, and CastMap takes keys of int64", m)
	}
	n := len(keys)
	switch form := c.Str("map_form", "DENSE"); form {
	case "DENSE":
		keys = nil
	case "SPARSE":
		if n = c.Int("max_map", 1); len(keys) > 0 && keys[0] < 0 {
			c.fail("the key %d is negative", keys[0])
		}
		c.onHost("values of a map", n)
	default:
		c.fail("map_form is %q, and it is DENSE or SPARSE", form)
	}
	switch to := c.Str("cast_to", "TO_FLOAT"); to {
	case "TO_STRING":
		return c.vector(packed(keys, n, "0.f", castValues(c, m.Values, decimals, same[string])))
	case "TO_FLOAT":
		return c.vector(packed(keys, n, float32(0), castValues(c, m.Values, same[float32], single32)))
	case "TO_INT64":
		return c.vector(packed(keys, n, int64(0), castValues(c, m.Values, truncated, integer)))
	default:
		c.fail("cast_to is %q, and it is TO_FLOAT, TO_INT64 or TO_STRING", to)
	}
	return nil
}

// castValues are a map's values as another type.
func castValues[T any](c *Call, values any, number func(float32) (T, error), word func(string) (T, error)) []T {
	switch values := values.(type) {
	case []float32:
		return converted(c, values, number)
	case []string:
		return converted(c, values, word)
	}
	c.fail("the map's values are %T, and CastMap takes float32 or strings", values)
	return nil
}

func converted[T, F any](c *Call, list []F, to func(F) (T, error)) []T {
	out := make([]T, len(list))
	for i, x := range list {
		var err error
		out[i], err = to(x)
		c.check(err)
	}
	return out
}

func same[T any](x T) (T, error)         { return x, nil }
func decimals(x float32) (string, error) { return strconv.FormatFloat(float64(x), 'f', 6, 64), nil }
func truncated(x float32) (int64, error) { return int64(x), nil }
func integer(s string) (int64, error)    { return strconv.ParseInt(s, 10, 64) }
func single32(s string) (float32, error) { x, err := strconv.ParseFloat(s, 32); return float32(x), err }

// packed is a list as it is where there are no keys, and else its values at the places of their
// keys in a list of n.
func packed[T any](keys []int64, n int, otherwise T, list []T) []T {
	if keys == nil {
		return list
	}
	out := slices.Repeat([]T{otherwise}, n)
	for i, key := range keys {
		if key < int64(n) {
			out[key] = list[i]
		}
	}
	return out
}
