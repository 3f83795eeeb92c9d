package arrayapi_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"arrayapi.example"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// unsupported are names of the standard that Weft has not got.
var unsupported = []string{
	"array.__dlpack__",
}

func TestUnsupportedNamesSaySo(t *testing.T) {
	for _, name := range unsupported {
		_, err := call(name, args(f32(1)), nil)
		var u *arrayapi.UnsupportedError
		if !errors.As(err, &u) || u.Name != name || u.Reason == "" {
			t.Errorf("%s: got %v, want an UnsupportedError that names it", name, err)
		}
	}
	_, err := ns.Call("frobnicate", nil, nil)
	var unknown *arrayapi.NameError
	if !errors.As(err, &unknown) || unknown.Name != "frobnicate" {
		t.Errorf("got %v, want a NameError", err)
	}
}

// refused calls a function that must give an error, and returns it.
func refused(t *testing.T, name string, args []any, attrs map[string]any) error {
	t.Helper()
	got, err := call(name, args, attrs)
	if err == nil { // a mistake that shows in the result
		t.Errorf("%s%v %v: got %v, want an error", name, args, attrs, got)
		return nil
	}
	if err.Error() == "" {
		t.Errorf("%s%v %v: the error says nothing", name, args, attrs)
	}
	return err
}

// argumentRefused requires an ArgumentError that names the function and the
// argument.
func argumentRefused(t *testing.T, name, argument string, args []any, attrs map[string]any) {
	t.Helper()
	err := refused(t, name, args, attrs)
	var a *arrayapi.ArgumentError
	if err != nil && (!errors.As(err, &a) || a.Function != name || a.Argument != argument) {
		t.Errorf("%s%v %v: got %v, want an ArgumentError of argument %s", name, args, attrs, err, argument)
	}
}

// Every function is called as its own first example, with one thing wrong.
func TestEveryFunctionRefusesWrongArguments(t *testing.T) {
	tried := 0
	for _, c := range examples() {
		t.Run(c.name, func(t *testing.T) {
			tried++
			argumentRefused(t, c.name, "frobnicate", c.args, with(c.attrs, "frobnicate", 1))
			for i := range c.args {
				for _, wrong := range []any{struct{}{}, func() {}, []any{struct{}{}}, (*tensor.Tensor)(nil), &tensor.Tensor{}, (*tensor.Var)(nil)} {
					bad := slices.Clone(c.args)
					bad[i] = wrong
					refused(t, c.name, bad, c.attrs)
				}
				broken := tensor.From(dev, []float32{1}, 2)
				bad := slices.Clone(c.args)
				bad[i] = broken
				refused(t, c.name, bad, c.attrs)
			}
			for key := range c.attrs {
				refused(t, c.name, c.args, with(c.attrs, key, struct{}{}))
			}
			if len(c.args) > 0 && !variadic(c.name) {
				many := slices.Concat(c.args, c.args, c.args, c.args, c.args, c.args)
				refused(t, c.name, many, c.attrs)
				refused(t, c.name, nil, nil)
			}
		})
	}
	if tried < 150 {
		t.Errorf("only %d functions were tried", tried)
	}
}

// example is a call that works.
type example struct {
	name  string
	args  []any
	attrs map[string]any
}

// examples are the first cases of every function, operators included.
func examples() []example {
	var list []example
	seen := map[string]bool{}
	for _, c := range cases {
		if !seen[c.name] {
			seen[c.name] = true
			list = append(list, example{c.name, c.args, c.attrs})
		}
	}
	for _, c := range operatorCases {
		list = append(list, example{"array.__" + c.name + "__", args(c.x, c.y), nil})
		if !c.withoutReflected {
			list = append(list, example{"array.__r" + c.name + "__", args(c.x, c.y), nil})
			list = append(list, example{"array.__i" + c.name + "__", args(variable{c.x}, c.y), nil})
		}
	}
	return append(list,
		example{"array.__getitem__", args(i32(1, 2), 0), nil},
		example{"array.__setitem__", args(variable{i32(1, 2)}, 0, 5), nil},
		example{"array.device", args(i32(1)), nil},
		example{"array.to_device", args(i32(1), "host"), nil},
		example{"array.__array_namespace__", args(i32(1)), nil},
		example{"array.__dlpack_device__", args(i32(1)), nil},
		example{"__array_namespace_info__", nil, nil},
	)
}

