package vector

// Select sets dst[i] to x[i] where c[i] is not 0, else to y[i], and reports whether it did.
// The slices are equally long; dst may be x or y.
func Select(dst []uint32, c []uint8, x, y []uint32) bool {
	if !available() {
		return false
	}
	n := len(dst)
	c, x, y = c[:n], x[:n], y[:n]
	whole := n &^ (Side - 1)
	if whole > 0 {
		selectWords(&dst[0], &c[0], &x[0], &y[0], whole)
	}
	for i := whole; i < n; i++ {
		if c[i] != 0 {
			dst[i] = x[i]
		} else {
			dst[i] = y[i]
		}
	}
	return true
}
