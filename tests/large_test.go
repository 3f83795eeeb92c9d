package tests

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// 200 MiB of int32 in a matrix, beyond the 128 MiB that many devices bind at
// once; the sizes are even and have no power of two in common with a page.
const (
	largeRows    = 8192
	largeColumns = 6400
)

func mustRead[T dtype.Element](t *testing.T, x *tensor.Tensor) []T {
	t.Helper()
	got, err := tensor.Read[T](context.Background(), x)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// element is the matrix's element at a place: no two neighbours, rows or
// columns look alike.
func element(row, column int) int32 { return int32(uint32(row*largeColumns+column) * 2654435761) }

// TestLargeTensor reads a tensor of 200 MiB as it is, transposed, flipped and
// sliced, each through a kernel that adds 1 on the way.
func TestLargeTensor(t *testing.T) {
	dev := testdev.Open(t)
	data := make([]int32, largeRows*largeColumns)
	for row := range largeRows {
		for column := range largeColumns {
			data[row*largeColumns+column] = element(row, column)
		}
	}
	x := tensor.From(dev, data, largeRows, largeColumns)
	one := tensor.Scalar(1)
	for _, c := range []struct {
		name          string
		y             *tensor.Tensor
		rows, columns int
		at            func(row, column int) int32
	}{
		{"flat", x, largeRows, largeColumns, element},
		{"transposed", x.T(), largeColumns, largeRows, func(r, c int) int32 { return element(c, r) }},
		{"flipped", x.Flip(), largeRows, largeColumns, func(r, c int) int32 { return element(largeRows-1-r, largeColumns-1-c) }},
		{"sliced", x.At(shape.Step(-1, 0, -2), shape.Span(3, -3)), largeRows / 2, largeColumns - 6, func(r, c int) int32 { return element(largeRows-1-2*r, c+3) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			y := c.y.Add(one)
			got := mustRead[int32](t, y)
			y.Close()
			if len(got) != c.rows*c.columns {
				t.Fatalf("%d elements, want %d", len(got), c.rows*c.columns)
			}
			for row := range c.rows {
				for column := range c.columns {
					if g, want := got[row*c.columns+column], c.at(row, column)+1; g != want {
						t.Fatalf("at [%d %d]: %d, want %d", row, column, g, want)
					}
				}
			}
		})
	}
	t.Run("summed", func(t *testing.T) {
		byRow, byColumn := make([]int64, largeRows), make([]int64, largeColumns)
		for i, v := range data {
			byRow[i/largeColumns] += int64(v)
			byColumn[i%largeColumns] += int64(v)
		}
		for i, got := range mustRead[int64](t, x.Sum([]int{1})) {
			if got != byRow[i] {
				t.Fatalf("row %d: %d, want %d", i, got, byRow[i])
			}
		}
		for i, got := range mustRead[int64](t, x.Sum([]int{0})) {
			if got != byColumn[i] {
				t.Fatalf("column %d: %d, want %d", i, got, byColumn[i])
			}
		}
	})
}

// A result larger than the limit made of small operands, by broadcasting.
func TestLargeBroadcast(t *testing.T) {
	dev := testdev.Open(t)
	rows := tensor.Arange[int32](dev, 0, largeRows, 1).Reshape(largeRows, 1)
	columns := tensor.Arange[int32](dev, 0, largeColumns, 1)
	got := mustRead[int32](t, rows.Mul(tensor.Scalar(largeColumns)).Add(columns))
	for i, g := range got {
		if g != int32(i) {
			t.Fatalf("at %d: %d, want %d", i, g, i)
		}
	}
}
