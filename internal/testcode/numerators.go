package testcode

// HardNumerators are the 24-bit numbers x for which x * 2^p, p being 24 where x >= y and 25
// elsewhere, is a multiple of y by an odd number of 25 bits, but for far at the most. That
// number is a middle of two floats, and far over y how far the quotient is from it, in units
// of 2^-24 of its last place.
func HardNumerators(y uint32, far int) (list []uint32) {
	trailing := 0
	for y>>trailing&1 == 0 {
		trailing++
	}
	odd := uint64(y >> trailing)
	inverse := odd // modulo 2^3, and of twice as many places each time
	for range 4 {
		inverse *= 2 - odd*inverse
	}
	for p := 24; p <= 25; p++ {
		for k := -far; k <= far; k++ {
			if k == 0 || trailing > p || k&(1<<trailing-1) != 0 {
				continue
			}
			modulus := uint64(1) << (p - trailing)
			for middle := uint64(k>>trailing) * inverse & (modulus - 1); middle < 1<<25; middle += modulus {
				x := uint32((uint64(y)*middle - uint64(k)) >> p)
				if middle >= 1<<24 && middle&1 != 0 && x >= (1<<mantissaBits) && x < 2*(1<<mantissaBits) && (p == 24) == (x >= y) {
					list = append(list, x)
				}
			}
		}
	}
	return list
}
