package model_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// net is a model of ONNX's tests: y0 is x0, times a slope where it is negative.
const net = "../tests/onnx/testdata/prelu_integers/model.onnx"

func open() *device.Device {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	return dev
}

func ExampleLoad() {
	dev := open()
	defer dev.Close()
	m, err := model.Load(dev, net)
	if err != nil {
		log.Fatal(err)
	}
	defer m.Close()
	fmt.Println(m.Inputs(), m.Outputs(), m.Operators())
	// Output: [x0 int32[x0_0]] [y0 any] [PRelu]
}

func ExampleModel_Run() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	m, err := model.Load(dev, net)
	if err != nil {
		log.Fatal(err)
	}
	defer m.Close()
	name, result := m.Inputs()[0].Name, m.Outputs()[0].Name
	out, err := m.Run(ctx, map[string]*tensor.Tensor{name: tensor.From(dev, []int32{5, -5, 7, -7})})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(tensor.Read[int32](ctx, out[result]))
	// Output: [5 0 7 21] <nil>
}

// A model's error names the input that is wrong.
func ExampleInputError() {
	dev := open()
	defer dev.Close()
	m, err := model.Load(dev, net)
	if err != nil {
		log.Fatal(err)
	}
	defer m.Close()
	_, err = m.Run(context.Background(), nil)
	var wrong *model.InputError
	fmt.Println(errors.As(err, &wrong))
	// Output: true
}
