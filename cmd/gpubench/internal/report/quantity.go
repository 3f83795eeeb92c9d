package report

import (
	"fmt"
	"strconv"
)

// scale is a unit and its size.
type scale struct {
	size float64
	unit string
}

var (
	times = []scale{{1e9, "s"}, {1e6, "ms"}, {1e3, "µs"}, {1, "ns"}}
	sizes = []scale{{1 << 30, "GiB"}, {1 << 20, "MiB"}, {1 << 10, "KiB"}, {1, "B"}}
)

func scaled(x float64, scales []scale) string {
	s := scales[len(scales)-1]
	for _, candidate := range scales {
		if x >= candidate.size {
			s = candidate
			break
		}
	}
	return Digits(x/s.size) + " " + s.unit
}

// Duration writes nanoseconds with three digits and a unit.
func Duration(ns int64) string { return scaled(float64(ns), times) }

// Bytes writes a size with three digits and a unit.
func Bytes(n int64) string { return scaled(float64(n), sizes) }

// Digits writes a number with three significant digits and no exponent.
func Digits(x float64) string {
	switch {
	case x == 0:
		return "0"
	case x >= 99.95 || x <= -99.95:
		return strconv.FormatFloat(x, 'f', 0, 64)
	case x >= 9.995 || x <= -9.995:
		return strconv.FormatFloat(x, 'f', 1, 64)
	}
	return strconv.FormatFloat(x, 'f', 2, 64)
}

// Rate writes a rate, or "-" where there is none.
func Rate(x float64) string {
	if x <= 0 {
		return "-"
	}
	return Digits(x)
}

// Percent writes a fraction.
func Percent(x float64) string { return fmt.Sprintf("%.0f%%", 100*x) }

// Share writes a small fraction with a digit behind the point, or "-" where there is none.
func Share(x float64) string {
	if x <= 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f%%", 100*x)
}
