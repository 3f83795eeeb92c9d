package xla_test

import "github.com/weft-gpu/weft/dialect/xla"

// Cases of other projects' test suites, each with its source: XLA's shape
// inference, builder and broadcast tests and its documentation, StableHLO's
// verifier, interpreter, test data and implicit broadcasting, and CHLO's.
// Shapes are written as Shape.String does, without the brackets; bools are 0
// and 1.

type binaryCase struct {
	source   string
	lhs, rhs string
	dims     []int
	want     string // the result, or the rule that refuses
	op       string // where there is data; add when empty
	x, y, z  []float64
}

var binaryCases = []binaryCase{
	{source: "XLA shape_inference_test.cc BinOpBroadcastMatrixVector", lhs: "16 8", rhs: "8", dims: []int{1}, want: "16 8"},
	{source: "XLA shape_inference_test.cc BinOpBroadcastMatrixVector", lhs: "16 8", rhs: "8", dims: []int{0}, want: refused(xla.DimsSize)},
	{source: "XLA shape_inference_test.cc BinOpBroadcastMatrixVector", lhs: "16 8", rhs: "16", dims: []int{0}, want: "16 8"},
	{source: "XLA shape_inference_test.cc BinOpBroadcastCubeMatrix", lhs: "16 8 4", rhs: "16 4", dims: []int{0, 2}, want: "16 8 4"},
	{source: "XLA shape_inference_test.cc BinOpBroadcastBadDimension", lhs: "16 8 4", rhs: "8", dims: []int{3}, want: refused(xla.DimsRange)},
	{source: "XLA shape_inference_test.cc BinOpBroadcastBadDimension", lhs: "16 8 4", rhs: "8 4", dims: []int{0, 1, 2}, want: refused(xla.DimsCount)},
	{source: "XLA shape_inference_test.cc BinOpBroadcastBadDimension", lhs: "16 8 4", rhs: "8 4", dims: []int{3, 0}, want: refused(xla.DimsRange)},
	{source: "XLA shape_inference_test.cc BinOpBroadcastBadDimension", lhs: "16 8 4", rhs: "8 4", dims: []int{2, 1}, want: refused(xla.DimsSize)},
	{source: "XLA shape_inference_test.cc BinOpBroadcastBadDimension", lhs: "8 8 8", rhs: "8 8", dims: []int{0, 0}, want: refused(xla.DimsOrder)},
	{source: "XLA shape_inference_test.cc BinOpBroadcastBadDimension", lhs: "8 8 8", rhs: "8 8", dims: []int{1, 0}, want: refused(xla.DimsOrder)},
	{source: "XLA docs/broadcasting.md", lhs: "2 3", rhs: "3", want: refused(xla.RankMismatch)},
	{source: "XLA docs/broadcasting.md", lhs: "2 3", rhs: "3", dims: []int{0}, want: refused(xla.DimsSize)},
	{source: "XLA docs/broadcasting.md", lhs: "2 3 4", rhs: "3 4", dims: []int{1, 2}, want: "2 3 4"},
	{source: "XLA docs/broadcasting.md", lhs: "1 2 5", rhs: "7 2 5", want: "7 2 5"},
	{source: "XLA docs/broadcasting.md", lhs: "7 2 5", rhs: "7 1 5", want: "7 2 5"},
	{source: "XLA docs/broadcasting.md", lhs: "7 2 5", rhs: "7 2 6", want: refused(xla.Degenerate)},
	{source: "XLA docs/broadcasting.md", lhs: "2 1", rhs: "1 3", want: "2 3"},
	{source: "XLA docs/broadcasting.md", lhs: "4", rhs: "1 2", dims: []int{0}, want: "4 2", x: []float64{1, 2, 3, 4}, y: []float64{5, 6}, z: []float64{6, 7, 7, 8, 8, 9, 9, 10}},
	{source: "XLA docs/broadcasting.md", lhs: "1 2", rhs: "4 3 1", dims: []int{1, 2}, want: "4 3 2"},
	{source: "XLA xla_builder_test.cc BinopHasInDimAndDegenerateBroadcast", lhs: "2 3", rhs: "2 1 4", dims: []int{0, 1}, want: "2 3 4"},
	{source: "XLA xla_builder_test.cc BinopHasDegenerateBroadcast", lhs: "1 2 3", rhs: "1 2 1", want: "1 2 3"},
	{source: "XLA broadcast_simple_test.cc BooleanAnd2DTo3D_Pred", lhs: "2 1", rhs: "2 2 1", dims: []int{1, 2}, want: "2 2 1", op: "and", x: []float64{1, 0}, y: []float64{0, 0, 1, 1}, z: []float64{0, 0, 1, 0}},
	{source: "XLA broadcast_simple_test.cc Add3DTo3DDegenerate_1_2", lhs: "2 2 2", rhs: "2 1 1", want: "2 2 2", x: []float64{1, 2, 3, 4, 5, 6, 7, 8}, y: []float64{1, 2}, z: []float64{2, 3, 4, 5, 7, 8, 9, 10}},
	{source: "XLA broadcast_simple_test.cc Add3DTo3DDegenerate_0_1", lhs: "2 2 2", rhs: "1 1 2", want: "2 2 2", x: []float64{1, 2, 3, 4, 5, 6, 7, 8}, y: []float64{1, 2}, z: []float64{2, 4, 4, 6, 6, 8, 8, 10}},
	{source: "XLA broadcast_simple_test.cc Add3DTo3DDegenerate_0", lhs: "2 2 2", rhs: "1 2 2", want: "2 2 2", x: []float64{1, 2, 3, 4, 5, 6, 7, 8}, y: []float64{1, 2, 3, 4}, z: []float64{2, 4, 6, 8, 6, 8, 10, 12}},
	{source: "XLA broadcast_simple_test.cc Add3DTo3DDegenerate_2", lhs: "2 2 2", rhs: "2 2 1", want: "2 2 2", x: []float64{1, 2, 3, 4, 5, 6, 7, 8}, y: []float64{1, 2, 3, 4}, z: []float64{2, 3, 5, 6, 8, 9, 11, 12}},
	{source: "XLA broadcast_simple_test.cc Add2DTo2DDegenerate_1", lhs: "2 2", rhs: "2 1", want: "2 2", x: []float64{1, 2, 3, 4}, y: []float64{1, 2}, z: []float64{2, 3, 5, 6}},
	{source: "XLA broadcast_simple_test.cc InvalidBinaryAndDegenerateBroadcasting", lhs: "2 2", rhs: "2 3 1", dims: []int{1, 2}, want: refused(xla.DimsSize)},
	{source: "XLA broadcast_simple_test.cc InvalidDegenerateBroadcasting", lhs: "1 2", rhs: "2 3", want: refused(xla.Degenerate)},
	{source: "XLA broadcast_simple_test.cc BroadcastR3ImplicitTest", lhs: "1 1 1", rhs: "1 1 1", want: "1 1 1"},
	{source: "XLA broadcast_simple_test.cc BroadcastR3ImplicitTest", lhs: "1 4 1", rhs: "3 4 5", want: "3 4 5"},
	{source: "XLA broadcast_simple_test.cc BroadcastR3ImplicitTest", lhs: "1 1 1", rhs: "3 4 5", want: "3 4 5"},
	{source: "XLA broadcast_simple_test.cc BroadcastR3ImplicitTest", lhs: "3 4 1", rhs: "3 4 5", want: "3 4 5"},
	{source: "XLA broadcast_simple_test.cc BroadcastR3ImplicitTest", lhs: "1 199 1", rhs: "3 199 5", want: "3 199 5"},
	{source: "XLA broadcast_simple_test.cc BroadcastR3ImplicitTest", lhs: "1 1 199", rhs: "3 4 199", want: "3 4 199"},
	{source: "StableHLO chlo/chlo_legalize_to_stablehlo_broadcast.mlir", lhs: "1 4", rhs: "4", dims: []int{2}, want: refused(xla.DimsRange)},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "1", rhs: "?", want: "?"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "2", rhs: "?", want: "2"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "?", rhs: "2", want: "2"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "<=2", rhs: "?", want: "<=2"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "?", rhs: "<=2", want: "<=2"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "?", rhs: "1", want: "?"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "?", rhs: "?", want: "?"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "2", rhs: "? 3", dims: []int{0}, want: refused(xla.DimsSize)},
	{source: "XLA xla_builder_test.cc DynamicBinaryHasBroadcast", lhs: "<=5 4", rhs: "<=5", dims: []int{0}, want: "<=5 4"},
	{source: "XLA xla_builder_test.cc DynamicBinaryHasDegenerateBroadcast", lhs: "<=10", rhs: "1 15", dims: []int{0}, want: "<=10 15"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "1", rhs: "? 3", dims: []int{0}, want: "? 3"},
	{source: "XLA shape_inference_test.cc UnboundedBinaryOpShapeInferenceTest", lhs: "? 2", rhs: "? 3", want: refused(xla.Degenerate)},
}

