//go:build linux

package faults

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"os"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// session is a device with what was computed on it so far.
type session struct {
	dev  *device.Device
	ctx  context.Context
	kept []*tensor.Tensor
	want [][]byte // what is in those
}

// stage is a step of the program in which faults are tried. It can be repeated.
type stage struct {
	name string
	run  func(s *session) ([]byte, error)
}

// program does a little of everything that calls Vulkan.
var program = []stage{
	{"elementwise", func(s *session) ([]byte, error) {
		x := numbers(s, 1000)
		return s.read(x.Mul(x).Add(1))
	}},
	{"sum", func(s *session) ([]byte, error) { return s.read(numbers(s, 3000).Sum(nil)) }},
	{"transposed", func(s *session) ([]byte, error) {
		return s.read(numbers(s, 600).Reshape(20, 30).T())
	}},
	{"product", func(s *session) ([]byte, error) {
		return s.read(numbers(s, 64).Reshape(8, 8).MatMul(numbers(s, 64).Reshape(8, 8)))
	}},
	{"large", func(s *session) ([]byte, error) { return s.read(numbers(s, 5<<19).Neg().Max(nil)) }},
	{"compiled", func(s *session) ([]byte, error) {
		f, err := tensor.Compile(s.ctx, s.dev, []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic}}},
			func(args []*tensor.Tensor) []*tensor.Tensor { return []*tensor.Tensor{args[0].Sub(3).Abs()} })
		if err != nil {
			return nil, err
		}
		out, err := f.Call(s.ctx, numbers(s, 77))
		if err != nil {
			return nil, err
		}
		return s.read(out[0])
	}},
	{"variable", func(s *session) ([]byte, error) {
		v := tensor.NewVar("v", numbers(s, 50))
		defer v.Close()
		if err := v.AddAssign(2); err != nil {
			return nil, err
		}
		return s.read(v.Tensor())
	}},
	{"measured", func(s *session) ([]byte, error) {
		y := numbers(s, 40).Add(numbers(s, 40))
		if _, err := tensor.Measure(s.ctx, y); err != nil {
			return nil, err
		}
		return s.read(y)
	}},
	{"several", func(s *session) ([]byte, error) {
		x := numbers(s, 24).Reshape(4, 6)
		return s.read(x.Sum([]int{0}).Add(x.Max([]int{0})).Mul(x.CumulativeSum(0).Min([]int{0})))
	}},
}

func numbers(s *session, n int) *tensor.Tensor {
	list := make([]float32, n)
	for i := range list {
		list[i] = float32(i % 100)
	}
	return tensor.From(s.dev, list)
}

// read computes a value, and keeps it.
func (s *session) read(x *tensor.Tensor) ([]byte, error) {
	data, err := tensor.ReadBytes(s.ctx, x)
	if err == nil {
		s.kept, s.want = append(s.kept, x), append(s.want, data)
	}
	return data, err
}

// again reads everything that was computed once more.
func (s *session) again(ctx context.Context) error {
	for i, x := range s.kept {
		data, err := tensor.ReadBytes(ctx, x)
		if err != nil {
			return fmt.Errorf("what was computed cannot be read: %w", err)
		}
		if !bytes.Equal(data, s.want[i]) {
			return fmt.Errorf("what was computed is another thing by now: value %d", i)
		}
	}
	return nil
}

// expected are the stages' results on the host.
func expected(t testing.TB) [][]byte {
	t.Helper()
	list, err := results(program)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func results(stages []stage) (list [][]byte, err error) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		return nil, err
	}
	defer dev.Close()
	for _, st := range stages {
		data, err := st.run(&session{dev: dev, ctx: context.Background()})
		if err != nil {
			return nil, fmt.Errorf("%s on the host: %w", st.name, err)
		}
		list = append(list, data)
	}
	return list, nil
}

// open opens the device under test, which computes what is small too.
func open(dir string, opts ...device.Option) (*device.Device, error) {
	return device.Open(append(opts, device.WithSelector(os.Getenv("WEFT_DEVICE")), device.WithCacheDir(dir), device.WithSmallWorkOnDevice(),
		device.WithLogger(slog.New(slog.DiscardHandler)))...)
}

// plain runs the whole program where nothing fails.
func plain(t testing.TB, dir string, want [][]byte) {
	t.Helper()
	dev, err := open(dir)
	if err != nil {
		t.Fatal(err)
	}
	runsPlainly(t, dev, want)
	if err := dev.Close(); err != nil {
		t.Error(err)
	}
}

// runsPlainly runs the whole program on a device.
func runsPlainly(t testing.TB, dev *device.Device, want [][]byte) {
	t.Helper()
	s := &session{dev: dev, ctx: context.Background()}
	for i, st := range program {
		got, err := st.run(s)
		if err != nil {
			t.Errorf("%s: %v", st.name, err)
		} else if !bytes.Equal(got, want[i]) {
			t.Errorf("%s: another result than the host's", st.name)
		}
	}
	if err := s.again(s.ctx); err != nil {
		t.Error(err)
	}
}
