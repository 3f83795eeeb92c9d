package tests

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// checkedCalls are the surface's calls, and what each succeeds with.
func checkedCalls(t *testing.T) ([]call, map[string]with, *things) {
	t.Helper()
	calls := surfaceCalls(t)
	if len(calls) < 330 {
		t.Errorf("only %d calls were found", len(calls))
	}
	control := thingsOn(t, t.Context(), testdev.Open(t, device.WithSelector("host")))
	found := control.working(t, calls)
	return slices.DeleteFunc(calls, func(c call) bool { _, ok := found[c.name]; return !ok }), found, control
}

// closedDevice reports whether an error says of a device that it is closed.
func closedDevice(err error, dev *device.Device) bool {
	var blamed *device.ClosedError
	return errors.Is(err, device.ErrClosed) && errors.As(err, &blamed) && blamed.Device == dev.Info().Name
}

// Whatever is asked of a closed device, or of what lies on one, the error is ErrClosed and
// names the device: of tensors that have not run, and of those that have. The calls are
// all that the exported surface has; each succeeds while the device is open, so that
// nothing else is wrong with it.
func TestCallsOfAClosedDevice(t *testing.T) {
	calls, found, _ := checkedCalls(t)
	for _, evaluated := range []bool{false, true} {
		dev := testdev.Open(t)
		shut := thingsOn(t, t.Context(), dev)
		if evaluated {
			if err := shut.evaluate(); err != nil {
				t.Fatal(err)
			}
		}
		for range 2 { // closing twice is no mistake
			if err := dev.Close(); err != nil {
				t.Fatal(err)
			}
		}
		for _, c := range calls {
			out, _ := shut.try(c, found[c.name])
			if err := failureOf(out); !closedDevice(err, dev) {
				t.Errorf("%s on a closed device, of tensors evaluated: %v: %v", c.name, evaluated, err)
			}
		}
	}
}

// Whatever is asked of a closed tensor, variable or model, the error is ErrClosed and
// blames no device, which is open.
func TestCallsOfWhatIsClosed(t *testing.T) {
	calls, found, _ := checkedCalls(t)
	u := thingsOn(t, t.Context(), testdev.Open(t))
	given := u.tensors()
	for _, v := range u.vars {
		v.Close()
	}
	for _, x := range given {
		x.Close()
	}
	for _, v := range u.values {
		switch v := v.(type) {
		case *model.Model:
			if err := errors.Join(v.Close(), v.Close()); err != nil {
				t.Error(err)
			}
		case *model.Tensor:
			v.Close()
		case *tensor.Quantized:
			v.Close()
		case []*tensor.Var:
			v[0].Close()
		}
	}
	closedOnes := 0
	for _, c := range calls {
		out, ofTensors := u.try(c, found[c.name])
		err := failureOf(out)
		var blamed *device.ClosedError
		switch ofTensors = ofTensors || c.receiver == reflect.TypeFor[*model.Model](); {
		case !ofTensors && err == nil:
		case !errors.Is(err, device.ErrClosed), errors.As(err, &blamed):
			t.Errorf("%s of what is closed: %v", c.name, err)
		default:
			closedOnes++
		}
	}
	if closedOnes < 250 {
		t.Errorf("only %d calls met what is closed", closedOnes)
	}
}

// elements are those of the tensors that a call has made.
func (u *things) elements(out []reflect.Value) (string, error) {
	var b strings.Builder
	for _, v := range out {
		if _, isVar := v.Interface().(*tensor.Var); isVar {
			continue
		}
		for _, x := range tensorsIn(v.Interface()) {
			data, err := tensor.ReadBytes(u.ctx, x)
			var factor *tensor.FactorError // the calls' matrices are any
			if errors.As(err, &factor) {
				data, err = []byte(factor.What), nil
			}
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&b, "%v%v %x\n", x.DType(), x.Shape(), data)
		}
	}
	return b.String(), nil
}

// A device that is closed while goroutines make all calls gives each its result, with the
// elements that it has on a device that stays open, or says that it is closed.
func TestCallsWhileADeviceCloses(t *testing.T) {
	calls, found, control := checkedCalls(t)
	want := map[string]string{}
	for _, c := range calls {
		changes := c.receiver == reflect.TypeFor[*tensor.Var]() || c.receiver == reflect.TypeFor[*tensor.Rand]() || c.waits
		out, _ := control.try(c, found[c.name])
		if elements, err := control.elements(out); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		} else if !changes {
			want[c.name] = elements
		}
	}
	for round, after := range []int64{1, 40, 150, 400} {
		dev := testdev.Open(t)
		u := thingsOn(t, t.Context(), dev)
		var made atomic.Int64
		var all sync.WaitGroup
		for id := range 4 {
			order := rand.New(rand.NewPCG(uint64(round), uint64(id))).Perm(len(calls))
			all.Go(func() {
				if id == 0 {
					for made.Load() < after {
						order = order[1:]
						u.use(t, calls[order[0]], found, want)
						made.Add(1)
					}
					if err := dev.Close(); err != nil {
						t.Errorf("Close: %v", err)
					}
					return
				}
				for _, at := range order {
					u.use(t, calls[at], found, want)
					if made.Add(1); dev.Err() != nil && made.Load() > after+100 {
						return
					}
				}
			})
		}
		all.Wait()
	}
}

// use makes a call of a device that may be closed meanwhile.
func (u *things) use(t *testing.T, c call, found map[string]with, want map[string]string) {
	out, _ := u.try(c, found[c.name])
	err := failureOf(out)
	elements := ""
	if err == nil {
		elements, err = u.elements(out)
	}
	switch expected, ok := want[c.name]; {
	case err != nil && !(closedDevice(err, u.dev) && u.dev.Err() != nil):
		t.Errorf("%s while the device closes: %v", c.name, err)
	case err == nil && ok && elements != expected:
		t.Errorf("%s while the device closes: %s, want %s", c.name, elements, expected)
	}
}