type ternaryCase struct {
	source string
	op     string
	in     [3]string
	want   string
}

var ternaryCases = []ternaryCase{
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"", "?", "2"}, "?"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"", "?", "<=2"}, "?"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"?", "2", "2"}, "2"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"", "?", ""}, "?"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"2", "?", "2"}, "?"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"?", "<=2", "?"}, "<=2"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"<=2", "?", "<=2"}, "?"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"?", "?", "?"}, "?"},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"3", "<=2", "3"}, refused(xla.ClampShapes)},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"2", "?", "3"}, refused(xla.ClampBounds)},
	{"StableHLO ops_stablehlo.mlir clamp_compatible_dynamic", "clamp", [3]string{"", "?", "3"}, "?"},
	{"StableHLO ops_stablehlo.mlir clamp_c1", "clamp", [3]string{"2", "1", "1"}, refused(xla.ClampShapes)},
	{"XLA shape_inference_test.cc UnboundedClampOpShapeInferenceTest", "clamp", [3]string{"?", "", "?"}, refused(xla.ClampShapes)},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"", "?", "2"}, "2"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"", "?", "<=2"}, "<=2"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"2", "?", "2"}, "2"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"?", "<=2", "?"}, "<=2"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"<=2", "?", "<=2"}, "<=2"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"?", "?", "?"}, "?"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"3", "?", "<=2"}, refused(xla.SelectShapes)},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"3", "<=2", "3"}, refused(xla.SelectShapes)},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"2", "?", "3"}, refused(xla.SelectShapes)},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"", "?", ""}, refused(xla.SelectShapes)},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"?", "2", "?"}, "2"},
	{"XLA shape_inference_test.cc UnboundedSelectOpShapeInferenceTest", "select", [3]string{"?", "", ""}, refused(xla.SelectShapes)},
}

