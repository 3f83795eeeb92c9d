package target

import "testing"

var card = Device{
	Class: GPU, StorageBuffers: 64, StorageRange: 1 << 30, PushBytes: 256, SharedBytes: 48 << 10, WorkgroupInvocations: 1024, SubgroupSize: 32,
	Cooperative: Cooperative{Subgroup: 32, Float16: MatrixSizes{16, 16, 16}},
}

func TestProfilesHaveTheirClass(t *testing.T) {
	driver := card
	driver.Class, driver.Processors = CPUDriver, 2
	for _, c := range []struct {
		got  Profile
		want Class
	}{{For(card), GPU}, {For(driver), CPUDriver}, {HostProfile(), Host}} {
		if c.got.Class != c.want {
			t.Errorf("class %d, want %d", c.got.Class, c.want)
		}
	}
	if For(driver).RowInvocations != 0 || For(card).RowInvocations == 0 {
		t.Error("invocations share rows on GPUs, and on no CPU driver")
	}
}

// A vendor's properties are in its profile, and nowhere else.
func TestVendorsAreData(t *testing.T) {
	nvidia, amd := card, card
	nvidia.Vendor, amd.Vendor = NVIDIA, AMD
	nvidia.Fused, amd.Fused = true, true
	if p := For(nvidia); !p.Cooperative.ByRows || p.Unit.Fast != NVIDIAFastUnit || !p.Unit.LongRounds || p.Tile.Rows != tallRows {
		t.Errorf("NVIDIA: %+v %+v", p.Cooperative, p.Unit)
	}
	if p := For(amd); p.Cooperative.ByRows || p.Unit != (Unit{TileRows: tallRows, Registers: 1 << 17}) {
		t.Errorf("AMD: %+v %+v", p.Cooperative, p.Unit)
	}
	if p := For(card); p.Unit != (Unit{}) {
		t.Errorf("another vendor: %+v", p.Unit)
	}
	unfused, old := nvidia, amd
	unfused.Fused, old.SubgroupMin = false, 64
	for _, d := range []Device{unfused, old} {
		if p := For(d); p.Tile.Rows != For(card).Tile.Rows {
			t.Errorf("a tile of %d rows, want %d: fused %v, subgroups of at least %d", p.Tile.Rows, For(card).Tile.Rows, d.Fused, d.SubgroupMin)
		}
	}
}

// Limits bound the profile of every class.
func TestLimitsBoundProfiles(t *testing.T) {
	small := card
	small.WorkgroupInvocations, small.StorageBuffers = 100, 5
	p := For(small)
	if p.MaxOperands != 4 || p.RowInvocations != 64 || p.MapInvocations != 64 || p.Tile.Invocations > 100 {
		t.Errorf("%d operands, workgroups of %d, %d and %d", p.MaxOperands, p.RowInvocations, p.MapInvocations, p.Tile.Invocations)
	}
}

// Emulated subnormals multiply the code of every float operator, so that a kernel may have fewer
// operators.
func TestFlushedSubnormalsShortenKernels(t *testing.T) {
	flushed := card
	flushed.Flush32 = true
	if got, want := For(flushed).MaxCost, For(card).MaxCost/FlushCost; got != want {
		t.Errorf("MaxCost is %d, want %d", got, want)
	}
}

func TestSubgroupsThatSpread(t *testing.T) {
	for size, want := range map[int]int{0: 0, 2: 0, 8: 8, 12: 0, 32: 32, 64: 0} {
		if got := (Device{SubgroupSize: size, Broadcasts: true}).Spreading(); got != want {
			t.Errorf("Spreading of subgroups of %d is %d, want %d", size, got, want)
		}
	}
	if got := SpreadTile(0); got != LoneTile {
		t.Errorf("SpreadTile(0) is %+v", got)
	}
	if got := SpreadTile(16); got.Invocations != 16 || got.Spread != 16 {
		t.Errorf("SpreadTile(16) is %+v", got)
	}
}
