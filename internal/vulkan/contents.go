package vulkan

// A simulated GPU knows of every byte of its memory whether it was written, and so is told of what
// the host does there. Other drivers are not: the host's accesses of their memory are its own.

// contents is a driver that is told.
type contents interface {
	hostWrote(memory uint64, offset, bytes int64)
	// hostReads fails, and the device is lost, where a byte was never written, or with an
	// undefined value.
	hostReads(memory uint64, offset, bytes int64) int32
	forget(memory uint64, offset, bytes int64)
}

// Wrote says that the host wrote a part of the block, as Mapped shows it. Who writes there says so
// before the device reads it.
func (b *Block) Wrote(offset, bytes int64) {
	if c, ok := b.device.logical.(contents); ok {
		c.hostWrote(b.memory, offset, bytes)
	}
}

// Reads says that the host is going to use a part of the block, as Mapped shows it, which the
// device has written. It fails with a *LostError on a simulated device where a byte of it was never
// written, or with an undefined value.
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

// Forget says that the contents of a part of the block are no more: it is given to something new.
// Both numbers are multiples of four bytes, and no submission uses the part.
func (b *Block) Forget(offset, bytes int64) {
	if c, ok := b.device.logical.(contents); ok {
		c.forget(b.memory, offset, bytes)
	}
}