type implicitCase struct {
	source string
	in     []string
	want   string
}

var implicitCases = []implicitCase{
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, add", []string{"4", "4"}, "4"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, add", []string{"4", ""}, "4"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, add", []string{"?", "? 3"}, "? 3"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, select", []string{"2", "2", "2"}, "2"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, select", []string{"", "2 8 8", "8 1"}, "2 8 8"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, select", []string{"1", "2 8 8", "2 8 8"}, "2 8 8"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, select", []string{"3", "2 3", "2 3"}, "2 3"},
	{"CHLO infer_chlo.mlir and chlo_legalize_to_stablehlo_broadcast.mlir, select", []string{"8 1 1", "1 8 1", "1 1 8"}, "8 8 8"},
	{"StableHLO ops_broadcasting.mlir, scalar_broadcast_1_x_scalar", []string{"1", ""}, "1"},
	{"StableHLO ops_broadcasting.mlir, scalar_broadcast_b10_x_scalar", []string{"<=10", ""}, "<=10"},
	{"StableHLO ops_broadcasting.mlir, single_dim_scalar_b10_x_1", []string{"<=10", "1"}, "<=10"},
	{"StableHLO ops_broadcasting.mlir, single_dim_scalar_10_1_b5_x_1", []string{"10 1 <=5", "1"}, "10 1 <=5"},
	{"StableHLO ops_broadcasting.mlir, tensor_broadcast_b5_1_x_5", []string{"<=10 1", "5"}, "<=10 5"},
	{"StableHLO ops_broadcasting.mlir, scalar_broadcast_scalar_x_1_b10_1", []string{"", "1 <=10 1"}, "1 <=10 1"},
	{"StableHLO ops_broadcasting.mlir, single_dim_scalar_b10_x_b10", []string{"<=10", "<=10"}, "<=10"},
	{"StableHLO ops_broadcasting.mlir, single_dim_scalar_1_x_1_b10_1", []string{"1", "1 <=10 1"}, "1 <=10 1"},
	{"StableHLO ops_broadcasting.mlir, tensor_broadcast_b10_1_x_1_10", []string{"<=10 1", "1 10"}, "<=10 10"},
	{"StableHLO ops_broadcasting.mlir, tensor_broadcast_b10_1_x_1_b10", []string{"<=10 1", "1 <=10"}, "<=10 <=10"},
	{"StableHLO ops_broadcasting.mlir, tensor_broadcast_5_x_10_1", []string{"5", "10 1"}, "10 5"},
	{"StableHLO ops_broadcasting.mlir, nary_broadcast_b10_1_x_1_b10_x_1", []string{"<=10 1", "1 <=10", "1"}, "<=10 <=10"},
	{"StableHLO ops_broadcasting.mlir, broadcast_error_empty", nil, refused(xla.NoOperands)},
	{"StableHLO ops_broadcasting.mlir, broadcast_error_10_x_5", []string{"10", "5"}, refused(xla.Implicit)},
	{"StableHLO ops_broadcasting.mlir, broadcast_error_10_x_b10", []string{"10", "<=10"}, refused(xla.MixedBounds)},
}

