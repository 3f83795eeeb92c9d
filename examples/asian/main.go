// Asian prices an option on the average of a price at 16 dates, by simulation.
// The option on the geometric average has a formula (Kemna and Vorst, "A pricing
// method for options based on average asset values", 1990), which the same paths
// are held against.
package main

import (
	"context"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const (
	spot, strike, rate, volatility = 100, 100, 0.05, 0.25
	dates                          = 16 // in a year, the last at its end
	step                           = 1. / dates
)

// simulate is the prices of the options on the arithmetic and on the geometric
// average, and their standard errors: two of [2].
func simulate(random *tensor.Rand, paths int) (mean, deviation *tensor.Tensor) {
	log := tensor.Scalar(0)
	sum, logs := tensor.Scalar(0), tensor.Scalar(0)
	for range dates {
		z := random.Normal(dtype.Float32, (rate-volatility*volatility/2)*step, volatility*math.Sqrt(step), paths)
		log = log.Add(z)
		sum, logs = sum.Add(log.Exp()), logs.Add(log)
	}
	average := tensor.Stack(0, sum.Div(dates), logs.Div(dates).Exp())
	paid := average.Mul(spot).Sub(strike).Relu().Mul(math.Exp(-rate))
	return paid.Mean([]int{1}), paid.Std([]int{1}).Div(math.Sqrt(float64(paths)))
}

// geometric is the price of the option on the geometric average.
func geometric() float64 {
	mean := (rate - volatility*volatility/2) * step * (dates + 1) / 2
	variance := volatility * volatility * step * (dates + 1) * (2*dates + 1) / (6 * dates)
	d2 := (math.Log(float64(spot)/strike) + mean) / math.Sqrt(variance)
	normal := func(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }
	return math.Exp(-rate) * (spot*math.Exp(mean+variance/2)*normal(d2+math.Sqrt(variance)) - strike*normal(d2))
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	random := tensor.NewRand(dev, 1)
	var found []float32
	run := func() (err error) {
		mean, deviation := simulate(random, size)
		found, err = tensor.Read[float32](ctx, tensor.Concat(0, mean, deviation))
		return err
	}
	report := func() (r program.Report) {
		for i, name := range []string{"arithmetic", "geometric"} {
			mean, deviation := found[i], found[2+i]
			r.Text += fmt.Sprintf("%-10s %.5f ± %.5f\n", name, mean, deviation)
			// Both sides are random: six standard errors of their difference.
			r.Found = append(r.Found, program.Of(name, []float32{mean}, 0, 6*math.Sqrt2*float64(deviation)),
				program.Of(name+"'s error", []float32{deviation}, 0.1, 0))
		}
		r.Text += fmt.Sprintf("geometric, exactly %.5f\n", geometric())
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(20_000, prepare) }
