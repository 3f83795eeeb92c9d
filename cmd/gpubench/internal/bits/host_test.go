package bits_test

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/bits"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
)

// The host device has the recorded bits, built for whatever level of a processor: from amd64's v3 on Go's compiler fuses
// multiplications with additions where it may.
func TestHostHasTheRecordedBits(t *testing.T) {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	want, err := bits.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	lines := bits.Lines()
	got, err := bits.Run(lines, func(line string) (operands, result []byte, err error) {
		return workload.Evaluate(context.Background(), dev, line, bits.Seed)
	})
	if err != nil {
		t.Fatal(err)
	}
	if d := bits.Compare(lines, got, want); d != nil || got.SHA256 != want.SHA256 {
		t.Errorf("%v; the hash is %s, recorded %s", d, got.SHA256, want.SHA256)
	}
}