type prependCase struct {
	source  string
	operand string
	sizes   []int
	want    string
	x, z    []float64
}

var prependCases = []prependCase{
	{source: "XLA broadcast_simple_test.cc ScalarNoOpBroadcast", operand: "", want: "", x: []float64{1.5}, z: []float64{1.5}},
	{source: "XLA broadcast_simple_test.cc ScalarTo2D_2x3", operand: "", sizes: []int{2, 3}, want: "2 3", x: []float64{2.25}, z: []float64{2.25, 2.25, 2.25, 2.25, 2.25, 2.25}},
	{source: "XLA broadcast_simple_test.cc ScalarTo2D_2x0", operand: "", sizes: []int{2, 0}, want: "2 0", x: []float64{2.25}, z: []float64{}},
	{source: "XLA broadcast_simple_test.cc ZeroElement_1DTo2D", operand: "0", sizes: []int{2}, want: "2 0", x: []float64{}, z: []float64{}},
	{source: "XLA broadcast_simple_test.cc 1DToZeroElement2D", operand: "3", sizes: []int{0}, want: "0 3", x: []float64{1, 2, 3}, z: []float64{}},
	{source: "StableHLO infer_stablehlo.mlir", operand: "3", sizes: []int{1, -2}, want: refused(xla.NegativeSize)},
	{source: "StableHLO infer_stablehlo.mlir", operand: "?", sizes: []int{1, 2}, want: "1 2 ?"},
}

type inDimCase struct {
	source          string
	operand, result string
	dims            []int
	want            string // the inferred shape, if it is not result
	refuse          string // the rule that refuses, "" for none
	x, z            []float64
}

