package safetensors_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/safetensors"
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
	dir, err := os.MkdirTemp("", "weights")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "model.safetensors")
	layer := map[string]*tensor.Tensor{
		"weight": tensor.Eye(dev, dtype.BFloat16, 2, 3, 0),
		"bias":   tensor.Ones(dev, dtype.Float32, 3),
	}
	if err := safetensors.WriteFile(ctx, path, layer, map[string]string{"made by": "an example"}); err != nil {
		fmt.Println(err)
		return
	}
	f, err := safetensors.Open(path) // or a model.safetensors.index.json
	if err != nil {
		fmt.Println(err)
		return
	}
	defer f.Close()
	for _, name := range f.Names() {
		info, _ := f.Info(name)
		fmt.Println(name, info.Type, info.Shape)
	}
	weight, err := f.Read(dev, "weight")
	fmt.Println(tensor.Show(ctx, weight), err)
	// Output:
	// bias F32 [3]
	// weight BF16 [2 3]
	// [[1. 0. 0.]
	//  [0. 1. 0.]] <nil>
}
