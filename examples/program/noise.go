package program

// Noise is n numbers in [-1, 1), multiples of 2^-23, the same in every language:
// examples/peers.py has them too. Element i is made of the bits of i and the
// stream by a hash (lowbias32 of Wellons, "Prospecting for hash functions", 2018).
func Noise(stream uint32, n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		x := uint32(i) + stream*0x9e3779b9
		x ^= x >> 16
		x *= 0x7feb352d
		x ^= x >> 15
		x *= 0x846ca68b
		x ^= x >> 16
		list[i] = float32(x>>8)*(1./(1<<23)) - 1
	}
	return list
}
