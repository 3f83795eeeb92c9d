package arrayapi_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"arrayapi.example"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// matrix is what keys select from: 0 to 5 in two rows.
var matrix = ints(3, 0, 1, 2, 3, 4, 5)

// keys are what the standard allows between brackets, and what they select.
var keys = []struct {
	text string
	key  any
	want literal
	// set is the matrix after 9 has been put there.
	set literal
}{
	{"1", 1, i64(3, 4, 5), ints(3, 0, 1, 2, 9, 9, 9)},
	{"-1, 0", args(-1, 0), num[int64](3), ints(3, 0, 1, 2, 9, 4, 5)},
	{":, 1:", args(shape.All(), shape.From(1)), ints(2, 1, 2, 4, 5), ints(3, 0, 9, 9, 3, 9, 9)},
	{"::-1", shape.StepAll(-1), ints(3, 3, 4, 5, 0, 1, 2), ints(3, 9, 9, 9, 9, 9, 9)},
	{"0, 2:0:-1", args(0, shape.Step(2, 0, -1)), i64(2, 1), ints(3, 0, 9, 9, 3, 4, 5)},
	{"..., 0", args(shape.Ellipsis, 0), i64(0, 3), ints(3, 9, 1, 2, 9, 4, 5)},
	{"...", shape.Ellipsis, matrix, ints(3, 9, 9, 9, 9, 9, 9)},
	{"()", args(), matrix, ints(3, 9, 9, 9, 9, 9, 9)},
	{"newaxis, 0, None", args(shape.NewAxis, 0, nil), of[int64]([]int{1, 1, 3}, 0, 1, 2), ints(3, 9, 9, 9, 3, 4, 5)},
	{"5:", shape.From(5), of[int64]([]int{0, 3}), matrix},
	{"a mask", mat(3, true, false, false, false, false, true), i64(0, 5), ints(3, 9, 1, 2, 3, 4, 9)},
	{"a mask of rows", bools(false, true), ints(3, 3, 4, 5), ints(3, 0, 1, 2, 9, 9, 9)},
	{"a mask of nothing", bools(false, false), of[int64]([]int{0, 3}), matrix},
	{"a mask without axes", num(true), of[int64]([]int{1, 2, 3}, 0, 1, 2, 3, 4, 5), ints(3, 9, 9, 9, 9, 9, 9)},
	{"a mask without axes that is false", num(false), of[int64]([]int{0, 2, 3}), matrix},
	{"a mask without elements", of[bool]([]int{2, 0}), i64(), matrix},
	{"a mask of no rows", of[bool]([]int{0}), of[int64]([]int{0, 3}), matrix},
	{"integers", i64(1, 0, -1), ints(3, 3, 4, 5, 0, 1, 2, 3, 4, 5), ints(3, 9, 9, 9, 9, 9, 9)},
	{"integers of both axes", args(i32(0, 1), i64(2, 0)), i64(2, 3), ints(3, 0, 1, 9, 9, 4, 5)},
	{"an integer and integers", args(1, i64(2, 0, 0)), i64(5, 3, 3), ints(3, 0, 1, 2, 9, 4, 9)},
	{"integers that broadcast", args(mat[int64](1, 0, 1), i64(0, 2)), ints(2, 0, 2, 3, 5), ints(3, 9, 1, 9, 9, 4, 9)},
	{"an integer of no axes", num[int64](1), i64(3, 4, 5), ints(3, 0, 1, 2, 9, 9, 9)},
}

func TestKeys(t *testing.T) {
	for _, c := range keys {
		t.Run(c.text, func(t *testing.T) {
			expect(t, "array.__getitem__", args(matrix, c.key), nil, c.want, 0)
			v := tensor.NewVar("v", matrix.make())
			if _, err := call("array.__setitem__", args(v, c.key, 9), nil); err != nil {
				t.Fatal(err)
			}
			if d := difference(v, c.set, 0); d != "" {
				t.Error("after x[key] = 9:", d)
			}
			// The same elements put back are the matrix again.
			if _, err := call("array.__setitem__", args(v, c.key, c.want), nil); err != nil {
				t.Fatal(err)
			}
			if d := difference(v, matrix, 0); d != "" {
				t.Error("after x[key] = x[key]:", d)
			}
		})
	}
}

