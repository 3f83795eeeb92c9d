package hostref

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// A product of columns that are too long or too short says which sizes they should have.
func TestProductOfWrongSizes(t *testing.T) {
	column := func(n int) Column { return Column{DType: dtype.Float32, Data: make([]byte, 4*n)} }
	const want = "6 and 11 elements do not make 2 x 3 x 4"
	if err := Product(column(8), column(6), column(11), 2, 3, 4); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
}
