package host

import (
	"bytes"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// A function's table has hostref's bits for every half.
func TestHalfTables(t *testing.T) {
	all := make([]uint16, 1<<16+3)
	for i := range all {
		all[i] = uint16(i)
	}
	tested := 0
	for _, d := range []dtype.DType{dtype.Float16, dtype.BFloat16} {
		for _, op := range ops.All() {
			x := hostref.Column{DType: d, Data: hostref.Bytes(all)}
			got := hostref.Column{DType: d, Data: make([]byte, len(x.Data))}
			if !tabulated(op, got, []hostref.Column{x}) {
				continue
			}
			want := hostref.Column{DType: d, Data: make([]byte, len(x.Data))}
			if err := hostref.Apply(op, want, x); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got.Data, want.Data) {
				t.Errorf("%s of %v is not hostref's", op.Name, d)
			}
			tested++
		}
	}
	if tested < 40 {
		t.Errorf("%d functions are tabulated, want 40 at least", tested)
	}
}
