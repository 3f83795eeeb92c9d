package onnxop

import (
	"cmp"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Operators that map labels to others. Words are looked up on the host, and numbers on the device
// by a search in the sorted keys.

func init() {
	defineML("LabelEncoder", 1, labelEncoder1)
	defineML("LabelEncoder", 2, labelEncoder)
	defineML("CategoryMapper", 1, categoryMapper)
}

// unused is the label of what has none.
const unused = "_Unused"

// labelEncoder1 maps words to their places in a list, or places to words.
func labelEncoder1(c *Call) []Value {
	words := c.Strs("classes_strings")
	places := make([]int64, len(words))
	for i := range places {
		places[i] = int64(i)
	}
	return c.mapped(words, places)
}

func categoryMapper(c *Call) []Value {
	words, numbers := c.Strs("cats_strings"), c.longs("cats_int64s")
	if len(words) != len(numbers) {
		c.fail("%d words and %d numbers", len(words), len(numbers))
	}
	return c.mapped(words, numbers)
}

// mapped maps words to numbers, or numbers to words, as the operand has them. Of equal ones the
// last counts.
func (c *Call) mapped(words []string, numbers []int64) []Value {
	if s, ok := c.In[0].(*Strings); ok {
		number := map[string]int64{}
		for i, word := range words {
			number[word] = numbers[i]
		}
		return c.one(c.numbered(s, func(word string) int64 {
			if n, ok := number[word]; ok {
				return n
			}
			return int64(c.Int("default_int64", -1))
		}))
	}
	places := searched(c, c.X(0).Cast(dtype.Int64), keysOf(numbers, true))
	return []Value{c.spelled(c.result(places).(*Array), append(slices.Clone(words), c.Str("default_string", unused)))}
}

// numbered are the numbers of words, as a tensor of their shape.
func (c *Call) numbered(s *Strings, number func(word string) int64) *tensor.Tensor {
	list := make([]int64, len(s.Data))
	for i, word := range s.Data {
		list[i] = number(word)
	}
	return scalarShape(tensor.From(c.dev, list, s.Dims...), s.Dims)
}

// labelEncoder maps keys to values.
func labelEncoder(c *Call) []Value {
	keys, values := c.labelList("keys"), c.labelList("values")
	if keys.count() != values.count() {
		c.fail("%d keys and %d values", keys.count(), values.count())
	}
	lastCounts := c.Version >= 4
	var places *tensor.Tensor
	if s, ok := c.In[0].(*Strings); ok {
		if keys.numbers != nil {
			c.fail("the operand has strings, and the keys are numbers")
		}
		places = c.numbered(s, placeOf(keys.words, lastCounts))
	} else {
		x := c.X(0)
		if keys.numbers == nil {
			c.fail("the operand has numbers, and the keys are strings")
		}
		if d := keys.numbers.DType(); d.IsInteger() {
			places = searched(c, x.Cast(dtype.Int64), keysOf(keys.ints, lastCounts))
		} else {
			places = searched(c, x.Cast(dtype.Float64), keysOf(keys.floats, lastCounts))
		}
	}
	if values.numbers == nil {
		return []Value{c.spelled(c.result(places).(*Array), append(slices.Clone(values.words), c.defaultWord()))}
	}
	table := tensor.Concat(0, values.numbers.Reshape(-1), c.defaultNumber(values.numbers.DType()))
	return c.one(c.on(NewConstant(ElemOf(table.DType()), table), c.dev).Take(0, places))
}

// placeOf gives the place of a word in a list, and the list's length for others.
func placeOf(words []string, lastCounts bool) func(word string) int64 {
	place := map[string]int64{}
	for i, word := range words {
		if _, ok := place[word]; !ok || lastCounts {
			place[word] = int64(i)
		}
	}
	return func(word string) int64 {
		if at, ok := place[word]; ok {
			return at
		}
		return int64(len(words))
	}
}

// labelList are the keys or the values of a LabelEncoder: words, or numbers on the host device.
type labelList struct {
	words   []string
	numbers *tensor.Tensor
	ints    []int64
	floats  []float64
}

func (l labelList) count() int {
	if l.numbers == nil {
		return len(l.words)
	}
	return l.numbers.Shape().Size()
}

// labelList reads the attribute of a kind that the node has, of any type.
func (c *Call) labelList(kind string) (l labelList) {
	switch {
	case len(c.Strs(kind+"_strings")) > 0:
		return labelList{words: c.Strs(kind + "_strings")}
	case len(c.longs(kind+"_int64s")) > 0:
		l.numbers = tensor.From(c.Env.Host, c.longs(kind+"_int64s"))
	case len(c.singles(kind+"_floats")) > 0:
		l.numbers = tensor.From(c.Env.Host, c.singles(kind+"_floats"))
	default:
		switch t := c.tensorAttr(kind + "_tensor").(type) {
		case *Strings:
			return labelList{words: t.Data}
		case *Array:
			l.numbers = c.on(t, c.Env.Host).Reshape(-1)
		default:
			c.fail("the node has no %s", kind)
		}
	}
	var err error
	if l.numbers.DType().IsInteger() {
		l.ints, err = tensor.Read[int64](c.Ctx, l.numbers.Cast(dtype.Int64))
	} else {
		l.floats, err = tensor.Read[float64](c.Ctx, l.numbers.Cast(dtype.Float64))
	}
	c.check(err)
	return l
}

// tensorAttr is an attribute that is a tensor, nil where the node has none.
func (c *Call) tensorAttr(name string) Value {
	a, _ := c.attr(name, onnxpb.Attribute_TENSOR)
	return a.T
}

// defaultWord is what keys without a value become, a word.
func (c *Call) defaultWord() string {
	if s, ok := c.tensorAttr("default_tensor").(*Strings); ok && len(s.Data) > 0 {
		return s.Data[0]
	}
	return c.Str("default_string", unused)
}

// defaultNumber is what keys without a value become, one number of a dtype on the host device.
func (c *Call) defaultNumber(d dtype.DType) *tensor.Tensor {
	if a, ok := c.tensorAttr("default_tensor").(*Array); ok && a.Shape().Size() > 0 {
		return c.on(a, c.Env.Host).Reshape(-1).Take(0, tensor.Zeros(c.Env.Host, dtype.Int64, 1)).Cast(d)
	}
	if d.IsInteger() {
		return tensor.From(c.Env.Host, []int64{int64(c.Int("default_int64", -1))}).Cast(d)
	}
	return tensor.From(c.Env.Host, []float32{float32(c.Float("default_float", math.Copysign(0, -1)))}).Cast(d)
}

// sortedKeys are keys in ascending order with the places where they were, and the place of NaN, or
// -1. missing is the place of what is no key.
type sortedKeys[T int64 | float64] struct {
	keys         []T
	places       []int64
	nan, missing int64
}

// keysOf sorts keys. Of equal ones the first counts, or the last.
func keysOf[T int64 | float64](list []T, lastCounts bool) sortedKeys[T] {
	place := map[T]int64{}
	s := sortedKeys[T]{nan: -1, missing: int64(len(list))}
	for i, key := range list {
		if key != key {
			if s.nan < 0 || lastCounts {
				s.nan = int64(i)
			}
			continue
		}
		if _, ok := place[key]; !ok {
			s.keys = append(s.keys, key)
		} else if !lastCounts {
			continue
		}
		place[key] = int64(i)
	}
	slices.SortFunc(s.keys, cmp.Compare[T])
	for _, key := range s.keys {
		s.places = append(s.places, place[key])
	}
	return s
}

// searched gives for each element of x, of the keys' dtype, the place of its key.
func searched[T int64 | float64](c *Call, x *tensor.Tensor, k sortedKeys[T]) *tensor.Tensor {
	missing := tensor.Full(c.dev, k.missing)
	y := missing.BroadcastTo(x.Shape()...)
	if n := len(k.keys); n > 0 {
		keys := tensor.From(c.dev, k.keys, n)
		at := keys.SearchSorted(x).Cast(dtype.Int64).Minimum(tensor.Full(c.dev, int64(n-1)))
		y = tensor.Where(keys.Take(0, at).Equal(x), tensor.From(c.dev, k.places, n).Take(0, at), missing)
	}
	if k.nan >= 0 {
		y = tensor.Where(x.IsNaN(), tensor.Full(c.dev, k.nan), y)
	}
	return y
}
