package vulkan

// A simulated GPU tracks for every byte of its memory whether it was written, so it must be told of
// the host's accesses. Other drivers need not be told.

// contents is a driver that must be told.
type contents interface {
	hostWrote(memory uint64, offset, bytes int64)
	// hostReads fails, and the device is lost, if a byte was never written or has an undefined
	// value.
	hostReads(memory uint64, offset, bytes int64) int32
	forget(memory uint64, offset, bytes int64)
}

// Wrote says that the host wrote a part of the block through Mapped. Whoever writes there calls it
// before the device reads the part.
func (b *Block) Wrote(offset, bytes int64) {
	if c, ok := b.device.logical.(contents); ok {
		c.hostWrote(b.memory, offset, bytes)
	}
}

// Reads says that the host is about to read, through Mapped, a part of the block that the device
// wrote. On a simulated device it fails with a *LostError if a byte of the part was never written
// or has an undefined value.
func (b *Block) Reads(offset, bytes int64) error {
	c, ok := b.device.logical.(contents)
	if !ok {
		return nil
	}
	if result := c.hostReads(b.memory, offset, bytes); result != success {
		return b.device.failureOf(result, "reading memory", bytes)
	}
	return nil
}

// Forget says that the contents of a part of the block are no longer needed: something new uses it.
// Both numbers are multiples of 4 bytes, and no submission uses the part.
func (b *Block) Forget(offset, bytes int64) {
	if c, ok := b.device.logical.(contents); ok {
		c.forget(b.memory, offset, bytes)
	}
}
