package mlir_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/mlir"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The thirteen examples of MLIR's document, in its order. Where there are two operands the document
// leaves out the last one's closing bracket; it is added here.

// verify prints whether an operation of these types is well formed.
func verify(signature string, options ...mlir.Option) {
	operands, result, err := mlir.ParseSignature(signature)
	if err == nil {
		err = mlir.Verify("test.broadcastable", operands, result, options...)
	}
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("well formed")
}

// First correct example: the sizes match exactly.
func ExampleVerify_exactMatch() {
	verify("(tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>")
	// Output: well formed
}

// Second correct example: that both have the same size, or one of them 1, is checked at run time.
func ExampleVerify_dynamicSizes() {
	verify("(tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>")
	// Output: well formed
}

// Third correct example: the first operand is broadcast to 4.
func ExampleVerify_broadcastOperand() {
	verify("(tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>")
	// Output: well formed
}

// Fourth correct example: 4 is inferred, and the result may be declared ?.
func ExampleVerify_relaxedResult() {
	verify("(tensor<4xi32>) -> tensor<?xi32>")
	// Output: well formed
}

// Fifth correct example: the first operand is expanded to 1x1x4, then broadcast.
func ExampleVerify_expandedRank() {
	verify("(tensor<4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>")
	// Output: well formed
}

// Sixth correct example: the trait leaves element types free.
func ExampleVerify_elementTypes() {
	verify("(tensor<2xi1>, tensor<2xi32>) -> tensor<2xi64>")
	// Output: well formed
}

// Seventh correct example: an unranked result needs no verification.
func ExampleVerify_unrankedResult() {
	verify("(tensor<2xi32>) -> tensor<*xi32>")
	// Output: well formed
}

// Eighth correct example: neither does a result if every operand is unranked.
func ExampleVerify_unrankedOperands() {
	verify("(tensor<*xi32>, tensor<*xi32>) -> tensor<2xi32>")
	// Output: well formed
}

// First incorrect example: static sizes that differ.
func ExampleVerify_unequalStatic() {
	verify("(tensor<3xi32>, tensor<2xi32>) -> tensor<?xi32>")
	// Output:
	// test.broadcastable: operands #0 and #1 do not broadcast: axis 0 has 3 and 2: change one of them
	//     operand #0 tensor<3xi32>  [3]
	//     operand #1 tensor<2xi32>  [2]
	//                                ^   axis 0: 3 and 2
	//     MLIR, Broadcastable trait, dimension inference: static sizes must be equal or 1
}

// Second incorrect example: the result has another rank than is inferred.
func ExampleVerify_rankMismatch() {
	verify("(tensor<3xi32>, tensor<3xi32>) -> tensor<1x3xi32>")
	// Output:
	// test.broadcastable: the result is declared tensor<1x3xi32>, of rank 2, and inferred as 3, of rank 1: declare it with rank 1
	//     inferred  [   3]
	//     declared  [1  3]
	//                ^      rank 1 and 2
	//     MLIR, Broadcastable trait, verification: the ranks must match
}

// Third incorrect example: ? is inferred and 4 declared.
func ExampleVerify_staticFromDynamic() {
	verify("(tensor<?xi32>, tensor<?xi32>) -> tensor<4xi32>")
	// Output:
	// test.broadcastable: the result is declared tensor<4xi32> and inferred as ?: axis 0 is 4 and inferred as ?: declare ?, or pass DynamicToStatic to have the size checked at run time
	//     inferred  [?]
	//     declared  [4]
	//                ^   axis 0: ? and 4
	//     MLIR, Broadcastable trait, verification: a size inferred as ? is ? in the result
}

// Fourth incorrect example: 2 is inferred and 4 declared.
func ExampleVerify_otherSize() {
	verify("(tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>")
	// Output:
	// test.broadcastable: the result is declared tensor<4xi32> and inferred as 2: axis 0 is 4 and inferred as 2: declare 2 or ?
	//     inferred  [2]
	//     declared  [4]
	//                ^   axis 0: 2 and 4
	//     MLIR, Broadcastable trait, verification: a static size of the result must be the inferred one, nothing is broadcast to it
}

