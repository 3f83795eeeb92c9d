package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

// Strings where an operator moves elements or compares them: numbers stand for them.

// numbered are tensors of numbers that are equal where the strings are, and the strings by
// these numbers. 0 is the empty one, which fills what an operator adds.
func numbered(dev *device.Device, lists ...*Strings) (out []*tensor.Tensor, words []string) {
	number := map[string]int32{"": 0}
	words = []string{""}
	for _, list := range lists {
		data := make([]int32, len(list.Data))
		for i, s := range list.Data {
			if _, ok := number[s]; !ok {
				number[s] = int32(len(words))
				words = append(words, s)
			}
			data[i] = number[s]
		}
		out = append(out, scalarShape(tensor.From(dev, data, list.Dims...), list.Dims))
	}
	return out, words
}

// orStrings lets an operator that moves elements move strings as well: these operands, or
// all where none is named, are of one type, which is the results'.
func orStrings(op Operator, operands ...int) Operator {
	return func(c *Call) []Value {
		places, lists := c.stringsAmong(operands)
		if len(places) == 0 {
			return op(c)
		}
		numbers, words := numbered(c.Env.Host, lists...)
		one := *c
		one.numbersForStrings = true
		one.In = slices.Clone(c.In)
		for i, place := range places {
			one.In[place] = NewConstant(ElemOf(numbers[i].DType()), numbers[i])
		}
		one.place()
		out := op(&one)
		for i, v := range out {
			if v != nil {
				out[i] = c.spelled(v.(*Array), words)
			}
		}
		return out
	}
}

// stringsAmong are the places of strings among operands; where there are any, all of them
// are.
func (c *Call) stringsAmong(operands []int) (places []int, lists []*Strings) {
	if operands == nil {
		for i := range c.In {
			operands = append(operands, i)
		}
	}
	for _, i := range operands {
		if !c.Has(i) {
			continue
		}
		if _, ok := c.In[i].(*Strings); ok || len(places) > 0 {
			places, lists = append(places, i), append(lists, c.StringsOf(i))
		}
	}
	return places, lists
}

// spelled are the strings for which numbers stand.
func (c *Call) spelled(numbers *Array, words []string) *Strings {
	one := Call{Ctx: c.Ctx, Env: c.Env, Op: c.Op, In: []Value{numbers}}
	one.place()
	s := &Strings{Dims: numbers.Shape()}
	c.onHost("strings", s.Dims...)
	for _, n := range one.IntsOf(0) {
		s.Data = append(s.Data, words[n])
	}
	return s
}
