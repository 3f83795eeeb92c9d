package safetensors

import (
	"encoding/binary"
	"testing"
)

// The tensors of an accepted file lie in it, one behind the other.
func FuzzParse(f *testing.F) {
	for _, header := range []string{
		`{"b":{"dtype":"BF16","shape":[2,2],"data_offsets":[4,12]},"__metadata__":{"format":"pt"},"a":{"dtype":"F32","shape":[],"data_offsets":[0,4]}}`,
		`{"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"b":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}}`,
		`{"a":{"dtype":"F4","shape":[2,0],"data_offsets":[12,12]}}`,
	} {
		f.Add(append(append(binary.LittleEndian.AppendUint64(nil, uint64(len(header))), header...), make([]byte, 12)...))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		list, _, data, err := parse(file)
		if err != nil {
			return
		}
		at := uint64(0)
		for _, e := range list {
			if e.begin != at || e.end < e.begin {
				t.Errorf("%q lies in %d to %d, behind %d", e.name, e.begin, e.end, at)
			}
			if at = e.end; e.DType.Valid() && e.end-e.begin != uint64(e.Shape.Size()*e.DType.Size()) {
				t.Errorf("%q of %v%v has %d bytes", e.name, e.DType, e.Shape, e.end-e.begin)
			}
		}
		if at != uint64(len(file)-data) {
			t.Errorf("%d bytes of %d", at, len(file)-data)
		}
	})
}
