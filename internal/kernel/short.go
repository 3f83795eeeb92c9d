package kernel

import "fmt"

// Rows is how many rows a chunk of a short kernel has.
func (k *Kernel) Rows() int { return k.Chunk / k.Inner }

// verifyShort checks what the short scheme asks for.
func (k *Kernel) verifyShort() string {
	if k.Scheme != Short {
		if k.Inner != 0 {
			return fmt.Sprintf("rows of %d, and not short", k.Inner)
		}
		return ""
	}
	switch {
	case k.Family != Map || k.Rank < 2:
		return "short, and no map of two dimensions"
	case k.Inner < 2 || k.Chunk%k.Inner != 0 || k.Chunk%4 != 0:
		return fmt.Sprintf("chunk %d of rows of %d", k.Chunk, k.Inner)
	case k.Compact || k.Out != Wide:
		return "short, and stores no vectors"
	}
	for i, o := range k.Operands {
		if o.Table {
			return fmt.Sprintf("operand %d is a table of a short kernel", i)
		}
		if size := k.Chunk * o.DType.Size(); size > maxChunkBytes {
			return fmt.Sprintf("chunks of %d bytes", size)
		}
	}
	return ""
}

// shortParams are the sizes by which a short kernel finds its rows.
func (k *Kernel) shortParams(l *paramList, g Geometry) {
	if k.Ragged { // rows past the last see it again
		l.add("rows", rowCount(g))
	}
	k.dimParams(l, g.Dims, 1, k.Rank-1)
}
