package vulkan

import (
	"errors"
	"io"
	"log/slog"
	"reflect"
	"sync"
	"testing"
)

func textLogger(w io.Writer) *slog.Logger { return slog.New(slog.NewTextHandler(w, nil)) }

type closer func() error

func (c closer) Close() error { return c() }

func hostDevice(t *testing.T) *Device {
	t.Helper()
	return NewHost(testConfig(t), -1)
}

func TestExtensionsCloseInReverseOrder(t *testing.T) {
	d := hostDevice(t)
	var closed []string
	failed := errors.New("engine fails to close")
	build := func(name string, err error, needs ...func() error) func() (io.Closer, error) {
		return func() (io.Closer, error) {
			for _, need := range needs {
				if err := need(); err != nil {
					return nil, err
				}
			}
			return closer(func() error {
				closed = append(closed, name)
				wantAs[*ClosedError](t, d.Err())
				return err
			}), nil
		}
	}
	allocator := func() error { _, err := d.Extension("memory", build("memory", nil)); return err }
	if _, err := d.Extension("engine", build("engine", failed, allocator)); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); !errors.Is(err, failed) {
		t.Errorf("Close returned %v", err)
	}
	if want := []string{"engine", "memory"}; !reflect.DeepEqual(closed, want) {
		t.Errorf("closed in the order %v, want %v", closed, want)
	}
}

func TestExtensionIsBuiltOnce(t *testing.T) {
	d := hostDevice(t)
	defer d.Close()
	built := 0
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			if _, err := d.Extension("k", func() (io.Closer, error) {
				built++
				return closer(func() error { return nil }), nil
			}); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if built != 1 {
		t.Errorf("built %d times", built)
	}
}

func TestExtensionThatFailedIsTriedAgain(t *testing.T) {
	d := hostDevice(t)
	defer d.Close()
	boom := errors.New("boom")
	if _, err := d.Extension("k", func() (io.Closer, error) { return nil, boom }); !errors.Is(err, boom) {
		t.Fatalf("error %v", err)
	}
	if _, err := d.Extension("k", func() (io.Closer, error) { return closer(func() error { return nil }), nil }); err != nil {
		t.Fatal(err)
	}
}
