package arrow_test

import (
	"bytes"
	"testing"

	"github.com/apache/arrow-go/v18/arrow/array"
	arrowmem "github.com/apache/arrow-go/v18/arrow/memory"

	arrowgo "github.com/apache/arrow-go/v18/arrow"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/encoding/arrow"
)

// fuzzTypes are types of arrays: those of tensors, and some others.
var fuzzTypes = []arrowgo.DataType{
	arrowgo.FixedWidthTypes.Boolean, arrowgo.PrimitiveTypes.Int8, arrowgo.PrimitiveTypes.Uint16, arrowgo.FixedWidthTypes.Float16,
	arrowgo.PrimitiveTypes.Float32, arrowgo.PrimitiveTypes.Int64, arrowgo.FixedWidthTypes.Date32, arrowgo.FixedWidthTypes.Duration_s,
}

// An array of any length, offset and buffers is read within its buffers or refused, and an array
// that was read round-trips.
func FuzzFrom(f *testing.F) {
	data := []byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}
	for kind := range uint8(len(fuzzTypes)) {
		f.Add(kind, data, 2, 0, 0, uint8(0))
		f.Add(kind, data, 1, 1, 1, uint8(2))
		f.Add(kind, data, 1<<40, 3, 0, uint8(0))
	}
	dev, err := device.Open(device.WithSmallWorkOnDevice())
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { dev.Close() })
	f.Fuzz(func(t *testing.T, kind uint8, data []byte, length, offset, nulls int, list uint8) {
		if length < 0 || offset < 0 || nulls < 0 || length > 1<<50 || offset > 1<<50 {
			return // arrow-go itself makes no such array
		}
		made := array.NewData(fuzzTypes[int(kind)%len(fuzzTypes)], length, []*arrowmem.Buffer{nil, arrowmem.NewBufferBytes(data)}, nil, nulls, offset)
		if list > 0 {
			made = array.NewData(arrowgo.FixedSizeListOf(int32(list), made.DataType()), length/int(list), []*arrowmem.Buffer{nil}, []arrowgo.ArrayData{made}, 0, 0)
		}
		a, ok := tried(made)
		if !ok {
			return
		}
		x := arrow.From(dev, a)
		defer x.Close()
		if x.Err() != nil {
			return
		}
		back, err := arrow.Array(t.Context(), x)
		if err != nil {
			t.Fatal(err)
		}
		defer back.Release()
		if y := arrow.From(dev, back); !bytes.Equal(bytesOf(t, y), bytesOf(t, x)) {
			t.Errorf("%v came back as %v", a, back)
		}
	})
}

// tried is the array of data; ok is false where arrow-go refuses it by a panic.
func tried(d arrowgo.ArrayData) (a arrowgo.Array, ok bool) {
	defer func() { ok = recover() == nil }()
	return array.MakeFromData(d), true
}