// Fifth incorrect example: nothing is broadcast to the result.
func ExampleVerify_resultNotBroadcast() {
	verify("(tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>")
	// Output:
	// test.broadcastable: the result is declared tensor<4xi32> and inferred as 1: axis 0 is 4 and inferred as 1: declare 1 or ?
	//     inferred  [1]
	//     declared  [4]
	//                ^   axis 0: 1 and 4
	//     MLIR, Broadcastable trait, verification: a static size of the result must be the inferred one, nothing is broadcast to it
}

// The verification's table accepts a case that its pseudo-code refuses: here the option decides.
func ExampleDynamicToStatic() {
	verify("(tensor<?xi32>, tensor<?xi32>) -> tensor<4xi32>", mlir.DynamicToStatic())
	// Output: well formed
}

// The table of the dimension inference; -1 is the dynamic size.
func ExampleInfer_dimensions() {
	for _, dims := range [][]int{{-1, -1}, {-1, 1}, {-1, 4}, {1, 1}, {1, 4}, {4, 4}} {
		result, err := mlir.Infer("add", mlir.Type{Dims: dims[:1]}, mlir.Type{Dims: dims[1:]})
		fmt.Println(dims, result, err)
	}
	// Output:
	// [-1 -1] tensor<?> <nil>
	// [-1 1] tensor<?> <nil>
	// [-1 4] tensor<4> <nil>
	// [1 1] tensor<1> <nil>
	// [1 4] tensor<4> <nil>
	// [4 4] tensor<4> <nil>
}

// Unranked operands are discarded.
func ExampleInfer() {
	operands, _, err := mlir.ParseSignature("(tensor<?x1xf32>, tensor<*xf32>, tensor<2x1x3xf32>) -> tensor<*xf32>")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(mlir.Infer("add", operands...))
	// Output: tensor<2x?x3> <nil>
}

func ExampleApply() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	sum := mlir.Apply("add", tensor.From(dev, []int32{1, 2}, 2, 1), tensor.From(dev, []int32{10, 20, 30}))
	fmt.Println(sum.Shape())
	fmt.Println(tensor.Read[int32](context.Background(), sum))
	// Output:
	// [2 3]
	// [11 21 31 12 22 32] <nil>
}

// An operation takes operands of any sizes that its types allow. Where the document says undefined
// behavior it returns an error.
func ExampleOperation() {
	operands, result, err := mlir.ParseSignature("(tensor<?x768xf32>, tensor<?x1xf32>) -> tensor<?x768xf32>")
	if err != nil {
		log.Fatal(err)
	}
	add, err := mlir.New("add", operands, result)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(add)
	fmt.Println(add.Infer(shape.Shape{64, 768}, shape.Shape{1, 1}))
	_, err = add.Infer(shape.Shape{64, 768}, shape.Shape{7, 1})
	fmt.Println(err)
	var e *mlir.BroadcastError
	if errors.As(err, &e) {
		fmt.Println("operands", e.Operands, "axis", e.Axis, "sizes", e.Sizes)
	}
	// Output:
	// "add" : (tensor<?x768xf32>, tensor<?x1xf32>) -> tensor<?x768xf32>
	// [64 768] <nil>
	// add: operands #0 and #1 do not broadcast at run time: axis 0 has 64 and 7: pass other sizes
	//     operand #0 tensor<?x768xf32>  [64 768]
	//     operand #1 tensor<?x1xf32>    [ 7   1]
	//                                     ^       axis 0: 64 and 7
	//     MLIR, Broadcastable trait, dimension inference: run-time sizes must be equal or 1
	// operands [0 1] axis 0 sizes [64 7]
}

// The verdict on two shapes before run time.
func ExampleStaticallyBroadcastable() {
	f := func(dims ...int) mlir.Type { return mlir.Type{Dims: dims} }
	fmt.Println(mlir.StaticallyBroadcastable(f(8, 1), f(1, mlir.Dynamic)))
	fmt.Println(mlir.StaticallyBroadcastable(f(8, mlir.Dynamic), f(1, mlir.Dynamic)))
	fmt.Println(mlir.StaticallyBroadcastable(f(1, 3), f(1, 5)))
	// Output:
	// broadcasts <nil>
	// undecided <nil>
	// conflicts <nil>
}
