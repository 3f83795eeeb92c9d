package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func stats(t *testing.T, dev *device.Device) tensor.Stats {
	t.Helper()
	s, err := tensor.StatsOf(dev)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Stats count a tensor's memory from its evaluation to its Close.
func TestStatsCountWhatTensorsHold(t *testing.T) {
	const bytes = 1 << 22
	dev := testdev.Open(t)
	before := stats(t, dev)
	x := tensor.Zeros(dev, dtype.Float32, bytes/4).Add(1)
	if s := stats(t, dev); s.InUse != before.InUse || s.Plans != before.Plans {
		t.Errorf("recording takes memory or plans: %+v, then %+v", before, s)
	}
	if err := tensor.Eval(ctx, x); err != nil {
		t.Fatal(err)
	}
	with := stats(t, dev)
	if with.Plans <= before.Plans {
		t.Errorf("%d plans before an evaluation, %d after", before.Plans, with.Plans)
	}
	if dev.IsHost() {
		if with.InUse != 0 || with.Reserved != 0 || with.Staging != 0 || with.Kernels != 0 {
			t.Errorf("the host has memory of a device: %+v", with)
		}
		return
	}
	if with.InUse < before.InUse+bytes || with.Peak < with.InUse || with.Reserved < with.InUse || with.Kernels == 0 {
		t.Errorf("before %+v, and with %d bytes more %+v", before, bytes, with)
	}
	x.Close()
	if after := stats(t, dev); after.InUse > with.InUse-bytes || after.Peak < with.Peak {
		t.Errorf("after Close %+v, before it %+v", after, with)
	}
}

func TestStatsOfNoDevice(t *testing.T) {
	var missing *tensor.MissingError
	if _, err := tensor.StatsOf(nil); !errors.As(err, &missing) {
		t.Errorf("nil: %v", err)
	}
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	if err := dev.Close(); err != nil {
		t.Fatal(err)
	}
	var closed *device.ClosedError
	if _, err := tensor.StatsOf(dev); !errors.As(err, &closed) {
		t.Errorf("closed: %v", err)
	}
}
