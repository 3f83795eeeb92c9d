package parallel

import "context"

// copyPiece is what one processor copies at a time, and what is copied between two looks
// at the context: long beside what it takes to start a goroutine.
const copyPiece = 4 << 20

// Copy copies the bytes that dst and src both have, as copy does, on several processors where
// there are many: one alone does not use all of the memory's bandwidth, and takes its time
// over pages that are touched for the first time. dst and src do not overlap. The error is the
// context's; then a part is copied.
func Copy(ctx context.Context, dst, src []byte) error {
	n := min(len(dst), len(src))
	return For(ctx, n, copyPiece, func(low, high int) error {
		copy(dst[low:high], src[low:high])
		return nil
	})
}
