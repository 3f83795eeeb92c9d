package tests

import (
	"context"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/canon"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// TestEveryFieldOfAKernelCounts changes every field of kernels of every loop, by
// reflection and one at a time, and wants another key each time, or that the
// check refuses.
func TestEveryFieldOfAKernelCounts(t *testing.T) {
	samples := map[string][]*kernel.Kernel{}
	for _, c := range deviceClasses()[:2] {
		for _, k := range corpusKernels(t, c) {
			kind := k.Loop.String()
			samples[kind] = append(samples[kind], k)
		}
	}
	changed := map[string]bool{} // fields, by type and name
	for _, kind := range []string{"map", "reduce", "scan", "contract", "sort", "rowwise"} {
		list := samples[kind]
		if len(list) == 0 {
			t.Fatalf("the corpus has no %s", kind)
		}
		for i := 0; i < len(list); i += max(1, len(list)/40) {
			k := list[i]
			key := k.Key()
			changeFields(reflect.ValueOf(k).Elem(), "Kernel", func(field string) {
				changed[field] = true
				if k.Key() == key && k.Verify() == nil {
					t.Errorf("%s changes nothing of the key of\n%s", field, k.Text())
				}
			})
			if k.Key() != key {
				t.Fatalf("a change was not undone: %s", k.Text())
			}
		}
	}
	for _, v := range []any{kernel.Kernel{}, kernel.Map{}, kernel.Reduce{}, kernel.Scan{}, kernel.Contract{}, kernel.Sort{}, kernel.Rowwise{}, kernel.RowTeam{}, kernel.Slab{}, kernel.Team{}, kernel.Operand{}, kernel.Inst{}, kernel.Cooperative{}} {
		if err := canon.Check(v); err != nil {
			t.Error(err)
		}
		typ := reflect.TypeOf(v)
		for i := range typ.NumField() {
			field := typ.Name() + "." + typ.Field(i).Name
			if typ.Field(i).Type.Kind() == reflect.Struct {
				continue // whose own fields count
			}
			if _, cooperative := v.(kernel.Cooperative); !changed[field] && !cooperative { // of which the corpus has none
				t.Errorf("no change of %s was tried", field)
			}
		}
	}
}

// changeFields changes what v has, one thing at a time, calls tried and undoes
// it.
func changeFields(v reflect.Value, path string, tried func(field string)) {
	set := func(to reflect.Value) {
		old := reflect.New(v.Type()).Elem()
		old.Set(v)
		v.Set(to)
		tried(path)
		v.Set(old)
	}
	if _, named := v.Interface().(canon.Named); named {
		other := ops.Exp
		if v.Interface().(*ops.Op) == other {
			other = ops.Sin
		}
		set(reflect.ValueOf(other))
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		set(reflect.ValueOf(!v.Bool()).Convert(v.Type()))
	case reflect.Int, reflect.Uint8, reflect.Uint32:
		set(reflect.ValueOf(int(v.Convert(reflect.TypeFor[int]()).Int()) + 1).Convert(v.Type()))
	case reflect.Struct:
		for i := range v.NumField() {
			changeFields(v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name, tried)
		}
	case reflect.Slice:
		set(reflect.Append(v.Slice3(0, v.Len(), v.Len()), reflect.Zero(v.Type().Elem())))
		for i := range v.Len() {
			changeFields(v.Index(i), path, tried)
		}
	case reflect.Interface:
		set(reflect.Zero(v.Type()))
		changeFields(v.Elem(), path, tried)
	case reflect.Pointer:
		if v.IsNil() {
			set(reflect.New(v.Type().Elem()))
			return
		}
		changeFields(v.Elem(), path, tried)
	}
}

// TestKernelsOfOneTextAreToldApart: the variance down columns stores single
// elements where there are 33 x 7 of them and vectors where there are 33 x 8, by
// kernels that differ in nothing else.
func TestKernelsOfOneTextAreToldApart(t *testing.T) {
	dev := testdev.Open(t, device.WithReferenceCheck())
	for _, inner := range []int{16, 14} {
		data := make([]float32, 4*33*inner)
		for i := range data {
			data[i] = float32(i*i%97) / 8
		}
		x := tensor.From(dev, data, 4, 33, inner)
		v := x.At(shape.All(), shape.All(), shape.StepAll(2)).Variance(1)
		if _, err := tensor.Read[float32](context.Background(), v); err != nil {
			t.Errorf("of [4,33,%d]: %v", inner, err)
		}
		for _, y := range []*tensor.Tensor{v, x} {
			y.Close()
		}
	}
}
