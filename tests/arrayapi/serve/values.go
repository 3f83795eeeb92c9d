package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"arrayapi.example"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// valueError says that a value is not written as the protocol writes values.
type valueError struct {
	problem string
}

func (e *valueError) Error() string { return e.problem }

func wrong(format string, args ...any) error {
	return &valueError{problem: fmt.Sprintf(format, args...)}
}

// decodeAll reads the values of a list.
func (s *server) decodeAll(list []any) ([]any, error) {
	values := make([]any, len(list))
	for i, v := range list {
		var err error
		if values[i], err = s.decode(v); err != nil {
			return nil, err
		}
	}
	return values, nil
}

// decode reads a value as package arrayapi takes it.
func (s *server) decode(v any) (any, error) {
	switch v := v.(type) {
	case json.Number:
		return decodeNumber(v.String())
	case []any:
		return s.decodeAll(v)
	case map[string]any:
		if len(v) == 1 {
			for kind, content := range v {
				if f, ok := decoders[kind]; ok {
					return f(s, content)
				}
			}
		}
		return nil, wrong("an object with %v: give one of %v", slices.Sorted(maps.Keys(v)), slices.Sorted(maps.Keys(decoders)))
	}
	return v, nil
}

// decodeNumber reads an integer, or a float where it is written as one.
func decodeNumber(text string) (any, error) {
	if strings.ContainsAny(text, ".eE") {
		return strconv.ParseFloat(text, 64)
	}
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return n, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return nil, wrong("the integer %s does not fit 64 bits", text)
	}
	return n, nil
}

// decoders read the objects that stand for values JSON has not got.
var decoders map[string]func(s *server, content any) (any, error)

func init() {
	decoders = map[string]func(s *server, content any) (any, error){
		"array":    (*server).array,
		"complex":  func(_ *server, v any) (any, error) { return complexOf(v) },
		"device":   func(_ *server, v any) (any, error) { return textOf("device", v) },
		"dtype":    func(_ *server, v any) (any, error) { return dtypeOf(v) },
		"ellipsis": func(*server, any) (any, error) { return shape.Ellipsis, nil },
		"float":    func(_ *server, v any) (any, error) { return floatOf(v) },
		"slice":    func(_ *server, v any) (any, error) { return sliceOf(v) },
	}
}

// number is the number of an array that a value names.
func (s *server) number(v any) (int64, error) {
	object, _ := v.(map[string]any)
	number, _ := object["array"].(json.Number)
	n, err := number.Int64()
	if err != nil {
		return 0, wrong("%v is no array: write {\"array\": 1}", v)
	}
	if _, known := s.arrays[n]; !known {
		return 0, wrong("there is no array %d, or no more", n)
	}
	return n, nil
}

func (s *server) array(content any) (any, error) {
	n, err := s.number(map[string]any{"array": content})
	return s.arrays[n], err
}

func textOf(kind string, v any) (string, error) {
	text, ok := v.(string)
	if !ok {
		return "", wrong("a %s that is no string", kind)
	}
	return text, nil
}

func dtypeOf(v any) (any, error) {
	text, err := textOf("dtype", v)
	if err != nil {
		return nil, err
	}
	return dtype.Parse(text)
}

func floatOf(v any) (float64, error) {
	switch v := v.(type) {
	case json.Number:
		return v.Float64()
	case string:
		if v == negativeNaN { // which Go does not parse
			return math.Copysign(math.NaN(), -1), nil
		}
		return strconv.ParseFloat(v, 64)
	}
	return 0, wrong("a float that is neither a number nor a string")
}

func complexOf(v any) (any, error) {
	parts, _ := v.([]any)
	if len(parts) != 2 {
		return nil, wrong("a complex number that is no list of two parts")
	}
	var numbers [2]float64
	for i, part := range parts {
		if object, ok := part.(map[string]any); ok {
			part = object["float"]
		}
		f, err := floatOf(part)
		if err != nil {
			return nil, err
		}
		numbers[i] = f
	}
	return complex(numbers[0], numbers[1]), nil
}

// sliceOf is start, stop and step, each of which may be null.
func sliceOf(v any) (any, error) {
	parts, _ := v.([]any)
	if len(parts) != 3 {
		return nil, wrong("a slice that is no list of start, stop and step")
	}
	var numbers [3]int
	for i, part := range parts {
		if part == nil {
			continue
		}
		number, _ := part.(json.Number)
		n, err := number.Int64()
		if err != nil {
			return nil, wrong("a slice of %v: give integers or null", part)
		}
		numbers[i] = int(n)
	}
	if parts[2] == nil {
		numbers[2] = 1
	}
	return shape.Range{Start: numbers[0], HasStart: parts[0] != nil, Stop: numbers[1], HasStop: parts[1] != nil, Step: numbers[2]}, nil
}

// encode writes a result.
func (s *server) encode(v any) any {
	switch v := v.(type) {
	case *tensor.Tensor, *tensor.Var:
		return s.kept(v)
	case dtype.DType:
		return map[string]any{"dtype": v.String()}
	case *device.Device:
		return map[string]any{"device": v.String()}
	case *arrayapi.Namespace:
		return "arrayapi " + arrayapi.Version
	case dtype.FloatInfo:
		return s.dict(map[string]any{"dtype": v.DType, "bits": v.Bits, "eps": v.Eps, "max": v.Max, "min": v.Min, "smallest_normal": v.SmallestNormal})
	case dtype.IntInfo:
		return s.dict(map[string]any{"dtype": v.DType, "bits": v.Bits, "max": v.Max, "min": v.Min})
	case shape.Index: // newaxis
		return nil
	}
	return s.encodeKind(reflect.ValueOf(v))
}

// encodeKind writes numbers, lists and dictionaries of any Go type.
func (s *server) encodeKind(v reflect.Value) any {
	switch {
	case !v.IsValid():
		return nil
	case v.CanFloat():
		return encodeFloat(v.Float())
	case v.CanComplex():
		return map[string]any{"complex": []any{encodeFloat(real(v.Complex())), encodeFloat(imag(v.Complex()))}}
	case v.Kind() == reflect.Slice:
		list := make([]any, v.Len())
		for i := range list {
			list[i] = s.encode(v.Index(i).Interface())
		}
		return list
	case v.Kind() == reflect.Map:
		return s.dict(v.Interface())
	}
	return v.Interface()
}

// dict is a map with strings for keys.
func (s *server) dict(m any) any {
	encoded := map[string]any{}
	for key, value := range reflect.ValueOf(m).Seq2() {
		encoded[key.String()] = s.encode(value.Interface())
	}
	return map[string]any{"dict": encoded}
}

// negativeNaN is a NaN whose sign bit is set.
const negativeNaN = "-nan"

// encodeFloat writes a float so that it is no integer, and comes back the same.
func encodeFloat(f float64) any {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		text := strings.ToLower(strings.TrimPrefix(strconv.FormatFloat(f, 'g', -1, 64), "+"))
		if math.IsNaN(f) && math.Signbit(f) {
			text = negativeNaN
		}
		return map[string]any{"float": text}
	}
	text := strconv.FormatFloat(f, 'g', -1, 64)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return json.RawMessage(text)
}

// kept gives an array a number; one that is known has its own.
func (s *server) kept(x any) any {
	n, known := s.numbers[x]
	if !known {
		s.last++
		n = s.last
		s.keep(n, x)
	}
	return map[string]any{"array": n}
}
