package gomlx

// packSubByte puts values of 2 or 4 bits, one a byte, into as few bytes as hold them: the first
// of each byte in its low bits. What is left of the last byte is 0.
func packSubByte(values []byte, bits int) []byte {
	each := 8 / bits
	packed := make([]byte, (len(values)+each-1)/each)
	for i, v := range values {
		packed[i/each] |= v & (1<<bits - 1) << (i % each * bits)
	}
	return packed
}

// unpackSubByte is the first n values of 2 or 4 bits, one a byte, that packSubByte has packed:
// with their signs repeated above them where they are signed.
func unpackSubByte(packed []byte, n, bits int, signed bool) []byte {
	each := 8 / bits
	values := make([]byte, n)
	for i := range values {
		above := packed[i/each] >> (i % each * bits) << (8 - bits)
		if signed {
			values[i] = byte(int8(above) >> (8 - bits))
		} else {
			values[i] = above >> (8 - bits)
		}
	}
	return values
}
