package tests

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

const goroutines = 8

// together runs f in as many goroutines as share the device and reports what
// each returns.
func together(t *testing.T, f func(id int) error) {
	t.Helper()
	var wg sync.WaitGroup
	errs := make([]error, goroutines)
	for id := range goroutines {
		wg.Add(1)
		go func() {
			defer wg.Done()
			errs[id] = f(id)
		}()
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
}

// Eight goroutines make, evaluate, read and close their own tensors, all of
// which read one that they share.
func TestGoroutinesShareADevice(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	shared := tensor.Arange[float32](dev, 0, 1000, 1)
	together(t, func(id int) error {
		for round := range 40 {
			own := tensor.From(dev, []float32{float32(id), float32(round)}, 2, 1)
			y := shared.Mul(own).Add(tensor.Scalar(id)).Sub(own)
			sum := y.At(shape.All(), shape.To(round+1)).Max([]int{1})
			got, err := tensor.Read[float32](ctx, sum)
			if err != nil {
				return err
			}
			for row, factor := range []float32{float32(id), float32(round)} {
				if want := factor*float32(round) + float32(id) - factor; got[row] != want {
					return fmt.Errorf("goroutine %d, round %d: row %d is %v, want %v", id, round, row, got[row], want)
				}
			}
			own.Close()
			y.Close()
		}
		return nil
	})
}

// The same unrun tensors evaluated, read, explained and built upon by all at
// once run once and give everybody the same.
func TestGoroutinesShareUnrunTensors(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	for range 20 {
		x := tensor.From(dev, []int32{1, 2, 3, 4}, 2, 2)
		y := x.Mul(tensor.Scalar(3)).T()
		z := y.Sum([]int{0})
		together(t, func(id int) error {
			if id%2 == 0 {
				if err := tensor.Eval(ctx, z, y); err != nil {
					return err
				}
			} else if _, err := tensor.Explain(z); err != nil {
				return err
			}
			_ = y.String()
			got, err := tensor.Read[int64](ctx, z.Add(tensor.Scalar(id)))
			if err == nil && (got[0] != int64(9+id) || got[1] != int64(21+id)) {
				err = fmt.Errorf("goroutine %d: %v, want [%d %d]", id, got, 9+id, 21+id)
			}
			return err
		})
	}
}

// A tensor that one goroutine closes while others use it gives them its
// elements or says that it is closed, never anything else.
func TestCloseWhileInUse(t *testing.T) {
	ctx := context.Background()
	dev := testdev.Open(t)
	for range 50 {
		x := tensor.From(dev, []int32{5, 6, 7})
		together(t, func(id int) error {
			if id == goroutines-1 {
				x.Close()
				return nil
			}
			y := x.Add(tensor.Scalar(id))
			if id%3 == 0 {
				y = x.Cast(dtype.Int32).Add(tensor.Scalar(id))
			}
			got, err := tensor.Read[int32](ctx, y)
			var closed *tensor.ClosedTensorError
			if errors.As(err, &closed) {
				return nil
			}
			if err == nil && (got[0] != int32(5+id) || got[2] != int32(7+id)) {
				err = fmt.Errorf("goroutine %d: %v, want %d to %d", id, got, 5+id, 7+id)
			}
			return err
		})
	}
}

// A device that is closed under its users gives them results or its typed
// error.
func TestDeviceCloseWhileInUse(t *testing.T) {
	ctx := context.Background()
	for range 5 {
		dev := testdev.Open(t)
		x := tensor.Arange[int32](dev, 0, 100, 1)
		together(t, func(id int) error {
			if id == 0 {
				return dev.Close()
			}
			for {
				got, err := tensor.Read[int32](ctx, x.Add(tensor.From(dev, []int32{int32(id)})))
				var closed *device.ClosedError
				if errors.As(err, &closed) {
					return nil
				}
				if err == nil && got[99] != int32(99+id) {
					err = fmt.Errorf("goroutine %d: %d, want %d", id, got[99], 99+id)
				}
				if err != nil {
					return err
				}
			}
		})
	}
}
