package parallel

import (
	"bytes"
	"context"
	"errors"
	"testing"
)

func TestCopy(t *testing.T) {
	src := make([]byte, 3*copyPiece+5)
	for i := range src {
		src[i] = byte(i % 251)
	}
	for _, n := range []int{0, 1, copyPiece - 1, copyPiece, copyPiece + 1, len(src)} {
		for _, more := range []int{0, 7} { // extra bytes of dst, and then of src
			dst, beyond := make([]byte, n+more), make([]byte, more)
			if err := Copy(context.Background(), dst, src[:n]); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(dst[:n], src[:n]) || !bytes.Equal(dst[n:], beyond) {
				t.Errorf("%d bytes into %d differ", n, n+more)
			}
			dst = make([]byte, n)
			if err := Copy(context.Background(), dst, src[:min(n+more, len(src))]); err != nil || !bytes.Equal(dst, src[:n]) {
				t.Errorf("%d bytes of %d differ, or %v", n, n+more, err)
			}
		}
	}
}

func TestCopyEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, n := range []int{1, 3 * copyPiece} {
		if err := Copy(ctx, make([]byte, n), make([]byte, n)); !errors.Is(err, context.Canceled) {
			t.Errorf("%d bytes: %v", n, err)
		}
	}
}
