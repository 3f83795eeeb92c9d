package element

// The NaN that every arithmetic operator returns, by its bits.
const (
	NaN32 = 0x7fc00000
	NaN64 = 0x7ff8000000000000
)
