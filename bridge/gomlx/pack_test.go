package gomlx

import (
	"slices"
	"testing"
)

func TestPackSubByte(t *testing.T) {
	for _, c := range []struct {
		bits           int
		packed         []byte
		signed, values []byte // two's complement
	}{
		{4, []byte{0x12, 0x87, 0xf0}, bytesOf(2, 1, 7, -8, 0, -1), []byte{2, 1, 7, 8, 0, 15}},
		{2, []byte{0x12, 0xe4}, bytesOf(-2, 0, 1, 0, 0, 1, -2, -1), []byte{2, 0, 1, 0, 0, 1, 2, 3}},
		{4, nil, nil, nil},
	} {
		n := len(c.values)
		if got := unpackSubByte(c.packed, n, c.bits, true); !slices.Equal(got, c.signed) {
			t.Errorf("%x as signed integers of %d bits is %v, want %v", c.packed, c.bits, got, c.signed)
		}
		if got := unpackSubByte(c.packed, n, c.bits, false); !slices.Equal(got, c.values) {
			t.Errorf("%x as unsigned integers of %d bits is %v, want %v", c.packed, c.bits, got, c.values)
		}
		for _, values := range [][]byte{c.signed, c.values} {
			if got := packSubByte(values, c.bits); !slices.Equal(got, c.packed) {
				t.Errorf("%v as integers of %d bits is %x, want %x", values, c.bits, got, c.packed)
			}
		}
	}
}

func bytesOf(values ...int8) []byte {
	var list []byte
	for _, v := range values {
		list = append(list, byte(v))
	}
	return list
}

// The last byte need not be full, and its other bits are 0.
func TestPackSubByteOfAnyLength(t *testing.T) {
	for _, bits := range []int{2, 4} {
		for n := range 10 {
			values := make([]byte, n)
			for i := range values {
				values[i] = byte(i+1) & (1<<bits - 1)
			}
			packed := packSubByte(values, bits)
			if want := (n*bits + 7) / 8; len(packed) != want {
				t.Errorf("%d values of %d bits are %d bytes, want %d", n, bits, len(packed), want)
			}
			if got := unpackSubByte(packed, n, bits, false); !slices.Equal(got, values) {
				t.Errorf("%v as %d bits each comes back as %v", values, bits, got)
			}
		}
	}
	if got := packSubByte([]byte{3, 1, 2}, 4); !slices.Equal(got, []byte{0x13, 0x02}) {
		t.Errorf("three values are %x", got)
	}
}