var inDimCases = []inDimCase{
	{source: "StableHLO interpret/broadcast_in_dim.mlir", operand: "3 1", result: "3 2 2", dims: []int{0, 2}, x: []float64{1, 2, 3}, z: []float64{1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}},
	{source: "StableHLO ops_stablehlo.mlir", operand: "1 2 3", result: "3", dims: []int{0, 1, 2}, refuse: refused(xla.DimsRange)},
	{source: "StableHLO ops_stablehlo.mlir", operand: "?", result: "1 3", dims: []int{1}},
	{source: "StableHLO ops_stablehlo.mlir", operand: "?", result: "2", dims: []int{0}},
	{source: "XLA broadcast_test.cc BroadcastScalarTo2D", operand: "", result: "2 2", x: []float64{42}, z: []float64{42, 42, 42, 42}},
	{source: "XLA broadcast_test.cc BroadcastVectorTo2D", operand: "3", result: "3 2", dims: []int{0}, x: []float64{1, 2, 3}, z: []float64{1, 1, 2, 2, 3, 3}},
	{source: "XLA broadcast_test.cc BroadcastVectorTo2D", operand: "3", result: "2 3", dims: []int{1}, x: []float64{1, 2, 3}, z: []float64{1, 2, 3, 1, 2, 3}},
	{source: "XLA broadcast_test.cc Broadcast2DTo2D", operand: "2 2", result: "2 2", dims: []int{0, 1}, x: []float64{1, 2, 3, 4}, z: []float64{1, 2, 3, 4}},
	{source: "XLA broadcast_test.cc Broadcast2DTo2DTranspose", operand: "2 2", result: "2 2", dims: []int{1, 0}, x: []float64{1, 2, 3, 4}, z: []float64{1, 3, 2, 4}},
	{source: "XLA broadcast_test.cc Broadcast2DTo3D", operand: "2 2", result: "2 3 2", dims: []int{0, 2}, x: []float64{1, 2, 3, 4}, z: []float64{1, 2, 1, 2, 1, 2, 3, 4, 3, 4, 3, 4}},
	{source: "XLA broadcast_test.cc Broadcast_R1_64_To_R4_32x64x7x7", operand: "64", result: "32 64 7 7", dims: []int{1}},
	{source: "XLA broadcast_test.cc Broadcast_R3_2x3x4_to_R4_2x3x4x5", operand: "2 3 4", result: "2 3 4 5", dims: []int{0, 1, 2}},
	{source: "XLA broadcast_simple_test.cc 1DTo2D_WithDimsNotPossibleWithBroadCast", operand: "2", result: "3 2", dims: []int{1}, x: []float64{1, 2}, z: []float64{1, 2, 1, 2, 1, 2}},
	{source: "XLA xla_builder_test.cc BroadcastInDim", operand: "2 3", result: "2 4 3", dims: []int{0, 2}},
	{source: "XLA xla_builder_test.cc BroadcastInDimWithDegeneratedDim", operand: "2 1 4", result: "2 3 4", dims: []int{0, 1, 2}},
	{source: "XLA shape_inference_test.cc UnboundedBroadcastInDimToBounded", operand: "<=2 ?", result: "<=2 3 <=4", dims: []int{0, 2}},
	{source: "XLA shape_inference_test.cc UnboundedBroadcastInDim", operand: "<=2 ?", result: "<=2 3 4", dims: []int{0, 2}},
	{source: "XLA shape_inference_test.cc UnboundedBroadcastInDimUnsupportedOutput", operand: "<=2 ?", result: "<=2 3 ?", dims: []int{0, 2}, refuse: refused(xla.UnboundedResult)},
	{source: "XLA xla_builder_test.cc DynamicBroadcast", operand: "<=5 4", result: "3 5 4", dims: []int{1, 2}, want: "3 <=5 4"},
	{source: "XLA xla_builder.cc BroadcastInDim", operand: "<=3", result: "3", dims: []int{0}, want: "<=3"},
	{source: "StableHLO ops_stablehlo_bounded_dynamism.mlir, broadcast_in_dim_with_multiple_bounded_dimensions", operand: "<=5 <=5", result: "2 <=5 <=5", dims: []int{1, 2}, refuse: refused(xla.SeveralBounds)},
	{source: "StableHLO ops_stablehlo_bounded_dynamism.mlir, constant_splat_broadcast", operand: "", result: "1 <=5"},
	{source: "StableHLO ops_stablehlo.mlir, broadcast_in_dim_dynamic_result", operand: "3", result: "? 3", dims: []int{1}, refuse: refused(xla.UnboundedResult)},
	{source: "StableHLO testdata", operand: "", result: "2 3"},
	{source: "StableHLO testdata", operand: "2", result: "3 2", dims: []int{1}},
	{source: "StableHLO testdata", operand: "", result: "100 100"},
	{source: "StableHLO testdata", operand: "2 1 3", result: "2 4 3", dims: []int{0, 1, 2}},
	{source: "StableHLO testdata", operand: "", result: "2 2"},
	{source: "StableHLO testdata", operand: "1", result: "1 1", dims: []int{0}},
	{source: "StableHLO testdata", operand: "1", result: "2 1", dims: []int{1}},
	{source: "StableHLO testdata", operand: "1", result: "1 1", dims: []int{1}},
	{source: "StableHLO testdata", operand: "1 1", result: "2 1", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "", result: "1 1"},
	{source: "StableHLO testdata", operand: "1", result: "10 10 1", dims: []int{2}},
	{source: "StableHLO testdata", operand: "", result: "10 10 1"},
	{source: "StableHLO testdata", operand: "2 2", result: "2 2 1", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "1 1 1", result: "2 2 1", dims: []int{0, 1, 2}},
	{source: "StableHLO testdata", operand: "", result: "10 10 2 2"},
	{source: "StableHLO testdata", operand: "2 2 1", result: "2 2 1 1", dims: []int{0, 1, 2}},
	{source: "StableHLO testdata", operand: "1", result: "1 1 1 1", dims: []int{3}},
	{source: "StableHLO testdata", operand: "1 1 1 1", result: "2 2 1 1", dims: []int{0, 1, 2, 3}},
	{source: "StableHLO testdata", operand: "", result: "10 2 2 1 10"},
	{source: "StableHLO testdata", operand: "3 1", result: "3 1 10 10", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "5", result: "5 1", dims: []int{0}},
	{source: "StableHLO testdata", operand: "", result: "5 1"},
	{source: "StableHLO testdata", operand: "1 1", result: "5 1", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "5", result: "10 10 5", dims: []int{2}},
	{source: "StableHLO testdata", operand: "", result: "10 10 5"},
	{source: "StableHLO testdata", operand: "", result: "4 5 6"},
	{source: "StableHLO testdata", operand: "", result: "3"},
	{source: "StableHLO testdata", operand: "5", result: "1 5", dims: []int{1}},
	{source: "StableHLO testdata", operand: "", result: "4 1"},
	{source: "StableHLO testdata", operand: "1 2", result: "4 2", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "", result: "4 2"},
	{source: "StableHLO testdata", operand: "1", result: "8", dims: []int{0}},
	{source: "StableHLO testdata", operand: "10", result: "1 10", dims: []int{1}},
	{source: "StableHLO testdata", operand: "1 10", result: "2 10", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "", result: "2 10"},
	{source: "StableHLO testdata", operand: "1 4", result: "2 4", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "2 1", result: "2 4", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "", result: "10"},
	{source: "StableHLO testdata", operand: "3", result: "1 3", dims: []int{1}},
	{source: "StableHLO testdata", operand: "1 1", result: "1 3", dims: []int{0, 1}},
	{source: "StableHLO testdata", operand: "1", result: "32", dims: []int{0}},
	{source: "StableHLO testdata", operand: "", result: "18"},
	{source: "StableHLO testdata", operand: "", result: "0 32"},
	{source: "StableHLO ops_stablehlo.mlir", operand: "4", result: "3 4", dims: []int{1}},
	{source: "StableHLO ops_stablehlo.mlir, output_dimensions", operand: "4", result: "3 4", dims: []int{1}},
	{source: "StableHLO ops_stablehlo.mlir, output_dimensions", operand: "4", result: "3 4", dims: []int{1}},
	{source: "StableHLO ops_stablehlo.mlir", operand: "? ?", result: "4 5 6", dims: []int{1}, refuse: refused(xla.DimsCount)},
	{source: "StableHLO ops_stablehlo.mlir", operand: "1", result: "7 8 9", dims: []int{-1}, refuse: refused(xla.DimsRange)},
}

