// Blackscholes works out the prices and the Greeks of many options by the formula
// of Black and Scholes, in float64.
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

const rate = 0.03

// market is spot prices, strikes, volatilities and years to expiry: four of [n].
func market(dev *device.Device, n int) (spot, strike, volatility, years *tensor.Tensor) {
	between := func(stream uint32, low, high float64) *tensor.Tensor {
		x := tensor.From(dev, program.Noise(stream, n)).Cast(dtype.Float64)
		return x.Add(1).Mul((high - low) / 2).Add(low)
	}
	return between(1, 50, 150), between(2, 50, 150), between(3, 0.1, 0.5), between(4, 0.1, 3)
}

// normal is the normal distribution function.
func normal(x *tensor.Tensor) *tensor.Tensor {
	return x.Mul(-math.Sqrt2 / 2).Erfc().Mul(0.5)
}

// price is the prices of calls and puts, and the calls' delta and vega.
func price(spot, strike, volatility, years *tensor.Tensor) (call, put, delta, vega *tensor.Tensor) {
	spread := volatility.Mul(years.Sqrt())
	half := volatility.Square().Div(2)
	d1 := spot.Div(strike).Log().Add(half.Add(rate).Mul(years)).Div(spread)
	d2 := d1.Sub(spread)
	later := strike.Mul(years.Mul(-rate).Exp())
	delta = normal(d1)
	call = spot.Mul(delta).Sub(later.Mul(normal(d2)))
	put = call.Sub(spot).Add(later)
	density := d1.Square().Div(-2).Exp().Div(math.Sqrt(2 * math.Pi))
	return call, put, delta, spot.Mul(density).Mul(years.Sqrt())
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	spot, strike, volatility, years := market(dev, size)
	if err := tensor.Eval(ctx, spot, strike, volatility, years); err != nil {
		return program.Work{}, err
	}
	var found [4][]float64
	run := func() error {
		call, put, delta, vega := price(spot, strike, volatility, years)
		return tensor.ReadInto(ctx, tensor.Into(call, &found[0]), tensor.Into(put, &found[1]), tensor.Into(delta, &found[2]), tensor.Into(vega, &found[3]))
	}
	report := func() (r program.Report) {
		for i, name := range []string{"call", "put", "delta", "vega"} {
			// log(spot/strike) and call - spot lose what cancels: an error in prices of 100.
			r.Found = append(r.Found, program.Of(name, found[i], 1e-12, 1e-11))
			r.Text += fmt.Sprintf("%-5s %.12f\n", name, found[i][:min(3, size)])
		}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(1000, prepare) }
