package mlir_test

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect/mlir"
)

// Cases of LLVM's own tests and document. Sources, in llvm/llvm-project:
const (
	traits       = "mlir/test/Dialect/traits.mlir"
	document     = "mlir/docs/Traits/Broadcastable.md"
	unit         = "mlir/unittests/Dialect/BroadcastShapeTest.cpp"
	canonicalize = "mlir/test/Dialect/Shape/canonicalize.mlir"
	tosa         = "mlir/test/Dialect/Tosa/broadcast.mlir"
)

func TestCasesVerify(t *testing.T) {
	for _, c := range []struct {
		source, operands, result string
		inferred                 string // "" where the operands conflict
		good                     bool
	}{
		{traits, "[] []", "[]", "[]", true},
		{traits, "4 []", "4", "4", true},
		{traits, "4x3x2 3x1", "4x3x2", "4x3x2", true},
		{traits, "8x1x6x1 7x1x5", "8x7x6x5", "8x7x6x5", true},
		{traits, "?x1x6x1 7x1x5", "?x7x6x5", "?x7x6x5", true},
		{traits, "8x1x?x1 7x1x5", "8x7x?x5", "8x7x?x5", true},
		{traits, "4x3x2 3x3", "4x3x2", "", false},
		{traits, "4x3x2 3x1", "4x3x3", "4x3x2", false},
		{traits, "8x1x6x1 7x1x5", "8x7x6x1", "8x7x6x5", false},
		{traits, "2 2", "*", "2", true},
		{traits, "4x3x2 ?", "4x3x2", "4x3x2", true},
		{traits, "? ?", "2", "?", false},
		{traits, "?x6x1 *", "?x6x?", "?x6x1", true},
		{traits, "3x2 *", "2", "3x2", false},
		{traits, "1 1", "5", "1", false},
		{document, "1 4", "4", "4", true},
		{document, "4", "?", "4", true},
		{document, "4 2x3x4", "2x3x4", "2x3x4", true},
		{document, "2", "*", "2", true},
		{document, "3 2", "?", "", false},
		{document, "2 2", "4", "2", false},
	} {
		t.Run(c.operands+" to "+c.result, func(t *testing.T) {
			operands := shapes(t, c.operands)
			checkInferred(t, operands, c.inferred)
			err := mlir.Verify("op", operands, shapes(t, c.result)[0])
			if (err == nil) != c.good {
				t.Errorf("%s: %v, want good %v", c.source, err, c.good)
			}
		})
	}
}

// "result must be a tensor when the operands are tensors".
func TestCasesVerifyVectorResult(t *testing.T) {
	operands, result := types(t, "(tensor<4xf32>, tensor<4xf32>) -> vector<4xf32>")
	checkInferred(t, operands, "4")
	fails(t, mlir.Verify("op", operands, result), "tensor<4xf32> and vector<4xf32> are of different kinds")
}

// Cases that a decision of ours overrules.
func TestCasesOverruled(t *testing.T) {
	for _, c := range []struct {
		source, operands, result string
		reason                   string
		says                     string
	}{
		{traits, "3x2 3x2 *", "4x3x2",
			"LLVM's verifier compares only the last dimensions, since the unranked operand may bring more; the document requires the inferred rank, and the ranked operands alone decide it",
			"of rank 3, and inferred as 3x2, of rank 2"},
	} {
		t.Run(c.operands+" to "+c.result, func(t *testing.T) {
			t.Logf("%s: %s", c.source, c.reason)
			operands := shapes(t, c.operands)
			checkInferred(t, operands, "3x2")
			fails(t, mlir.Verify("op", operands, shapes(t, c.result)[0]), c.says)
		})
	}
}

