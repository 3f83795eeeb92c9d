package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The sizes of a store of vectors; bench/peers/insert.py has the same.
const storeRows, storeColumns, insertedRows, searchedRows = 131072, 256, 100, 1000

// store is a Var of vectors, in memory, and rows to be inserted.
func store(b *testing.B, dev *device.Device, inserted int) (*tensor.Var, *tensor.Tensor) {
	b.Helper()
	x := tensor.Arange[float32](dev, 0, storeRows*storeColumns, 1).Mul(1e-7).Sin().Reshape(storeRows, storeColumns)
	rows := tensor.Ones(dev, dtype.Float32, inserted, storeColumns).Copy()
	v := tensor.NewVar("store", x)
	if err := tensor.Eval(b.Context(), x, rows); err != nil {
		b.Fatal(err)
	}
	x.Close()
	return v, rows
}

// inserts are the ways to write 100 rows of the store from a row on.
var inserts = []struct {
	name   string
	insert func(v *tensor.Var, from int, rows *tensor.Tensor) error
}{
	{"assign", func(v *tensor.Var, from int, rows *tensor.Tensor) error {
		return v.At(shape.Span(from, from+insertedRows)).Assign(rows)
	}},
	{"put", func(v *tensor.Var, from int, rows *tensor.Tensor) error {
		places := make([]int32, insertedRows)
		for i := range places {
			places[i] = int32(from + i*3)
		}
		return v.Put(0, tensor.From(rows.Device(), places, insertedRows), rows, tensor.ScatterSet)
	}},
	{"mask", func(v *tensor.Var, from int, rows *tensor.Tensor) error {
		mask := make([]bool, storeRows)
		for i := range insertedRows {
			mask[from+i*3] = true
		}
		return v.PutMask(tensor.From(rows.Device(), mask, storeRows, 1), rows.At(shape.Span(0, 1)))
	}},
}

// Insertions of 100 rows, 100 KiB, into a store of 131,072 by 256 float32, 128 MiB, each evaluated
// before the next. "open" keeps a snapshot open meanwhile, which is not read.
//
//	WEFT_DEVICE=host go test ./tensor -run '^$' -bench Insert -count 5
//	bench/peers/insert.py
func BenchmarkInsert(b *testing.B) {
	dev := testdev.OpenDefault(b)
	for _, way := range inserts {
		for _, snapshot := range []string{"", "/open"} {
			b.Run(way.name+snapshot, func(b *testing.B) {
				v, rows := store(b, dev, insertedRows)
				defer v.Close()
				for i := 0; b.Loop(); i++ {
					before := v.Tensor()
					if snapshot == "" {
						before.Close()
					}
					err := way.insert(v, i*997%(storeRows-3*insertedRows), rows)
					after := v.Tensor()
					if err == nil {
						err = tensor.Eval(b.Context(), after)
					}
					if err != nil {
						b.Fatal(err)
					}
					after.Close()
					before.Close()
				}
			})
		}
	}
}

// Ten insertions of 1,000 rows, with a search for the ten nearest after each; the snapshots that
// are searched stay open.
//
//	WEFT_DEVICE=host go test ./tensor -run '^$' -bench SearchedStore -count 5
//	bench/peers/insert.py
func BenchmarkSearchedStore(b *testing.B) {
	dev := testdev.OpenDefault(b)
	v, rows := store(b, dev, searchedRows)
	defer v.Close()
	query := tensor.Ones(dev, dtype.Float32, storeColumns, 1).Copy()
	for b.Loop() {
		for i := range 10 {
			if err := v.At(shape.Span(i*searchedRows, (i+1)*searchedRows)).Assign(rows); err != nil {
				b.Fatal(err)
			}
			_, places := v.Tensor().MatMul(query).Reshape(storeRows).TopK(0, 10)
			if _, err := tensor.Read[int64](b.Context(), places); err != nil {
				b.Fatal(err)
			}
		}
	}
}
