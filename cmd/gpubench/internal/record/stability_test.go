package record

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/record/sensors"
)

// times are n samples around a mean, with the noise that clocks have: a floor and a tail.
func times(rng *rand.Rand, n int, mean, noise float64) []time.Duration {
	out := make([]time.Duration, n)
	for i := range out {
		out[i] = time.Duration(mean * (1 + noise*rng.ExpFloat64()))
	}
	return out
}

// The interval of 95% holds the true median in about 95 of 100 experiments.
func TestIntervalHoldsTheMedian(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const experiments, mean, noise = 2000, 1e6, 0.1
	median := mean * (1 + noise*math.Ln2)
	for _, n := range []int{8, 30, 200} {
		held := 0
		for range experiments {
			s := times(rng, n, mean, noise)
			slices.Sort(s)
			half := z95 * math.Sqrt(float64(n)) / 2
			low, high := s[max(0, int(float64(n)/2-half))], s[min(n-1, int(math.Ceil(float64(n)/2+half)))]
			if float64(low) <= median && median <= float64(high) {
				held++
			}
			if got, want := Interval(s), float64(high-low)/2/float64(Summarize(s).Median); got != want {
				t.Fatalf("%d samples: %v, want %v", n, got, want)
			}
		}
		if part := float64(held) / experiments; part < 0.93 {
			t.Errorf("%d samples: the median is in %v of the intervals", n, part)
		}
	}
}

func TestDriftAndOutliers(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	found := 0
	for range 300 {
		if Drift(times(rng, 30, 1e6, 0.05)) != 0 {
			found++
		}
	}
	if found > 9 {
		t.Errorf("drift where there is none in %d of 300", found)
	}
	s := times(rng, 40, 1e6, 0.01)
	for i := range s[20:] {
		s[20+i] += 200_000
	}
	if d := Drift(s); d < 0.15 || d > 0.25 {
		t.Errorf("a fifth more in the second half is a drift of %v", d)
	}
	for i := range s {
		s[i] = time.Duration(1e6 + i%5)
	}
	s[7], s[31] = 5e6, 100
	if got := Outliers(s); !slices.Equal(got, []int{7, 31}) {
		t.Errorf("outliers %v, want those at 7 and 31", got)
	}
}

func TestJudge(t *testing.T) {
	r := Run{Conditions: &Conditions{After: sensors.Reading{Throttled: "power cap"}}}
	r.SetSamples([]time.Duration{100, 100, 101, 102, 100, 99, 100, 101}, nil)
	r.Judge(0)
	if len(r.Noisy) != 1 || r.Noisy[0] != "throttled: power cap" || r.Samples != 8 {
		t.Errorf("%+v", r)
	}
	r.Judge(0.0001)
	if len(r.Noisy) != 2 {
		t.Errorf("not as precise as was asked for, and %q", r.Noisy)
	}
}

// What is the same is rarely found to differ, and 5% always, when measured in turns
// or apart.
func TestRatiosFindWhatThereIs(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for _, c := range []struct {
		name        string
		ratio       func(factor float64) Ratio
		least, most int // of 200, found to differ
	}{
		{"samples", func(f float64) Ratio { return ratioOf(times(rng, 30, 1e6, 0.03), times(rng, 30, f*1e6, 0.03)) }, 0, 0},
		{"rounds", func(f float64) Ratio {
			q := make([]float64, 12)
			for i := range q {
				day := 1 + 0.3*rng.Float64() // that both suffer
				q[i] = float64(times(rng, 1, f*1e6*day, 0.02)[0]) / float64(times(rng, 1, 1e6*day, 0.02)[0])
			}
			return ratioOfRounds(q)
		}, 0, 0},
	} {
		for _, f := range []float64{1, 1.05} {
			found, held := 0, 0
			for range 200 {
				r := c.ratio(f)
				if r.Low > 1 || r.High < 1 {
					found++
				}
				if r.Low <= f && f <= r.High {
					held++
				}
			}
			if f == 1 && found > 8 || f > 1 && found < 180 {
				t.Errorf("%s, a factor of %v: %d of 200 found to differ", c.name, f, found)
			}
			if held < 190 {
				t.Errorf("%s, a factor of %v: the interval holds it in %d of 200", c.name, f, held)
			}
		}
	}
	if got := []int{signedRankQuantile(7), signedRankQuantile(8), signedRankQuantile(10), signedRankQuantile(20)}; !slices.Equal(got, []int{0, 1, 4, 38}) {
		t.Errorf("quantiles of the signed rank %v", got)
	}
}
