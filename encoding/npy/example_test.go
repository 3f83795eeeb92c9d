package npy_test

import (
	"bytes"
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/tensor"
)

func Example() {
	ctx := context.Background()
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	var file bytes.Buffer
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	if err := npy.Write(ctx, &file, x.Mul(x)); err != nil { // or WriteFile
		fmt.Println(err)
		return
	}
	y, err := npy.Read(dev, &file) // or ReadFile
	fmt.Println(tensor.Show(ctx, y), err)
	// Output:
	// [[ 1.  4.  9.]
	//  [16. 25. 36.]] <nil>
}

func ExampleOpenArchive() {
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	weights, err := npy.OpenArchive("testdata/plain.npz") // of numpy.savez
	if err != nil {
		fmt.Println(err)
		return
	}
	defer weights.Close()
	for _, name := range weights.Names() {
		h, err := weights.Header(name)
		fmt.Println(name, h.DType, h.Shape, err)
	}
	b, err := weights.Read(dev, "b")
	fmt.Println(tensor.Show(context.Background(), b), err)
	// Output:
	// a float32 [2 3 4] <nil>
	// b int64 [5] <nil>
	// [0 1 2 3 4] <nil>
}
