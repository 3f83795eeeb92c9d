package vulkan

import (
	"math"
	"slices"
	"testing"
	"time"
)

// Times are differences of a clock's low bits, which may wrap between them.
func TestElapsed(t *testing.T) {
	for _, c := range []struct {
		name   string
		ticks  []uint64
		bits   uint32
		period float64
		want   []time.Duration
	}{
		{"NVIDIA", []uint64{100, 100, 130}, 64, 1, []time.Duration{0, 0, 30}},
		{"AMD", []uint64{1 << 40, 1<<40 + 100}, 64, 10, []time.Duration{0, 1000}},
		{"Intel, 36 bits", []uint64{1<<36 - 2, 10}, 36, 52.083, []time.Duration{0, 625}},
		{"high bits that do not count", []uint64{5, 1<<40 + 6}, 32, 1, []time.Duration{0, 1}},
		{"it begins anew twice", []uint64{250, 5, 100, 200, 40}, 8, 1, []time.Duration{0, 11, 106, 206, 302}},
		{"another unit's clock", []uint64{100, 200, 195, 210}, 64, 1, []time.Duration{0, 100, 100, 110}},
		{"the last tick there is", []uint64{math.MaxUint64, 1}, 64, 1, []time.Duration{0, 2}},
	} {
		if got := elapsed(c.ticks, c.bits, c.period); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// A device without valid bits, or with a clock without a period, has no timestamps: time is then
// measured on the host.
func TestTimestampsThatAreValid(t *testing.T) {
	for _, c := range []struct {
		bits   uint32
		period float64
		want   uint32
	}{{0, 1, 0}, {36, 52.083, 36}, {64, 1, 64}, {64, 0, 0}, {64, math.Inf(1), 0}, {64, math.NaN(), 0}} {
		said := facts{timestampBits: c.bits, timestampPeriod: c.period}
		if got := validTimestampBits(&said); got != c.want || features(&said).Timestamps != (c.want > 0) {
			t.Errorf("%d bits of %v ns: %d are valid, want %d", c.bits, c.period, got, c.want)
		}
	}
}
