package tensor_test

import (
	"context"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func ExampleOperand() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float32{-2, 0, 1, 5})
	y := tensor.Where(x.Less(0), 0, x.Mul(2).Sub(1).Clip(nil, 6))
	got, err := tensor.Read[float32](context.Background(), y)
	fmt.Println(got, err)
	// Output: [0 -1 1 6] <nil>
}

func ExampleTensor_Dim() {
	dev := open()
	defer dev.Close()
	images := tensor.Zeros(dev, dtype.Uint8, 4, 1080, 1920, 3)
	fmt.Println(images.Rank(), images.Dim(0), images.Dim(-1))

	wrong := images.Reshape(7, -1) // has no shape, and still no panic below
	fmt.Println(wrong.Shape()[1]/wrong.Dim(0), wrong.Reshape(-1).Err() == wrong.Err())
	// Output:
	// 4 4 3
	// 1 true
}

func ExampleTensor_Rank() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Zeros(dev, dtype.Float32, 3, 4).Rank(), tensor.Full(dev, 1.5).Rank())
	// Output: 2 0
}

func ExampleReadInto() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	var (
		total float32
		best  []int
		rows  [][]float32
	)
	err := tensor.ReadInto(context.Background(),
		tensor.Into(x.Sum(nil), &total), tensor.Into(x.ArgMax([]int{1}), &best), tensor.Into(x.Neg(), &rows))
	fmt.Println(total, best, rows, err)
	// Output: 21 [2 2] [[-1 -2 -3] [-4 -5 -6]] <nil>
}

func ExampleInto() {
	dev := open()
	defer dev.Close()
	var matrix [2][2]int32
	if err := tensor.ReadInto(context.Background(), tensor.Into(tensor.Eye(dev, dtype.Int32, 2, 2, 0), &matrix)); err != nil {
		log.Fatal(err)
	}
	fmt.Println(matrix)
	// Output: [[1 0] [0 1]]
}

func ExampleShow() {
	dev := open()
	defer dev.Close()
	x := tensor.Linspace(dev, 0.0, 1, 2000).Reshape(2, 1000)
	fmt.Println(tensor.Show(context.Background(), x))
	fmt.Printf("%.2f\n", tensor.Show(context.Background(), x.At(shape.At(0), shape.To(4))))
	// Output:
	// [[0.00000000e+00 5.00250125e-04 1.00050025e-03 ... 4.98749375e-01
	//   4.99249625e-01 4.99749875e-01]
	//  [5.00250125e-01 5.00750375e-01 5.01250625e-01 ... 9.98999500e-01
	//   9.99499750e-01 1.00000000e+00]]
	// [0.00 0.00 0.00 0.00]
}
