package arrayapi_test

import (
	"context"
	"fmt"
	"log"
	"math"
	"os"
	"reflect"
	"slices"
	"testing"

	"arrayapi.example"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

var (
	ctx  = context.Background()
	ns   *arrayapi.Namespace
	dev  *device.Device // under test: WEFT_DEVICE selects it, the host when unset
	host *device.Device // another one
)

func TestMain(m *testing.M) {
	selector := os.Getenv("WEFT_DEVICE")
	if selector == "" {
		selector = "host"
	}
	dev, host = opened(selector), opened("host")
	ns = arrayapi.New(dev, host)
	code := m.Run()
	for _, d := range []*device.Device{dev, host} {
		if err := d.Close(); err != nil {
			log.Print(err)
			code = 1
		}
		for _, message := range d.ValidationMessages() {
			log.Print(message)
			code = 1
		}
	}
	os.Exit(code)
}

// opened is a device, with Vulkan's validation layers where WEFT_VALIDATION is 1;
// they must stay silent. It computes everything itself, what is small too.
func opened(selector string) *device.Device {
	options := []device.Option{device.WithSelector(selector), device.WithSmallWorkOnDevice()}
	if os.Getenv("WEFT_VALIDATION") == "1" {
		options = append(options, device.WithValidationLayers())
	}
	d, err := device.Open(options...)
	if err != nil {
		log.Fatal(err)
	}
	return d
}

// literal describes an array: as an argument it becomes one on the device under
// test, and a result is compared with it.
type literal struct {
	make  func() *tensor.Tensor
	dtype dtype.DType
	dims  []int
	data  any // a slice of the dtype's Go type
}

func (l literal) String() string { return fmt.Sprintf("%v%v %v", l.dtype, l.dims, l.data) }

// of is an array of these dims.
func of[T dtype.Element](dims []int, elements ...T) literal {
	elements = append([]T{}, elements...)
	return literal{
		make:  func() *tensor.Tensor { return tensor.From(dev, elements, dims...) },
		dtype: dtype.Of[T](), dims: append([]int{}, dims...), data: elements,
	}
}

// vec is a vector, and num an array without axes.
func vec[T dtype.Element](elements ...T) literal { return of([]int{len(elements)}, elements...) }
func num[T dtype.Element](element T) literal {
	return literal{
		make:  func() *tensor.Tensor { return tensor.Full(dev, element) },
		dtype: dtype.Of[T](), dims: []int{}, data: []T{element},
	}
}

// mat is a matrix of so many columns.
func mat[T dtype.Element](columns int, elements ...T) literal {
	return of([]int{len(elements) / columns, columns}, elements...)
}

// variable is a literal that becomes a Var.
type variable struct{ literal }

// realised are arguments with the literals among them made.
func realised(v any) any {
	switch v := v.(type) {
	case literal:
		return v.make()
	case variable:
		return tensor.NewVar("v", v.make())
	case []any:
		if v == nil {
			return v
		}
		list := make([]any, len(v))
		for i, item := range v {
			list[i] = realised(item)
		}
		return list
	case map[string]any:
		attrs := map[string]any{}
		for name, item := range v {
			attrs[name] = realised(item)
		}
		return attrs
	}
	return v
}

func call(name string, args []any, attrs map[string]any) (any, error) {
	made, _ := realised(args).([]any)
	named, _ := realised(attrs).(map[string]any)
	return ns.Call(name, made, named)
}

// difference tells how a result differs from what is wanted: "" for not at all.
// Elements must be the same to the bit but for NaNs, or within the relative
// bound.
func difference(got, want any, bound float64) string {
	switch want := want.(type) {
	case literal:
		return arrayDifference(got, want, bound)
	case []any:
		list, ok := got.([]any)
		if !ok || len(list) != len(want) {
			return fmt.Sprintf("got %v, want a list of %d", got, len(want))
		}
		for i := range want {
			if d := difference(list[i], want[i], bound); d != "" {
				return fmt.Sprintf("result %d: %s", i, d)
			}
		}
		return ""
	case float64:
		if f, ok := got.(float64); ok && sameFloat(f, want, bound) {
			return ""
		}
	}
	if reflect.DeepEqual(got, want) {
		return ""
	}
	return fmt.Sprintf("got %v (%T), want %v (%T)", got, got, want, want)
}

func arrayDifference(got any, want literal, bound float64) string {
	var d dtype.DType
	var dims []int
	switch x := got.(type) {
	case *tensor.Tensor:
		d, dims = x.DType(), x.Shape()
	case *tensor.Var:
		d, dims = x.DType(), x.Shape()
	}
	elements, err := arrayapi.Elements(ctx, got)
	if err != nil {
		return err.Error()
	}
	if d != want.dtype || !slices.Equal(dims, want.dims) {
		return fmt.Sprintf("got %v%v %v, want %v", d, dims, elements, want)
	}
	if !sameElements(reflect.ValueOf(elements), reflect.ValueOf(want.data), bound) {
		return fmt.Sprintf("got %v, want %v", elements, want.data)
	}
	return ""
}

func sameElements(got, want reflect.Value, bound float64) bool {
	if got.Len() != want.Len() {
		return false
	}
	for i := range want.Len() {
		g, w := got.Index(i), want.Index(i)
		switch {
		case w.CanFloat():
			if !sameFloat(g.Float(), w.Float(), bound) {
				return false
			}
		case w.CanComplex():
			if !sameFloat(real(g.Complex()), real(w.Complex()), bound) || !sameFloat(imag(g.Complex()), imag(w.Complex()), bound) {
				return false
			}
		case !g.Equal(w):
			return false
		}
	}
	return true
}

func sameFloat(got, want, bound float64) bool {
	switch {
	case math.IsNaN(want):
		return math.IsNaN(got)
	case want == 0 || math.IsInf(want, 0) || bound == 0:
		return got == want && math.Signbit(got) == math.Signbit(want)
	}
	return math.Abs(got-want) <= bound*math.Abs(want)
}

// args and attrs write a call's arguments.
func args(values ...any) []any { return values }

type attrs = map[string]any

// expect calls a function and compares its result.
func expect(t *testing.T, name string, args []any, attrs map[string]any, want any, bound float64) {
	t.Helper()
	got, err := call(name, args, attrs)
	if err != nil {
		t.Errorf("%s%v %v: %v", name, args, attrs, err)
		return
	}
	if d := difference(got, want, bound); d != "" {
		t.Errorf("%s%v %v: %s", name, args, attrs, d)
	}
}
