package parallel

import "context"

// copyPiece is how many bytes one goroutine copies between two checks of the context. Copying them
// takes much longer than starting a goroutine.
const copyPiece = 4 << 20

// Copy copies the bytes that dst and src both have, as Go's copy does, on several processors if
// there are many bytes: one processor alone uses only a part of the memory's bandwidth, and is slow
// when it touches pages for the first time. dst and src must not overlap. If Copy fails, with the
// context's error, it has copied a part.
func Copy(ctx context.Context, dst, src []byte) error {
	n := min(len(dst), len(src))
	return For(ctx, n, copyPiece, func(low, high int) error {
		copy(dst[low:high], src[low:high])
		return nil
	})
}