func TestScalarArraysAndMasks(t *testing.T) {
	expect(t, "array.__getitem__", args(num[int8](7), num(true)), nil, vec[int8](7), 0)
	expect(t, "array.__getitem__", args(num[int8](7), num(false)), nil, vec[int8](), 0)
	expect(t, "array.__getitem__", args(num[int8](7), args()), nil, num[int8](7), 0)
	v := tensor.NewVar("v", num[int8](7).make())
	for _, c := range []struct {
		key   any
		value any
		want  int8
	}{{num(false), 1, 7}, {num(true), 2, 2}, {args(), 3, 3}, {shape.Ellipsis, vec[int8](4).make().Reshape(), 4}, {num(true), vec[int8](5), 5}} {
		if _, err := call("array.__setitem__", args(v, c.key, c.value), nil); err != nil {
			t.Fatal(err)
		}
		if d := difference(v, num(c.want), 0); d != "" {
			t.Errorf("x[%v] = %v: %s", c.key, c.value, d)
		}
	}
}

func TestKeysRefused(t *testing.T) {
	for _, c := range []struct {
		text string
		key  any
		want any // a pointer to an error's type
	}{
		{"out of range", 2, new(*shape.IndexError)},
		{"too many", args(0, 0, 0), new(*shape.IndexError)},
		{"two ellipses", args(shape.Ellipsis, shape.Ellipsis), new(*shape.IndexError)},
		{"step 0", shape.Step(0, 1, 0), new(*shape.IndexError)},
		{"a fraction", 0.5, new(*arrayapi.KeyError)},
		{"a bool", true, new(*arrayapi.KeyError)},
		{"a string", "x", new(*arrayapi.KeyError)},
		{"fractions", f32(0), new(*arrayapi.KeyError)},
		{"an integer out of range beside integers", args(2, i64(0)), new(*arrayapi.KeyError)},
		{"a slice beside integers", args(shape.All(), i64(0)), new(*arrayapi.KeyError)},
		{"too many integers", args(i64(0), 0, 0), new(*arrayapi.KeyError)},
		{"integers that do not broadcast", args(i64(0, 1), i64(0, 1, 2)), new(*shape.BroadcastError)},
	} {
		t.Run(c.text, func(t *testing.T) {
			if err := refused(t, "array.__getitem__", args(matrix, c.key), nil); err != nil && !errors.As(err, c.want) {
				t.Errorf("got %v (%T), want a %T", err, err, c.want)
			}
			v := tensor.NewVar("v", matrix.make())
			if err := refused(t, "array.__setitem__", args(v, c.key, 9), nil); err != nil && !errors.As(err, c.want) {
				t.Errorf("set: got %v (%T), want a %T", err, err, c.want)
			}
			if d := difference(v, matrix, 0); d != "" {
				t.Error("a refused assignment changed the Var:", d)
			}
		})
	}
	// Masks of other shapes, and values that do not fit.
	for _, c := range []struct{ key, value any }{
		{bools(true, false, true), 9},
		{of[bool]([]int{0}), i64(1, 2)},
		{of[bool]([]int{1, 1, 1}, true), 9},
		{mat(3, true, true, false, false, false, false), i64(1, 2, 3)},
		{mat(3, true, true, false, false, false, false), 0.5},
		{0, i64(1, 2)},
		{i64(0, 1), f32(1)},
	} {
		v := tensor.NewVar("v", matrix.make())
		refused(t, "array.__setitem__", args(v, c.key, c.value), nil)
		if d := difference(v, matrix, 0); d != "" {
			t.Errorf("x[%v] = %v, refused, changed the Var: %s", c.key, c.value, d)
		}
	}
}

