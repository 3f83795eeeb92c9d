package hostref

// fma32 is x y + z, rounded once. Go lets a compiler fuse the two operations, and for arm64 it does:
// the instruction is FMADD. TestFMARoundsOnce holds that.
func fma32(x, y, z float32) float32 { return x*y + z }