func TestCasesInfer(t *testing.T) {
	for _, c := range []struct{ source, name, operands, want string }{
		{unit, "Compatible0DAnd1DTensor", "[] 4", "4"},
		{unit, "CompatibleTensorAndTensor", "1x7x8x9 8x9", "1x7x8x9"},
		{unit, "InterleavingOnes", "8x1x2x1x4 5x1x7x1", "8x5x2x7x4"},
		{unit, "InterleavingUnknowns", "1x2x?x?x? ?x?x?x4x1", "?x2x?x4x?"},
		{unit, "IncompatibleMiddleDim", "4x3x5x5 3x7x5", ""},
		{canonicalize, "shape.broadcast", "[] 1x2x3", "1x2x3"},
		{canonicalize, "shape.broadcast n-ary", "2x1 1x2x3 2x1", "1x2x3"},
	} {
		t.Run(c.name, func(t *testing.T) {
			operands := shapes(t, c.operands)
			checkInferred(t, operands, c.want)
			if len(operands) != 2 {
				return
			}
			dims, err := inferShape(operands[0].Dims, operands[1].Dims)
			if (err != nil) != (c.want == "") || err == nil && word(dims) != c.want {
				t.Errorf("InferShape: %v, %v; want %q", dims, err, c.want)
			}
		})
	}
}

// checkInferred infers the operands' shape; "" stands for a conflict.
func checkInferred(t *testing.T, operands []mlir.Type, want string) {
	t.Helper()
	dims, ranked, err := inferResult("op", operands...)
	switch {
	case want == "" && err == nil:
		t.Errorf("inferred %s, want a conflict", word(dims))
	case want != "" && (err != nil || !ranked || word(dims) != want):
		t.Errorf("inferred %v, ranked %v, %v; want %s", dims, ranked, err, want)
	}
}

func TestCasesCstrBroadcastable(t *testing.T) {
	for _, c := range []struct {
		operands string
		want     mlir.Verdict
	}{
		{"1x3 1x5", mlir.Conflicts},
		{"8x1 8x1 1x?", mlir.Broadcasts},
		{"8x1 1x? 8x?", mlir.Undecided}, // two ? in a column
		{"[] [] *", mlir.Broadcasts},
		{"[] 2 *", mlir.Undecided},
		// Our own: more unranked operands, and their partners.
		{"* *", mlir.Undecided},
		{"*", mlir.Broadcasts},
		{"2x1 *", mlir.Undecided},
		{"1x1 1 *", mlir.Broadcasts},
		{"? *", mlir.Undecided},
		{"2 3 *", mlir.Conflicts},
		{"", mlir.Broadcasts},
	} {
		t.Run(c.operands, func(t *testing.T) {
			got, err := mlir.StaticallyBroadcastable(shapes(t, c.operands)...)
			if err != nil || got != c.want {
				t.Errorf("%v, %v; want %v (%s)", got, err, c.want, canonicalize)
			}
		})
	}
}

// TOSA's pass reshapes operands to the rank of the result, ones first.
func TestCasesTosaMakeBroadcastable(t *testing.T) {
	for _, c := range []struct{ operands, result, reshaped string }{
		{"1 1", "1", "1 1"},
		{"1 2x1", "2x1", "1x1 2x1"},
		{"2x1x1x1 1", "2x1x1x1", "2x1x1x1 1x1x1x1"},
		{"1x1x2x1 1", "1x1x2x1", "1x1x2x1 1x1x1x1"},
		{"17x16x15x14 1", "17x16x15x14", "17x16x15x14 1x1x1x1"},
		{"1 17x16x15x14", "17x16x15x14", "1x1x1x1 17x16x15x14"},
		{"[] 17x16x15x14", "17x16x15x14", "1x1x1x1 17x16x15x14"},
		{"1x16x16 [] []", "1x16x16", "1x16x16 1x1x1 1x1x1"},
		{"17x16x15x14 17x16x15x14 []", "17x16x15x14", "17x16x15x14 17x16x15x14 1x1x1x1"},
		{"[] 1x32x32x8 1x32x32x8", "1x32x32x8", "1x1x1x1 1x32x32x8 1x32x32x8"},
		{"[] 1x32x32x8 32x8", "1x32x32x8", "1x1x1x1 1x32x32x8 1x1x32x8"},
		{"32x8 1x32x32x8 []", "1x32x32x8", "1x1x32x8 1x32x32x8 1x1x1x1"},
	} {
		t.Run(c.operands, func(t *testing.T) {
			operands := shapes(t, c.operands)
			checkInferred(t, operands, c.result)
			var dims [][]int
			for _, o := range operands {
				dims = append(dims, o.Dims)
			}
			var words []string
			for _, d := range mlir.EqualizeRanks(dims...) {
				words = append(words, word(d))
			}
			if got := strings.Join(words, " "); got != c.reshaped {
				t.Errorf("%s: reshaped to %s, want %s", tosa, got, c.reshaped)
			}
		})
	}
}
