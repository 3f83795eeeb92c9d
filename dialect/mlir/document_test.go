package mlir_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/mlir"
)

const unknown = mlir.Dynamic

// Every row of the document's first table, in its order, with several sizes for ">1", and the
// missing rows, those of size 0.
func TestDocumentDimensionInferenceTable(t *testing.T) {
	for _, c := range []struct {
		row        string
		dim0, dim1 int
		want       int
	}{
		{"? and ?", unknown, unknown, unknown},
		{"? and 1", unknown, 1, unknown},
		{"? and >1", unknown, 2, 2},
		{"? and >1", unknown, 768, 768},
		{"1 and 1", 1, 1, 1},
		{"1 and >1", 1, 2, 2},
		{"1 and >1", 1, 65537, 65537},
		{">1 and >1", 2, 2, 2},
		{">1 and >1", 768, 768, 768},
		// Our decision: a static 0 is a static size like any other than 1.
		{"? and 0, as decided", unknown, 0, 0},
		{"1 and 0, as decided", 1, 0, 0},
		{"0 and 0, as decided", 0, 0, 0},
	} {
		t.Run(c.row, func(t *testing.T) {
			for _, pair := range [][2]int{{c.dim0, c.dim1}, {c.dim1, c.dim0}} { // interchangeable
				got, err := inferDim(pair[0], pair[1])
				if err != nil || got != c.want {
					t.Errorf("InferDim(%d, %d) = %d, %v; want %d", pair[0], pair[1], got, err, c.want)
				}
			}
		})
	}
	for _, pair := range [][2]int{{2, 3}, {3, 2}, {768, 4}, {0, 2}, {2, 0}} {
		t.Run(fmt.Sprintf(">1 and >1, error %v", pair), func(t *testing.T) {
			_, err := inferDim(pair[0], pair[1])
			var e *mlir.BroadcastError
			if !errors.As(err, &e) || e.Sizes != pair || e.Axis != 0 || e.Operands != [2]int{0, 1} {
				t.Errorf("InferDim(%d, %d): %v", pair[0], pair[1], err)
			}
		})
	}
}

// The document's table has one row for a pair of classes, and its pseudo-code one case for an
// ordered pair. Both are one function here.
func TestDocumentInferDimPseudoFunction(t *testing.T) {
	sizes := []int{unknown, 1, 2, 3}
	for _, dim0 := range sizes {
		for _, dim1 := range sizes {
			want, wantErr := pseudoInferDim(dim0, dim1)
			got, err := inferDim(dim0, dim1)
			if (err != nil) != wantErr || got != want {
				t.Errorf("InferDim(%d, %d) = %d, %v; want %d, error %v", dim0, dim1, got, err, want, wantErr)
			}
		}
	}
}

// pseudoInferDim is the pseudo-code, case by case.
func pseudoInferDim(dim0, dim1 int) (dim int, failed bool) {
	type class int
	const (
		q class = iota
		one
		more
	)
	of := func(d int) class {
		switch {
		case d == unknown:
			return q
		case d == 1:
			return one
		}
		return more
	}
	switch [2]class{of(dim0), of(dim1)} {
	case [2]class{q, q}, [2]class{q, one}, [2]class{one, one}, [2]class{more, q}, [2]class{more, one}:
		return dim0, false
	case [2]class{q, more}, [2]class{one, q}, [2]class{one, more}:
		return dim1, false
	}
	if dim0 != dim1 {
		return 0, true
	}
	return dim0, false
}

// "A shape is expanded by adding additional dimensions of size 1 on its left".
func TestDocumentExpandRank(t *testing.T) {
	for _, c := range []struct {
		dims []int
		rank int
		want string
	}{
		{[]int{4}, 3, "1x1x4"},
		{[]int{4}, 1, "4"},
		{nil, 2, "1x1"},
		{nil, 0, "[]"},
		{[]int{2, unknown}, 3, "1x2x?"},
		{[]int{2, 3}, 1, "2x3"}, // while len(shape) < rank
	} {
		if got := word(mlir.ExpandRank(c.dims, c.rank)); got != c.want {
			t.Errorf("ExpandRank(%v, %d) = %s, want %s", c.dims, c.rank, got, c.want)
		}
	}
}

