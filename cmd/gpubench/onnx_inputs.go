package main

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// onnxInputs are a model's inputs by name.
type onnxInputs struct {
	tensors map[string]*tensor.Tensor
	strings map[string]*model.Strings
}

// allTensors reports whether no input is of strings.
func (in onnxInputs) allTensors() bool { return len(in.strings) == 0 }

func (in onnxInputs) values() map[string]model.Value {
	out := map[string]model.Value{}
	for name, t := range in.tensors {
		out[name] = model.NewTensor(t)
	}
	for name, s := range in.strings {
		out[name] = s
	}
	return out
}

func (in onnxInputs) evaluate(ctx context.Context) error {
	return tensor.Eval(ctx, slices.Collect(maps.Values(in.tensors))...)
}

// inputs are those that the flags say, and random ones of the declared shapes.
func (c *onnxCmd) inputs(ctx context.Context, dev *device.Device, m *model.Model, seed uint64) (onnxInputs, error) {
	r := tensor.NewRand(dev, seed)
	in := onnxInputs{map[string]*tensor.Tensor{}, map[string]*model.Strings{}}
	known := map[string]bool{}
	for _, p := range m.Inputs() {
		known[p.Name] = true
		text, given := c.Input[p.Name]
		var err error
		switch {
		case !given && p.Default:
		case p.Type == "string":
			in.strings[p.Name], err = stringInput(p, text, given)
		case strings.HasSuffix(text, ".npy"):
			in.tensors[p.Name], err = npy.ReadFileContext(ctx, dev, text)
		case given && p.HasShape && len(p.Dims) == 0:
			in.tensors[p.Name], err = scalarInput(dev, p, text)
		default:
			in.tensors[p.Name], err = randomInput(r, p, text)
		}
		if err != nil {
			return in, err
		}
	}
	for name := range c.Input {
		if !known[name] {
			return in, usagef("the model has no input %q; it has %v", name, m.Inputs())
		}
	}
	return in, nil
}

// scalarInput is a number.
func scalarInput(dev *device.Device, p model.Port, text string) (*tensor.Tensor, error) {
	d, err := dtype.Parse(p.Type)
	if err != nil {
		return nil, usagef("input %q is %s: give it by a file, --input %s=FILE.npy", p.Name, p.Type, p.Name)
	}
	if n, err := strconv.ParseInt(text, 10, 64); err == nil {
		return tensor.Full(dev, n).Cast(d), nil
	}
	if b, err := strconv.ParseBool(text); err == nil && d == dtype.Bool {
		return tensor.Full(dev, b), nil
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || d.Kind() != dtype.KindFloat && d.Kind() != dtype.KindComplex {
		return nil, usagef("input %q is %s, a scalar, and %q is no value of it; write one, such as %s=1", p.Name, p.Type, text, p.Name)
	}
	return tensor.Full(dev, f).Cast(d), nil
}

// stringInput is a word, of as many axes of size 1 as the input has, or lists of words in JSON.
func stringInput(p model.Port, text string, given bool) (*model.Strings, error) {
	if !given {
		return nil, usagef("input %q is of strings: give it a word, --input %s=WORD, or lists of words in JSON, --input '%s=[\"a\", \"b\"]'", p.Name, p.Name, p.Name)
	}
	if !strings.HasPrefix(text, "[") {
		return &model.Strings{Dims: slices.Repeat([]int{1}, len(p.Dims)), Data: []string{text}}, nil
	}
	var list any
	err := json.Unmarshal([]byte(text), &list)
	s := &model.Strings{}
	if err == nil {
		err = addWords(s, list, 0)
	}
	if err != nil {
		return nil, usagef("input %q: %v; write lists of words in JSON, such as [\"a\", \"b\"]", p.Name, err)
	}
	return s, nil
}

// addWords adds the words of lists in lists, which are of equal lengths.
func addWords(s *model.Strings, v any, depth int) error {
	switch v := v.(type) {
	case string:
		if depth != len(s.Dims) {
			return fmt.Errorf("%q stands beside a list", v)
		}
		s.Data = append(s.Data, v)
		return nil
	case []any:
		if depth == len(s.Dims) {
			if len(s.Data) > 0 {
				return fmt.Errorf("a list stands beside words")
			}
			s.Dims = append(s.Dims, len(v))
		}
		if s.Dims[depth] != len(v) {
			return fmt.Errorf("lists of %d and of %d stand side by side", s.Dims[depth], len(v))
		}
		for _, one := range v {
			if err := addWords(s, one, depth+1); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("%v is no word", v)
}

// randomInput is normal numbers, or integers of 0 and 1, which are indices into anything.
func randomInput(r *tensor.Rand, p model.Port, text string) (*tensor.Tensor, error) {
	d, err := dtype.Parse(p.Type)
	if err != nil {
		return nil, usagef("input %q is %s: give it by a file, --input %s=FILE.npy", p.Name, p.Type, p.Name)
	}
	var dims []int
	if text != "" {
		for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == 'x' }) {
			n, err := strconv.Atoi(strings.TrimSpace(part))
			if err != nil {
				return nil, usagef("the shape of input %q is %q; write sizes with commas, such as 1,3,224,224, or the name of an .npy file", p.Name, text)
			}
			dims = append(dims, n)
		}
	} else {
		for _, dim := range p.Dims {
			dims = append(dims, max(dim.Size, -dim.Size))
		}
	}
	if _, err := shape.Check("onnx", dims...); err != nil {
		return nil, err
	}
	if d.Kind() == dtype.KindFloat {
		return r.Normal(d, 0, 1, dims...), nil
	}
	return r.Integers(dtype.Int64, 0, 2, dims...).Cast(d), nil
}
