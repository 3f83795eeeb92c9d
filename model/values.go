package model

import (
	"context"

	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
)

// ReadValue reads a file of test data, such as input_0.pb beside a model. The port's type says
// whether it is a tensor, a sequence or an optional. Errors: *[FormatError].
func ReadValue(dev *device.Device, data []byte, p Port) (Value, error) {
	v, err := readValue(dev, data, p)
	if err != nil {
		return nil, err
	}
	return valueOf(v), nil
}

func readValue(dev *device.Device, data []byte, p Port) (onnxop.Value, error) {
	// Nothing is a constant here, since nothing is known before a model runs.
	d := decoder{ctx: context.Background(), env: &onnxop.Env{Device: dev, Host: dev}, given: true}
	var err error
	switch {
	case hasPrefix(p.Type, "sequence"):
		var s onnxpb.Sequence
		if err = unmarshal(data, &s); err == nil {
			return d.sequence(&s)
		}
	case hasPrefix(p.Type, "optional"):
		var o onnxpb.OptionalValue
		if err = unmarshal(data, &o); err == nil {
			return d.optional(&o)
		}
	default:
		var t onnxpb.Tensor
		if err = unmarshal(data, &t); err == nil {
			return d.tensor(&t)
		}
	}
	return nil, err
}

func hasPrefix(s, prefix string) bool { return len(s) >= len(prefix) && s[:len(prefix)] == prefix }

func unmarshal(data []byte, m proto.Message) error {
	if err := (proto.UnmarshalOptions{RecursionLimit: messageLimit}).Unmarshal(data, m); err != nil {
		return &FormatError{Format: format, What: "the file is no protocol buffer of a value", Err: err}
	}
	return nil
}

func (d *decoder) sequence(p *onnxpb.Sequence) (onnxop.Value, error) {
	s := &onnxop.Sequence{}
	add := func(v onnxop.Value, err error) error {
		s.Values = append(s.Values, v)
		return err
	}
	for _, t := range p.GetTensorValues() {
		if err := add(d.tensor(t)); err != nil {
			return nil, err
		}
	}
	for _, inner := range p.GetSequenceValues() {
		if err := add(d.sequence(inner)); err != nil {
			return nil, err
		}
	}
	for _, o := range p.GetOptionalValues() {
		if err := add(d.optional(o)); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (d *decoder) optional(p *onnxpb.OptionalValue) (onnxop.Value, error) {
	var v onnxop.Value
	var err error
	switch onnxpb.Sequence_Type(p.GetElemType()) {
	case onnxpb.Sequence_TENSOR:
		v, err = d.tensor(p.GetTensorValue())
	case onnxpb.Sequence_SEQUENCE:
		v, err = d.sequence(p.GetSequenceValue())
	case onnxpb.Sequence_OPTIONAL:
		v, err = d.optional(p.GetOptionalValue())
	}
	return &onnxop.Optional{Value: v}, err
}
