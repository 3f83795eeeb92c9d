package datafile

import (
	"fmt"
	"io"
)

// firstPiece is how much is allocated before any byte has come.
const firstPiece = 1 << 20

// ReadBytes reads exactly n bytes. Memory grows with what comes, so that a header that
// asks for much costs nothing where little follows. An early end is io.ErrUnexpectedEOF.
func ReadBytes(r io.Reader, n int64) ([]byte, error) {
	var data []byte
	for int64(len(data)) < n {
		piece := min(n, max(firstPiece, 2*int64(len(data))))
		grown := make([]byte, piece)
		copy(grown, data)
		got, err := io.ReadFull(r, grown[len(data):])
		if err != nil {
			if err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			return nil, fmt.Errorf("%d bytes of %d: %w", len(data)+got, n, err)
		}
		data = grown
	}
	return data, nil
}