// An in-place operator gives the Var that it changed; snapshots stay.
func TestInPlaceOperatorsGiveTheVar(t *testing.T) {
	v := tensor.NewVar("v", i32(1, 2).make())
	before := v.Tensor()
	got, err := ns.Call("array.__iadd__", args(v, 5), nil)
	if err != nil {
		t.Fatal(err)
	}
	if got != any(v) {
		t.Errorf("got %v, want the Var", got)
	}
	if d := difference(v, i32(6, 7), 0); d != "" {
		t.Error(d)
	}
	if d := difference(before, i32(1, 2), 0); d != "" {
		t.Error("the snapshot changed:", d)
	}
}

func TestDevices(t *testing.T) {
	x := i32(1, 2).make()
	for _, c := range []struct {
		name  string
		args  []any
		attrs map[string]any
		want  *device.Device // of the result
	}{
		{"array.to_device", args(x, host), nil, host},
		{"array.to_device", args(x, host.String()), nil, named(host)},
		{"array.to_device", args(x, dev), nil, dev},
		{"asarray", args(x), attrs{"device": host}, host},
		{"asarray", args([]any{1, 2}), attrs{"device": host, "dtype": "int32"}, host},
		{"astype", args(x, "int32"), attrs{"device": host}, host},
		{"zeros", args(2), nil, dev},
		{"zeros", args(2), attrs{"device": host}, host},
		{"full_like", args(x, 1), attrs{"device": host}, host},
	} {
		got, err := ns.Call(c.name, c.args, c.attrs)
		if err != nil {
			t.Errorf("%s%v: %v", c.name, c.args, err)
			continue
		}
		if on, err := ns.Call("array.device", args(got), nil); err != nil || on != any(c.want) {
			t.Errorf("%s%v %v: on %v (%v), want %v", c.name, c.args, c.attrs, on, err, c.want)
		}
		if c.name != "zeros" && c.name != "full_like" {
			if d := difference(got, i32(1, 2), 0); d != "" {
				t.Errorf("%s%v: %s", c.name, c.args, d)
			}
		}
	}
}

// named is the device that a namespace finds: the first of those with its name.
func named(d *device.Device) *device.Device {
	if d.String() == dev.String() {
		return dev
	}
	return d
}

func TestInspection(t *testing.T) {
	first, err := ns.Call("info.default_device", nil, nil)
	if err != nil || first != any(dev) {
		t.Errorf("default_device: got %v, %v", first, err)
	}
	all, err := ns.Call("info.devices", nil, nil)
	if list, ok := all.([]*device.Device); err != nil || !ok || !slices.Equal(list, []*device.Device{dev, host}) {
		t.Errorf("devices: got %v, %v", all, err)
	}
	info, err := ns.Call("__array_namespace_info__", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"capabilities", "default_device", "default_dtypes", "devices", "dtypes"} {
		alone, err := ns.Call("info."+name, nil, nil)
		if m, ok := info.(map[string]any); err != nil || !ok || fmt.Sprint(m[name]) != fmt.Sprint(alone) {
			t.Errorf("%s: got %v in the whole and %v alone, %v", name, m[name], alone, err)
		}
	}
	if none, err := ns.Call("newaxis", nil, nil); err != nil || none != any(shape.NewAxis) {
		t.Errorf("newaxis: got %v, %v", none, err)
	}
	x := i32(1).make()
	for _, version := range []string{"2024.12", "2025.12"} {
		if self, err := ns.Call("array.__array_namespace__", args(x), attrs{"api_version": version}); err != nil || self != any(ns) {
			t.Errorf("__array_namespace__ of %s: got %v, %v", version, self, err)
		}
	}
	want := []int{7, dev.Info().Index}
	if dev.IsHost() {
		want = []int{1, 0}
	}
	if got, err := ns.Call("array.__dlpack_device__", args(x), nil); err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("__dlpack_device__: got %v, %v; want %v", got, err, want)
	}
}
