// Command first adds two small tensors and prints the result, for what
// measures how long that takes from the process's start. With the argument open
// it opens the device and does no more, as any other program of the driver.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

func main() {
	dev, err := device.Open()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer dev.Close()
	if len(os.Args) > 1 && os.Args[1] == "open" {
		fmt.Println(dev.Info().Name)
		return
	}
	x := tensor.From(dev, []float32{1, 2, 3})
	y, err := tensor.Read[float32](context.Background(), x.Add(x))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(dev.Info().Name, y)
}