// Every row of the document's second table. Its second row and the document's
// own pseudo-code and examples contradict each other.
func TestDocumentVerificationTable(t *testing.T) {
	for _, c := range []struct {
		row              string
		inferred, actual int
		good, withOption bool
	}{
		{"? and ?", unknown, unknown, true, true},
		{"? and static: as decided, an error unless accepted", unknown, 4, false, true},
		{"? and static 1: as decided, an error unless accepted", unknown, 1, false, true},
		{"static and ?", 4, unknown, true, true},
		{"static and static, equal", 4, 4, true, true},
		{"static and static, different", 4, 5, false, false},
		{"static 1 and static", 1, 4, false, false},
		{"static and static 1", 4, 1, false, false},
		{"static 0 and static", 0, 4, false, false},
	} {
		t.Run(c.row, func(t *testing.T) {
			operands, result := []mlir.Type{{Dims: []int{c.inferred}}}, mlir.Type{Dims: []int{c.actual}}
			for _, try := range []struct {
				options []mlir.Option
				good    bool
			}{{nil, c.good}, {[]mlir.Option{mlir.DynamicToStatic()}, c.withOption}} {
				err := mlir.Verify("add", operands, result, try.options...)
				var e *mlir.ResultError
				if try.good && err != nil || !try.good && (!errors.As(err, &e) || e.Axis != 0) {
					t.Errorf("with %d options: %v, want good %v", len(try.options), err, try.good)
				}
			}
		})
	}
}

// The examples printed as correct, in the document's order. Where there are two operands the
// document leaves out the last one's closing bracket; it is added here.
func TestDocumentExamplesCorrect(t *testing.T) {
	for i, c := range []struct{ about, signature, inferred string }{
		{"exact match of static sizes", "(tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>", "1x2"},
		{"dynamic sizes match", "(tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>", "?"},
		{"the first is broadcast to 4", "(tensor<1xi32>, tensor<4xi32>) -> tensor<4xi32>", "4"},
		{"the result relaxes a static size", "(tensor<4xi32>) -> tensor<?xi32>", "4"},
		{"the rank is expanded", "(tensor<4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>", "2x3x4"},
		{"element types are free", "(tensor<2xi1>, tensor<2xi32>) -> tensor<2xi64>", "2"},
		{"unranked result", "(tensor<2xi32>) -> tensor<*xi32>", "2"},
		{"all operands unranked", "(tensor<*xi32>, tensor<*xi32>) -> tensor<2xi32>", ""},
	} {
		t.Run(fmt.Sprintf("%d %s", i+1, c.about), func(t *testing.T) {
			operands, result := types(t, c.signature)
			dims, ranked, err := inferResult("test.broadcastable", operands...)
			if err != nil || ranked != (c.inferred != "") || ranked && word(dims) != c.inferred {
				t.Errorf("inferred %v, ranked %v, %v; want %s", dims, ranked, err, c.inferred)
			}
			if err := mlir.Verify("test.broadcastable", operands, result); err != nil {
				t.Error(err)
			}
		})
	}
}

// The examples printed as incorrect, brackets corrected as above, and the
// whole message of each.
func TestDocumentExamplesIncorrect(t *testing.T) {
	for i, c := range []struct{ about, signature, message string }{
		{"static and not equal", "(tensor<3xi32>, tensor<2xi32>) -> tensor<?xi32>", `
add: operands #0 and #1 do not broadcast: axis 0 has 3 and 2: change one of them
    operand #0 tensor<3xi32>  [3]
    operand #1 tensor<2xi32>  [2]
                               ^   axis 0: 3 and 2
    MLIR, Broadcastable trait, dimension inference: static sizes must be equal or 1`},
		{"the rank differs", "(tensor<3xi32>, tensor<3xi32>) -> tensor<1x3xi32>", `
add: the result is declared tensor<1x3xi32>, of rank 2, and inferred as 3, of rank 1: declare it with rank 1
    inferred  [   3]
    declared  [1  3]
               ^      rank 1 and 2
    MLIR, Broadcastable trait, verification: the ranks must match`},
		{"? is inferred", "(tensor<?xi32>, tensor<?xi32>) -> tensor<4xi32>", `
add: the result is declared tensor<4xi32> and inferred as ?: axis 0 is 4 and inferred as ?: declare ?, or pass DynamicToStatic to have the size checked at run time
    inferred  [?]
    declared  [4]
               ^   axis 0: ? and 4
    MLIR, Broadcastable trait, verification: a size inferred as ? is ? in the result`},
		{"another size is inferred", "(tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>", `
add: the result is declared tensor<4xi32> and inferred as 2: axis 0 is 4 and inferred as 2: declare 2 or ?
    inferred  [2]
    declared  [4]
               ^   axis 0: 2 and 4
    MLIR, Broadcastable trait, verification: a static size of the result must be the inferred one, nothing is broadcast to it`},
		{"no broadcasting to the result", "(tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>", `
add: the result is declared tensor<4xi32> and inferred as 1: axis 0 is 4 and inferred as 1: declare 1 or ?
    inferred  [1]
    declared  [4]
               ^   axis 0: 1 and 4
    MLIR, Broadcastable trait, verification: a static size of the result must be the inferred one, nothing is broadcast to it`},
	} {
		t.Run(fmt.Sprintf("%d %s", i+1, c.about), func(t *testing.T) {
			operands, result := types(t, c.signature)
			err := mlir.Verify("add", operands, result)
			if err == nil {
				t.Fatal("verified")
			}
			if got := "\n" + err.Error(); got != c.message {
				t.Errorf("got%s\nwant%s", got, c.message)
			}
		})
	}
}

