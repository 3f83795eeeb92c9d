// Options prices a European call by simulation: a price for each path, and by
// its derivatives the Greeks, all of the same random numbers (Glasserman, "Monte
// Carlo Methods in Financial Engineering", chapter 7). The formula of Black and
// Scholes tells what they should be.
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

const spot, strike, rate, volatility, years = 100, 105, 0.03, 0.2, 1

var names = []string{"price", "delta", "vega", "gamma"}

// simulate is the mean and the standard error of each of names: two of [4].
func simulate(random *tensor.Rand, paths int) (mean, deviation *tensor.Tensor) {
	discount := math.Exp(-rate * years)
	z := random.Normal(dtype.Float32, 0, 1, paths)
	growth := z.Mul(volatility * math.Sqrt(years)).Add((rate - volatility*volatility/2) * years)
	end := growth.Exp().Mul(spot)
	gain := end.Sub(strike).Relu().Mul(discount)
	paid := end.Greater(strike).Cast(dtype.Float32).Mul(discount) // of a path that ends above the strike
	delta := paid.Mul(end).Div(spot)
	vega := paid.Mul(end).Mul(z.Mul(math.Sqrt(years)).Sub(volatility * years))
	gamma := delta.Mul(z.Div(volatility * math.Sqrt(years)).Sub(1)).Div(spot)
	each := tensor.Stack(0, gain, delta, vega, gamma)
	return each.Mean([]int{1}), each.Std([]int{1}).Div(math.Sqrt(float64(paths)))
}

// formula is what simulate approaches.
func formula() [4]float64 {
	d1 := (math.Log(float64(spot)/strike) + (rate+volatility*volatility/2)*years) / (volatility * math.Sqrt(years))
	normal := func(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }
	density := math.Exp(-d1*d1/2) / math.Sqrt(2*math.Pi)
	price := spot*normal(d1) - strike*math.Exp(-rate*years)*normal(d1-volatility*math.Sqrt(years))
	return [4]float64{price, normal(d1), spot * density * math.Sqrt(years), density / (spot * volatility * math.Sqrt(years))}
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
		for i, name := range names {
			mean, deviation, want := found[i], found[4+i], formula()[i]
			r.Text += fmt.Sprintf("%-5s %9.5f ± %.5f, exactly %9.5f\n", name, mean, deviation, want)
			// Both sides are random: six standard errors of their difference.
			r.Found = append(r.Found, program.Of(name, []float32{mean}, 0, 6*math.Sqrt2*float64(deviation)),
				program.Of(name+"'s error", []float32{deviation}, 0.1, 0))
		}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(100_000, prepare) }
