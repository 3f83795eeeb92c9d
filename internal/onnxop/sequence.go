package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/tensor"
)

// Sequences and optionals. They are lists on the host; their tensors are on the device.

func init() {
	define("SequenceEmpty", 11, func(c *Call) []Value { return []Value{&Sequence{}} })
	define("SequenceConstruct", 11, func(c *Call) []Value { return []Value{&Sequence{Values: slices.Clone(c.In)}} })
	define("SequenceAt", 11, func(c *Call) []Value {
		s := c.sequence(0)
		return []Value{s.Values[c.placeIn(s, 1, len(s.Values)-1)]}
	})
	define("SequenceInsert", 11, sequenceInsert)
	define("SequenceErase", 11, sequenceErase)
	define("SequenceLength", 11, func(c *Call) []Value {
		return []Value{constantOf(c, []int64{int64(len(c.sequence(0).Values))})}
	})
	define("SplitToSequence", 11, splitToSequence)
	define("ConcatFromSequence", 11, concatFromSequence)
	define("SequenceMap", 17, sequenceMap)
	define("Optional", 15, optional)
	define("OptionalHasElement", 15, optionalHasElement)
	define("OptionalGetElement", 15, optionalGetElement)
}

// sequence is operand i.
func (c *Call) sequence(i int) *Sequence {
	if c.Has(i) {
		v := c.In[i]
		if o, ok := v.(*Optional); ok && o.Value != nil {
			v = o.Value
		}
		if s, ok := v.(*Sequence); ok {
			return s
		}
		c.fail("operand %d is a %s, and %s takes a sequence there", i+1, v, c.Op)
	}
	c.fail("operand %d is missing", i+1)
	return nil
}

// placeIn is the place in a sequence that operand i says, from the end where it is
// negative; last is the greatest.
func (c *Call) placeIn(s *Sequence, i, last int) int {
	at := c.IntOf(i)
	if at < 0 {
		at += len(s.Values)
	}
	if at < 0 || at > last {
		c.fail("the place is %d, and the sequence has %d values", c.IntOf(i), len(s.Values))
	}
	return at
}

func sequenceInsert(c *Call) []Value {
	s := c.sequence(0)
	at := len(s.Values)
	if c.Has(2) {
		at = c.placeIn(s, 2, len(s.Values))
	}
	return []Value{&Sequence{Values: slices.Insert(slices.Clone(s.Values), at, c.In[1])}}
}

func sequenceErase(c *Call) []Value {
	s := c.sequence(0)
	at := len(s.Values) - 1
	if c.Has(1) {
		at = c.placeIn(s, 1, at)
	}
	if at < 0 {
		c.fail("the sequence is empty")
	}
	return []Value{&Sequence{Values: slices.Delete(slices.Clone(s.Values), at, at+1)}}
}

func splitToSequence(c *Call) []Value {
	x := c.X(0)
	axis := c.axis(c.Int("axis", 0), x.Rank())
	n, keep := x.Dim(axis), true
	var sizes []int
	switch {
	case !c.Has(1):
		c.turns("parts", n)
		sizes, keep = slices.Repeat([]int{1}, n), c.Flag("keepdims", true)
	case len(c.array(1).Shape()) == 0:
		size := c.IntOf(1)
		if size < 1 {
			c.fail("the size of the parts is %d", size)
		}
		c.turns("parts", n/size)
		for rest := n; rest > 0; rest -= min(size, rest) {
			sizes = append(sizes, min(size, rest))
		}
	default:
		sizes = c.IntsOf(1)
	}
	out := &Sequence{}
	c.turns("parts", len(sizes))
	for _, part := range x.SplitSizes(axis, sizes) {
		if !keep {
			part = part.Squeeze(axis)
		}
		out.Values = append(out.Values, c.result(part))
	}
	return []Value{out}
}

func concatFromSequence(c *Call) []Value {
	one := Call{Ctx: c.Ctx, Env: c.Env, Op: c.Op, In: c.sequence(0).Values}
	if len(one.In) == 0 {
		c.fail("the sequence is empty")
	}
	one.place()
	list := one.all(0)
	if c.Flag("new_axis", false) {
		return one.one(tensor.Stack(c.Int("axis", 0), list...))
	}
	return one.one(tensor.Concat(c.Int("axis", 0), list...))
}

// sequenceMap runs its body once for each place of the sequences; operands that are none
// are the same each time.
func sequenceMap(c *Call) []Value {
	body, n := c.Graph("body"), len(c.sequence(0).Values)
	out := make([]*Sequence, c.Outputs)
	for i := range out {
		out[i] = &Sequence{}
	}
	for at := range n {
		in := slices.Clone(c.In)
		for i, v := range in {
			if s, ok := v.(*Sequence); ok {
				if len(s.Values) != n {
					c.fail("sequences have %d and %d values", n, len(s.Values))
				}
				in[i] = s.Values[at]
			}
		}
		made, err := body.Run(c.Ctx, in)
		c.check(err)
		for i := range out {
			if i >= len(made) {
				c.fail("the body has %d results, and the node %d", len(made), len(out))
			}
			out[i].Values = append(out[i].Values, made[i])
		}
	}
	values := make([]Value, len(out))
	for i, s := range out {
		values[i] = s
	}
	return values
}

func optional(c *Call) []Value {
	if !c.Has(0) {
		return []Value{&Optional{}}
	}
	return []Value{&Optional{Value: c.In[0]}}
}

// optionalHasElement takes what is no optional as one that has an element.
func optionalHasElement(c *Call) []Value {
	has := c.Has(0)
	if o, ok := first(c.In).(*Optional); ok {
		has = o.Value != nil
	}
	return []Value{constantOf(c, []bool{has})}
}

func first(list []Value) Value {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

func optionalGetElement(c *Call) []Value {
	switch v := first(c.In).(type) {
	case *Optional:
		if v.Value == nil {
			c.fail("the optional is empty")
		}
		return []Value{v.Value}
	case nil:
		c.fail("the optional is missing")
		return nil
	default:
		return []Value{v}
	}
}
