package kernel

import (
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/internal/canon"
	"github.com/weft-gpu/weft/ops"
)

// TestEveryFieldOfAKernelCounts changes every field of kernels of every loop, one at a time, by
// reflection. Each change must change the key, or make Verify fail.
func TestEveryFieldOfAKernelCounts(t *testing.T) {
	samples := map[string][]*Kernel{}
	for _, k := range kernels(t) {
		samples[k.Loop.String()] = append(samples[k.Loop.String()], k)
	}
	changed := map[string]bool{} // fields, by type and name
	for _, kind := range []string{"map", "reduce", "scan", "contract", "sort", "rowwise"} {
		list := samples[kind]
		if len(list) == 0 {
			t.Fatalf("testdata has no %s kernel", kind)
		}
		for _, k := range list {
			key := k.Key()
			changeFields(reflect.ValueOf(k).Elem(), "Kernel", func(field string) {
				changed[field] = true
				if k.Key() == key && k.Verify() == nil {
					t.Errorf("a change of %s keeps the key of\n%s", field, k.Text())
				}
			})
			if k.Key() != key {
				t.Fatalf("a change was not undone: %s", k.Text())
			}
		}
	}
	for _, v := range []any{Kernel{}, Map{}, Reduce{}, Scan{}, Contract{}, Sort{}, Rowwise{}, CooperativeRow{}, ColumnWorkgroup{}, CooperativeLeaf{}, Operand{}, Inst{}, Cooperative{}} {
		if err := canon.Check(v); err != nil {
			t.Error(err)
		}
		typ := reflect.TypeOf(v)
		for i := range typ.NumField() {
			field := typ.Name() + "." + typ.Field(i).Name
			if typ.Field(i).Type.Kind() == reflect.Struct {
				continue // whose own fields are changed
			}
			if _, cooperative := v.(Cooperative); !changed[field] && !cooperative { // testdata has none
				t.Errorf("no change of %s was tried", field)
			}
		}
	}
}

// changeFields changes each field inside v, one at a time, calls tried, and undoes the change.
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
	case reflect.String:
		set(reflect.ValueOf(v.String() + "Q4_0"))
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

// setNumbers sets every integer of a kernel to n, one at a time, calls tried, and undoes it.
func setNumbers(k *Kernel, n int, tried func(field string)) {
	var visit func(v reflect.Value, path string)
	visit = func(v reflect.Value, path string) {
		switch v.Kind() {
		case reflect.Int:
			old := v.Int()
			v.SetInt(int64(n))
			tried(path)
			v.SetInt(old)
		case reflect.Struct:
			for i := range v.NumField() {
				visit(v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name)
			}
		case reflect.Slice:
			for i := range v.Len() {
				visit(v.Index(i), path)
			}
		case reflect.Interface, reflect.Pointer:
			if _, named := v.Interface().(canon.Named); !named && !v.IsNil() {
				visit(v.Elem(), path)
			}
		}
	}
	visit(reflect.ValueOf(k).Elem(), "Kernel")
}
