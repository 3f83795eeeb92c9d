package engine

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Graphs of equal structure are planned once, and graphs that differ in anything are planned
// separately. Both have the right results.
func TestPlanCache(t *testing.T) {
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	plans := func() int { return len(e.plans.young) }
	number := func(v uint64) graph.Value { return graph.NewFull(dtype.Float32, element.Bits{v}, shape.Shape{}, "") }
	const one, two = 0x3f800000, 0x40000000
	rows := func() graph.Value { return upload(t, e, []float32{1, 2, 3, 4}, 2, 2) }
	other := func() graph.Value { return upload(t, e, []float32{5, 6, 7, 8}, 2, 2) }
	add := func(a, b graph.Value) graph.Value { return apply(t, ops.Add, ops.Attr{}, a, b) }
	slice := func(v graph.Value, r shape.Range) graph.Value {
		return apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{r}}, v)
	}
	same := rows()
	for _, c := range []struct {
		name  string
		value graph.Value
		want  []float32
		known bool
	}{
		{"first", add(rows(), other()), []float32{6, 8, 10, 12}, false},
		{"other arrays", add(other(), other()), []float32{10, 12, 14, 16}, true},
		{"an array twice", add(same, same), []float32{2, 4, 6, 8}, false},
		{"another array twice", func() graph.Value { v := other(); return add(v, v) }(), []float32{10, 12, 14, 16}, true},
		{"another operator", apply(t, ops.Mul, ops.Attr{}, rows(), other()), []float32{5, 12, 21, 32}, false},
		{"a constant", add(rows(), number(one)), []float32{2, 3, 4, 5}, false},
		{"the constant again", add(other(), number(one)), []float32{6, 7, 8, 9}, true},
		{"another constant", add(rows(), number(two)), []float32{3, 4, 5, 6}, false},
		{"a view", add(slice(rows(), shape.From(1)), number(one)), []float32{4, 5}, false},
		{"the view again", add(slice(other(), shape.From(1)), number(one)), []float32{8, 9}, true},
		{"another view", add(slice(other(), shape.To(1)), number(one)), []float32{6, 7}, false},
		{"a sum", apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, rows()), []float32{4, 6}, false},
		{"over another axis", apply(t, ops.Sum, ops.Attr{Axes: []int{1}}, rows()), []float32{3, 7}, false},
		{"that is kept", apply(t, ops.Sum, ops.Attr{Axes: []int{1}, KeepDims: true}, rows()), []float32{3, 7}, false},
		{"another shape", apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, upload(t, e, []float32{1, 2, 3}, 3, 1)), []float32{6}, false},
	} {
		before := plans()
		got := read(t, e, c.value)
		if known := plans() == before; known != c.known {
			t.Errorf("%s: known %v, want %v", c.name, known, c.known)
		}
		if len(got) != len(c.want) {
			t.Fatalf("%s: %v, want %v", c.name, got, c.want)
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
				break
			}
		}
	}
}

// Every field of a configuration and of an operator's parameters is in the key, which also tells an
// empty list from nil.
func TestGraphKeyHasEveryField(t *testing.T) {
	full := graph.NewFull(dtype.Float32, element.Bits{}, shape.Shape{}, "")
	var k graphKey
	for name, changed := range map[string]any{"Config": &plan.Config{}, "Attr": &full.Node.Attr} {
		full.Node.Attr = ops.Attr{}
		cfg, ok := changed.(*plan.Config)
		if !ok {
			cfg = &plan.Config{}
		}
		seen := map[string]string{}
		note := func(path string) {
			k.of(cfg, []graph.Value{full}, nil)
			if other, ok := seen[string(k.text)]; ok {
				t.Errorf("%s and %s have the same key", path, other)
			}
			seen[string(k.text)] = path
		}
		note(name)
		changes(t, reflect.ValueOf(changed).Elem(), name, note)
		t.Logf("%d changes of %s", len(seen), name)
	}
}

// implementations are values for fields that are interfaces.
var implementations = []any{shape.At(0), shape.At(1), shape.All(), shape.From(1), shape.To(1), shape.StepAll(2), shape.NewAxis, shape.Ellipsis}

// changes makes every change of a zero value, at every depth, one at a time.
func changes(t *testing.T, v reflect.Value, path string, note func(path string)) {
	t.Helper()
	if !v.CanSet() { // an unexported field
		v = reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
	}
	defer v.SetZero()
	switch v.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(1)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(1)
	case reflect.Float64:
		v.SetFloat(1)
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString("x")
	case reflect.Struct:
		for i := range v.NumField() {
			changes(t, v.Field(i), path+"."+v.Type().Field(i).Name, note)
		}
		return
	case reflect.Array:
		for i := range v.Len() {
			changes(t, v.Index(i), fmt.Sprintf("%s[%d]", path, i), note)
		}
		return
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		note(path + " empty")
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		note(path + " of one")
		changes(t, v.Index(0), path+"[0]", note)
		return
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		note(path + " not nil")
		changes(t, v.Elem(), "*"+path, note)
		return
	case reflect.Interface:
		for i, is := range implementations {
			if reflect.TypeOf(is).Implements(v.Type()) {
				v.Set(reflect.ValueOf(is))
				note(fmt.Sprintf("%s as implementation %d", path, i))
			}
		}
		return
	default:
		t.Errorf("%s: a field of kind %v, which this test does not change", path, v.Kind())
		return
	}
	note(path)
}

// The cache is bounded, and recordings in use stay.
func TestPlanCacheIsBounded(t *testing.T) {
	var c planCache
	put := func(text string) {
		c.keep(text, &recording{})
	}
	for i := range 4 * planCacheBytes / 512 {
		put(string(rune(i)))
	}
	if n := len(c.young) + len(c.old); n > planCacheBytes/512 {
		t.Errorf("%d recordings are kept", n)
	}
	if c.old == nil {
		t.Error("no generation has grown old")
	}
}
