package instruments

import (
	"testing"

	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/memory"
)

// benchUnderTest is a bench for the device under test.
func benchUnderTest(t *testing.T) *Bench {
	t.Helper()
	b, err := New(opened.Device(testdev.Open(t)))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}

func read(t *testing.T, b *Bench, from *memory.Buffer, offset, bytes int64) []byte {
	t.Helper()
	data := make([]byte, bytes)
	if err := b.mem.Download(t.Context(), from, offset, data); err != nil {
		t.Fatal(err)
	}
	return data
}