// The trait's enforced properties, in the document's order.
func TestDocumentDescription(t *testing.T) {
	t.Run("at least one input operand", func(t *testing.T) {
		err := mlir.Verify("add", nil, mlir.Type{})
		var e *dialect.OperatorError
		if !errors.As(err, &e) {
			t.Errorf("got %v", err)
		}
		fails(t, err, "add: no operands")
		if _, ranked, err := inferResult("add"); ranked || err != nil {
			t.Errorf("InferResultShape of nothing: ranked %v, %v", ranked, err)
		}
	})
	t.Run("tensors or vectors", func(t *testing.T) {
		operands, result := types(t, "(vector<4xf32>, vector<1xf32>) -> vector<4xf32>")
		if err := mlir.Verify("add", operands, result); err != nil {
			t.Error(err)
		}
		for _, signature := range []string{
			"(tensor<4xf32>, vector<4xf32>) -> tensor<4xf32>",
			"(tensor<4xf32>, tensor<4xf32>) -> vector<4xf32>",
			"(vector<4xf32>, vector<4xf32>) -> tensor<4xf32>",
		} {
			operands, result := types(t, signature)
			err := mlir.Verify("add", operands, result)
			var e *dialect.TypeError
			if !errors.As(err, &e) {
				t.Errorf("%s: %v", signature, err)
			}
		}
	})
	t.Run("the first operands that disagree are named", func(t *testing.T) {
		_, _, err := inferResult("add", shapes(t, "1x4 * 2x4 ? 2x1 5x3x1")...)
		var e *mlir.BroadcastError
		if !errors.As(err, &e) || e.Operands != [2]int{2, 5} || e.Sizes != [2]int{2, 3} || e.Axis != 1 {
			t.Fatalf("got %v", err)
		}
		const message = `
add: operands #2 and #5 do not broadcast: axis 1 has 2 and 3: change one of them
    operand #0 tensor<1x4>    [   1  4]
    operand #1 tensor<*>      [      *]
    operand #2 tensor<2x4>    [   2  4]
    operand #3 tensor<?>      [      ?]
    operand #4 tensor<2x1>    [   2  1]
    operand #5 tensor<5x3x1>  [5  3  1]
                                  ^      axis 1: 2 and 3
    MLIR, Broadcastable trait, dimension inference: static sizes must be equal or 1`
		if got := "\n" + err.Error(); got != message {
			t.Errorf("got%s\nwant%s", got, message)
		}
	})
	t.Run("any number of operands, unranked ones discarded", func(t *testing.T) {
		for _, c := range []struct{ operands, want string }{
			{"2x1 * 1x3 3 *", "2x3"},
			{"? 1 ? 5 ?", "5"},
			{"[] 1x1x1 ?x1 4x?", "1x4x?"}, // 4 beats the ? of its column
			{"* 7x?", "7x?"},              // exactly one ranked: its own shape
		} {
			dims, ranked, err := inferResult("add", shapes(t, c.operands)...)
			if err != nil || !ranked || word(dims) != c.want {
				t.Errorf("%s: %v, ranked %v, %v; want %s", c.operands, dims, ranked, err, c.want)
			}
		}
	})
}