// variadic are the functions that take any number of arguments.
func variadic(name string) bool {
	return slices.Contains([]string{"broadcast_arrays", "broadcast_shapes", "meshgrid", "result_type"}, name)
}

func with(attrs map[string]any, name string, value any) map[string]any {
	more := map[string]any{name: value}
	for n, v := range attrs {
		if n != name {
			more[n] = v
		}
	}
	return more
}

// Functions that have a keyword axis, and two that take it by place.
func TestAxisOutOfRange(t *testing.T) {
	tried := 0
	for _, c := range examples() {
		for _, axis := range []int{99, -99} {
			_, err := call(c.name, c.args, with(c.attrs, "axis", axis))
			var a *arrayapi.ArgumentError
			if errors.As(err, &a) && strings.Contains(a.Problem, "no keyword") || errors.As(err, &a) && strings.Contains(a.Problem, "twice") {
				continue
			}
			tried++
			var at *shape.AxisError
			if !errors.As(err, &at) {
				t.Errorf("%s, axis %d: got %v, want a shape.AxisError", c.name, axis, err)
			}
		}
	}
	if tried < 50 {
		t.Errorf("only %d calls were tried", tried)
	}
}

// Mistakes of one function's own.
func TestMistakes(t *testing.T) {
	for _, c := range []struct {
		name  string
		args  []any
		attrs map[string]any
		want  any // a pointer to an error's type
	}{
		{"add", args(i32(1, 2), i32(1, 2, 3)), nil, new(*shape.BroadcastError)},
		{"add", args(i32(1, 2), 0.5), nil, new(*tensor.ScalarError)},
		{"add", args(1, 2), nil, new(*tensor.ScalarError)},
		{"add", args(vec[uint8](1), 300), nil, new(*tensor.ScalarError)},
		{"add", args(vec[uint64](1), vec[int8](1)), nil, new(*dtype.PromotionError)},
		{"add", args(), attrs{"x1": i32(1), "x2": i32(1)}, new(*arrayapi.ArgumentError)},
		{"abs", args(1.5), nil, new(*arrayapi.ArgumentError)},
		{"arange", args(0, 5, 0), nil, new(*tensor.ArgumentError)},
		{"arange", args(0.5), attrs{"dtype": dtype.Int32}, new(*arrayapi.ArgumentError)},
		{"arange", args(5), attrs{"dtype": dtype.Bool}, new(*arrayapi.ArgumentError)},
		{"asarray", args([]any{[]any{1, 2}, []any{3}}), nil, new(*tensor.ArgumentError)},
		{"asarray", args([]any{1, "x"}), nil, new(*tensor.NestedTypeError)},
		{"asarray", args([]any{300}), attrs{"dtype": dtype.Uint8}, new(*arrayapi.ArgumentError)},
		{"asarray", args([]any{-1}), attrs{"dtype": dtype.Uint64}, new(*arrayapi.ArgumentError)},
		{"asarray", args([]any{1}), attrs{"copy": false}, new(*arrayapi.ArgumentError)},
		{"asarray", args(i32(1)), attrs{"copy": false, "dtype": dtype.Int64}, new(*arrayapi.ArgumentError)},
		{"asarray", args(i32(1)), attrs{"device": "nowhere"}, new(*arrayapi.ArgumentError)},
		{"zeros", args([]int{-1}), nil, new(*shape.DimError)},
		{"zeros", args(2), attrs{"dtype": "float31"}, new(*arrayapi.ArgumentError)},
		{"eye", args(-1), nil, new(*arrayapi.ArgumentError)},
		{"full", args(2, 300), attrs{"dtype": dtype.Int8}, new(*tensor.ScalarError)},
		{"linspace", args(0, 1, -1), nil, new(*arrayapi.ArgumentError)},
		{"linspace", args(0, 1i, 2), attrs{"dtype": dtype.Float64}, new(*arrayapi.ArgumentError)},
		{"isdtype", args(dtype.Int8, "whole"), nil, new(*arrayapi.ArgumentError)},
		{"finfo", args(dtype.Int8), nil, new(*dtype.LimitsError)},
		{"iinfo", args(dtype.Float32), nil, new(*dtype.LimitsError)},
		{"result_type", args(1, 2), nil, new(*tensor.ScalarError)},
		{"result_type", nil, nil, new(*dtype.PromotionError)},
		{"result_type", args("float31"), nil, new(*tensor.ArgumentError)},
		{"reshape", args(i32(1, 2, 3), []int{2, -1}), nil, new(*shape.ReshapeError)},
		{"squeeze", args(i32(1, 2), 0), nil, new(*shape.AxisError)},
		{"concat", args([]any{i32(1), ints(1, 1)}), nil, new(*shape.JoinError)},
		{"roll", args(ints(2, 1, 2), []int{1, 1}), attrs{"axis": 0}, new(*arrayapi.ArgumentError)},
		{"roll", args(ints(2, 1, 2), []int{1, 1}), nil, new(*arrayapi.ArgumentError)},
		{"take", args(ints(2, 1, 2), i64(0)), nil, new(*arrayapi.ArgumentError)},
		{"cumulative_sum", args(ints(2, 1, 2)), nil, new(*arrayapi.ArgumentError)},
		{"broadcast_shapes", args([]int{2}, []int{3}), nil, new(*shape.BroadcastError)},
		{"linalg.matrix_norm", args(mat(2, 1.0, 2)), attrs{"ord": "max"}, new(*arrayapi.ArgumentError)},
		{"linalg.matrix_norm", args(f32(1)), nil, new(*tensor.RankError)},
		{"array.T", args(i32(1)), nil, new(*arrayapi.ArgumentError)},
		{"array.__int__", args(i32(1)), nil, new(*arrayapi.ArgumentError)},
		{"array.__int__", args(num(1i)), nil, new(*arrayapi.ArgumentError)},
		{"array.__int__", args(num(nan)), nil, new(*arrayapi.ArgumentError)},
		{"array.__float__", args(num(1i)), nil, new(*arrayapi.ArgumentError)},
		{"array.__int__", args(num(-math.MaxFloat64)), nil, new(*arrayapi.ArgumentError)},
		{"array.__index__", args(num(1.0)), nil, new(*arrayapi.ArgumentError)},
		{"array.__iadd__", args(i32(1), 1), nil, new(*arrayapi.ArgumentError)},
		{"array.__iadd__", args(variable{i32(1)}, i32(1, 2)), nil, new(*shape.BroadcastError)},
		{"array.__imatmul__", args(variable{ints(2, 1, 2, 3, 4)}, i64(1, 2)), nil, new(*tensor.ArgumentError)},
		{"array.__setitem__", args(i32(1), 0, 1), nil, new(*arrayapi.ArgumentError)},
		{"array.to_device", args(i32(1), "nowhere"), nil, new(*arrayapi.ArgumentError)},
		{"array.to_device", args(i32(1), "host"), attrs{"stream": 1}, new(*arrayapi.ArgumentError)},
		{"array.__array_namespace__", args(i32(1)), attrs{"api_version": "2020.10"}, new(*arrayapi.ArgumentError)},
	} {
		t.Run(fmt.Sprintf("%s%v", c.name, c.args), func(t *testing.T) {
			if err := refused(t, c.name, c.args, c.attrs); err != nil && !errors.As(err, c.want) {
				t.Errorf("got %v (%T), want a %T", err, err, c.want)
			}
		})
	}
}
