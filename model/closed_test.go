package model

import (
	"bytes"
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// uses are the calls of a model.
var uses = map[string]func(ctx context.Context, m *Model, x *tensor.Tensor) error{
	"Run": func(ctx context.Context, m *Model, x *tensor.Tensor) error {
		_, err := m.Run(ctx, map[string]*tensor.Tensor{"x": x})
		return err
	},
	"Run of nothing": func(ctx context.Context, m *Model, x *tensor.Tensor) error {
		_, err := m.Run(ctx, nil)
		return err
	},
	"RunValues": func(ctx context.Context, m *Model, x *tensor.Tensor) error {
		_, err := m.RunValues(ctx, map[string]Value{"x": NewTensor(x)})
		return err
	},
	"Prepare": func(ctx context.Context, m *Model, x *tensor.Tensor) error {
		return m.Prepare(ctx, map[string]*tensor.Tensor{"x": x})
	},
	"Profile": func(ctx context.Context, m *Model, x *tensor.Tensor) error {
		_, err := m.Profile(ctx, map[string]*tensor.Tensor{"x": x})
		return err
	},
}

func closable(t *testing.T, dev *device.Device) (*Model, *tensor.Tensor) {
	t.Helper()
	m, err := Read(dev, bytes.NewReader(layer(false)))
	if err != nil {
		t.Fatal(err)
	}
	return m, tensor.Full[float32](dev, 1, 1, 2)
}

// Every call of a closed model returns ErrClosed, and not an error of the device.
func TestClosedModels(t *testing.T) {
	for name, use := range uses {
		m, x := closable(t, testdev.Open(t))
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
		if err := use(t.Context(), m, x); !errors.Is(err, ErrClosed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Calls under way while a model is closed succeed or return ErrClosed.
func TestModelsThatAreClosedMeanwhile(t *testing.T) {
	dev := testdev.Open(t)
	for range 20 {
		for name, use := range uses {
			if name == "Run of nothing" {
				continue
			}
			m, x := closable(t, dev)
			var all sync.WaitGroup
			begun := make(chan struct{}, 2)
			for range 2 {
				all.Go(func() {
					begun <- struct{}{}
					for {
						if err := use(t.Context(), m, x); err != nil {
							if !errors.Is(err, ErrClosed) {
								t.Errorf("%s: %v", name, err)
							}
							return
						}
					}
				})
			}
			<-begun
			if err := m.Close(); err != nil {
				t.Error(err)
			}
			all.Wait()
		}
	}
}