// notCopied are cases that we decide otherwise, with the reason.
var notCopied = []struct {
	inDimCase
	reason string
}{
	{inDimCase{source: "StableHLO ops_stablehlo_bounded_dynamism.mlir", operand: "1 <=5", result: "2 1 <=5", dims: []int{0, 1}, refuse: refused(xla.InDimSize)},
		"StableHLO's verifier accepts a dimension of at most 5 that becomes one of size 1, since it skips dynamic dimensions; where it turns out to be 2 there is no such broadcast"},
	{inDimCase{source: "StableHLO ops_stablehlo.mlir dynamic_broadcast_in_dim", operand: "32", result: "? ? ?", dims: []int{2}, refuse: refused(xla.UnboundedResult)},
		"of another operation, which is given the result's sizes when the program runs"},
	{inDimCase{source: "StableHLO testdata broadcast_in_dim_*_dynamic.mlir", operand: "? 1 6", result: "? 4 5 6", dims: []int{0, 2, 3}, refuse: refused(xla.UnboundedResult)},
		"of another operation, which is given the result's sizes when the program runs"},
	{inDimCase{source: "XLA xla_builder.cc BroadcastInDim", operand: "<=1", result: "3", dims: []int{0}, refuse: refused(xla.InDimSize)},
		"XLA takes a dimension of at most 1 for a 1; where it turns out to be 0 there is no such broadcast"},
}
