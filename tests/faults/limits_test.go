//go:build linux

package faults

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime/debug"
	"strconv"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// memoryRole takes arrays of 64 MiB until there is no more memory, and goes on with what
// it has.
func memoryRole() int {
	debug.SetGCPercent(20) // what Go keeps for later is not there for others
	if err := exhaust(os.Getenv("WEFT_FAULTS_DIR")); err != nil {
		fmt.Println(err)
		return 1
	}
	return 0
}

func exhaust(dir string) error {
	const elements = 16 << 20
	dev, err := open(dir)
	if err != nil {
		return err
	}
	defer dev.Close()
	small := tensor.From(dev, []float32{1, 2, 3})
	double := func() (float32, error) { return tensor.Item[float32](background, small.Add(small).Sum(nil)) }
	if got, err := double(); got != 12 || err != nil {
		return fmt.Errorf("before: %v, %w", got, err)
	}
	var taken []*tensor.Tensor
	for len(taken) < 1000 {
		x := tensor.Full(dev, float32(len(taken)), elements)
		if err = tensor.Eval(background, x); err != nil {
			break
		}
		taken = append(taken, x)
	}
	var full *device.OutOfMemoryError
	var short *device.OutOfMemoryError
	if !errors.As(err, &full) && !errors.As(err, &short) {
		return fmt.Errorf("after %d arrays: %w", len(taken), err)
	}
	fmt.Printf("%d arrays of 64 MiB, then: %v\n", len(taken), err)
	for i, x := range taken {
		if got, err := tensor.Item[float32](background, x.At(shape.At(-1))); err != nil && !errors.As(err, &full) || err == nil && got != float32(i) {
			return fmt.Errorf("array %d of %d: %v, %w", i, len(taken), got, err)
		}
	}
	for _, x := range taken[len(taken)/2:] {
		x.Close()
	}
	if got, err := double(); got != 12 || err != nil {
		return fmt.Errorf("after half of it was closed: %v, %w", got, err)
	}
	return dev.Close()
}

// A process that may have no more memory gets an error, and never ends by it; on the
// device under test, and on the host.
func TestProcessLimits(t *testing.T) {
	selectors := []string{os.Getenv("WEFT_DEVICE")}
	if layer != nil {
		selectors = append(selectors, "host")
	}
	for _, selector := range selectors {
		limits := []int{3_000_000} // KiB of address space, of which Go and a driver's threads take most
		if *all {
			limits = append(limits, 5_000_000)
		}
		for _, kib := range limits {
			inner := child("memory", t.TempDir(), "WEFT_DEVICE="+selector)
			cmd := exec.Command("/bin/sh", "-c", "ulimit -v "+strconv.Itoa(kib)+" && exec "+inner.Path)
			cmd.Env = inner.Env
			out, err := finish(cmd)
			if err != nil {
				t.Errorf("%q, ulimit -v %d: %.3000v", selector, kib, err)
			}
			t.Logf("%q, ulimit -v %d: %s", selector, kib, out)
		}
	}
}
