package tml

import (
	"context"
	"math"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/shape"
)

// This file is the host's arithmetic for what devices or the catalogue lack
// (Context.OnHost). It has the meaning that package ops gives the same operators.

// lazy is a host array that is worked out once. Its elements are []bool, []uint32,
// []int32 or []float64 and never change.
type lazy struct {
	mu   sync.Mutex
	work func(context.Context) (any, error) // nil once data is there
	data any
}

// get works the elements out. A failure, such as a cancelled context, is not
// remembered.
func (l *lazy) get(ctx context.Context) (any, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.work == nil {
		return l.data, nil
	}
	data, err := l.work(ctx)
	if err != nil {
		return nil, err
	}
	l.data, l.work = data, nil
	return data, nil
}

func binaryOnHost(ctx context.Context, op Op, a, b *Value, t Type) (any, error) {
	x, err := a.elements(ctx)
	if err != nil {
		return nil, err
	}
	y, err := b.elements(ctx)
	if err != nil {
		return nil, err
	}
	if mixesIntegers(op, a.typ.root, b.typ.root) {
		x, y = recast(x, Real), recast(y, Real) // float64 holds every uint and every int
	} else {
		common, _ := Wider(a.typ.root, b.typ.root)
		x, y = a.c.round(recast(x, common)), a.c.round(recast(y, common))
	}
	// Where real is float32, one operation on two of them in float64 and then
	// rounded is the correctly rounded one: 53 bits are enough for + - * / of 24.
	return a.c.round(combine(op, spread(x, a.typ, t), spread(y, b.typ, t))), nil
}

// round brings real elements to the context's width.
func (c *Context) round(data any) any {
	if reals, ok := data.([]float64); ok && c.real32 {
		return convert[float64](convert[float32](reals))
	}
	return data
}

// combine applies an operator element by element; both sides have one type.
func combine(op Op, x, y any) any {
	switch x := x.(type) {
	case []bool:
		return zip(x, y.([]bool), logical[op])
	case []uint32:
		return numbers(op, x, y.([]uint32))
	case []int32:
		return numbers(op, x, y.([]int32))
	case []float64:
		return numbers(op, x, y.([]float64))
	}
	return nil
}

var logical = map[Op]func(x, y bool) bool{
	And: func(x, y bool) bool { return x && y },
	Or:  func(x, y bool) bool { return x || y },
	Xor: func(x, y bool) bool { return x != y },
}

var bitwise = map[Op]func(x, y uint32) uint32{
	BitAnd: func(x, y uint32) uint32 { return x & y },
	BitOr:  func(x, y uint32) uint32 { return x | y },
	BitXor: func(x, y uint32) uint32 { return x ^ y },
}

func numbers[T uint32 | int32 | float64](op Op, x, y []T) any {
	switch op.Class() {
	case Relational:
		return zip(x, y, relation[T](op))
	case Bitwise:
		return zip(any(x).([]uint32), any(y).([]uint32), bitwise[op])
	}
	if reals, ok := any(x).([]float64); ok {
		return zip(reals, any(y).([]float64), realArithmetic[op])
	}
	return zip(x, y, integerArithmetic[T](op))
}

func relation[T uint32 | int32 | float64](op Op) func(x, y T) bool {
	switch op {
	case Equal:
		return func(x, y T) bool { return x == y }
	case NotEqual:
		return func(x, y T) bool { return x != y }
	case Less:
		return func(x, y T) bool { return x < y }
	case LessEqual:
		return func(x, y T) bool { return x <= y }
	case Greater:
		return func(x, y T) bool { return x > y }
	}
	return func(x, y T) bool { return x >= y }
}

func integerArithmetic[T uint32 | int32 | float64](op Op) func(x, y T) T {
	switch op {
	case Add:
		return func(x, y T) T { return x + y }
	case Sub:
		return func(x, y T) T { return x - y }
	}
	return func(x, y T) T { return x * y }
}

// realArithmetic makes the canonical NaN, as every operator of Weft does.
var realArithmetic = map[Op]func(x, y float64) float64{
	Add: func(x, y float64) float64 { return canonical(x + y) },
	Sub: func(x, y float64) float64 { return canonical(x - y) },
	Mul: func(x, y float64) float64 { return canonical(x * y) },
	Div: func(x, y float64) float64 { return canonical(x / y) },
}

