package device_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/weft-gpu/weft/device"
)

// The host device needs no driver; without a selector Open takes the best device that there is.
func ExampleOpen() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	fmt.Println(dev.Info().Kind, dev.IsHost(), dev.Err())
	// Output: host true <nil>
}

// A device that is not there is an error that lists those that are.
func ExampleOpen_notFound() {
	_, err := device.Open(device.WithSelector("no such device"))
	var missing *device.NotFoundError
	fmt.Println(errors.As(err, &missing), missing.Selector, len(missing.Available) > 0)
	// Output: true no such device true
}

// The host device is always there: after the GPUs, and before CPU drivers.
func ExampleList() {
	all, err := device.List()
	if err != nil {
		log.Fatal(err)
	}
	for i, info := range all {
		if info.Kind == device.Host {
			fmt.Println(info.Name, info.Index == i)
		}
	}
	// Output: host true
}

// The host's arithmetic is the reference: nothing has to be probed.
func ExampleDevice_Arithmetic() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	arithmetic, err := dev.Arithmetic(context.Background())
	fmt.Println(arithmetic.Probed, len(arithmetic.Faults()), err)
	// Output: false 0 <nil>
}

func ExampleDevice_Close() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(dev.Close(), errors.Is(dev.Err(), device.ErrClosed))
	// Output: <nil> true
}

// An Info prints on one line.
func ExampleInfo() {
	info := device.Info{Name: "NVIDIA H200", Kind: device.Discrete, Driver: "NVIDIA", DriverVersion: "570.86", Limits: device.Limits{HeapBytes: 150e9}}
	fmt.Println(info)
	// Output: NVIDIA H200 (discrete, NVIDIA 570.86, 139.7 GiB)
}

func ExampleWithCacheDir() {
	dir, err := os.MkdirTemp("", "weft")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(dir)
	dev, err := device.Open(device.WithSelector("sim32"), device.WithCacheDir(dir))
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	info := dev.Info()
	fmt.Println(info.Simulated, info.Features.HasSubgroup(32))
	// Output: true true
}

// An option with an invalid value is an error of Open.
func ExampleOptionError() {
	_, err := device.Open(device.WithPipelineBudget(0))
	fmt.Println(err)
	// Output: WithPipelineBudget(0): keep 1 pipeline or more
}