func canonical(x float64) float64 {
	if x != x {
		return math.Float64frombits(0x7ff8 << 48)
	}
	return x
}

func zip[T, U any](x, y []T, f func(x, y T) U) []U {
	out := make([]U, len(x))
	for i := range x {
		out[i] = f(x[i], y[i])
	}
	return out
}

type number interface {
	uint32 | int32 | float64 | float32
}

// convert is Go's conversion: integers wrap and become the nearest real.
func convert[U, T number](data []T) []U {
	out := make([]U, len(data))
	for i, x := range data {
		out[i] = U(x)
	}
	return out
}

// recast is the elements as a wider basic type, or as their own.
func recast(data any, to Scalar) any {
	switch data := data.(type) {
	case []bool:
		if to != Bool {
			counts := make([]uint32, len(data))
			for i, x := range data {
				if x {
					counts[i] = 1
				}
			}
			return recast(counts, to)
		}
	case []uint32:
		switch to {
		case Int:
			return convert[int32](data)
		case Real:
			return convert[float64](data)
		}
	case []int32:
		if to == Real {
			return convert[float64](data)
		}
	}
	return data
}

// spread broadcasts the elements of a type to those of a target.
func spread(data any, from, to Type) any {
	if from.sameDims(to) {
		return data
	}
	switch data := data.(type) {
	case []bool:
		return spreadOf(data, from, to)
	case []uint32:
		return spreadOf(data, from, to)
	case []int32:
		return spreadOf(data, from, to)
	case []float64:
		return spreadOf(data, from, to)
	}
	return nil
}

func spreadOf[T any](data []T, from, to Type) []T {
	view, err := shape.Contiguous(from.paddedShape(to)).BroadcastTo("spread", to.FlatShape())
	if err != nil { // the caller has checked the types
		return nil
	}
	out := make([]T, 0, to.Size())
	walk(view, 0, view.Offset, func(at int) { out = append(out, data[at]) })
	return out
}

// walk visits the addresses of a view in row-major order.
func walk(v shape.View, axis, at int, visit func(at int)) {
	if axis == len(v.Shape) {
		visit(at)
		return
	}
	for range v.Shape[axis] {
		walk(v, axis+1, at, visit)
		at += v.Strides[axis]
	}
}

// part is a run of the elements.
func part(data any, offset, size int) any {
	switch data := data.(type) {
	case []bool:
		return data[offset : offset+size]
	case []uint32:
		return data[offset : offset+size]
	case []int32:
		return data[offset : offset+size]
	case []float64:
		return data[offset : offset+size]
	}
	return nil
}

// overwritten is old with a part of it from offset on.
func overwritten(ctx context.Context, old, part *Value, offset int) (any, error) {
	x, err := old.elements(ctx)
	if err != nil {
		return nil, err
	}
	y, err := part.elements(ctx)
	if err != nil {
		return nil, err
	}
	switch x := x.(type) {
	case []bool:
		return over(x, y.([]bool), offset), nil
	case []uint32:
		return over(x, y.([]uint32), offset), nil
	case []int32:
		return over(x, y.([]int32), offset), nil
	case []float64:
		return over(x, y.([]float64), offset), nil
	}
	return nil, nil
}

func over[T any](x, y []T, offset int) []T {
	out := slices.Clone(x)
	copy(out[offset:], y)
	return out
}

// joined is the elements of several values, one after another.
func joined(ctx context.Context, values []*Value) (any, error) {
	switch values[0].typ.root {
	case Bool:
		return join[bool](ctx, values)
	case Int:
		return join[int32](ctx, values)
	case Real:
		return join[float64](ctx, values)
	}
	return join[uint32](ctx, values)
}

func join[T any](ctx context.Context, values []*Value) (any, error) {
	out := []T{}
	for _, v := range values {
		data, err := v.elements(ctx)
		if err != nil {
			return nil, err
		}
		out = append(out, data.([]T)...)
	}
	return out, nil
}
