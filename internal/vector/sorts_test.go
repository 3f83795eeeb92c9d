package vector

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// neighbours returns the network that exchanges neighbouring rows, n times.
func neighbours(n int) (groups [][][2]int) {
	for turn := range n {
		var together [][2]int
		for i := turn % 2; i+1 < n; i += 2 {
			together = append(together, [2]int{i, i + 1})
		}
		groups = append(groups, together)
	}
	return groups
}

// words returns words of which many are equal, and some the least or the greatest.
func words[T Word](r *rand.Rand, n int) []T {
	x := make([]T, n)
	for i := range x {
		switch r.IntN(4) {
		case 0:
			x[i] = T(r.Uint64())
		case 1:
			x[i] = T(r.IntN(3))
		case 2:
			x[i] = ^T(r.IntN(3))
		default:
			x[i] = ^(^T(0) >> 1) + T(r.IntN(3)) - 1
		}
	}
	return x
}

func testSortTile[T Word](t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	lanes := Lanes[T]()
	for n := range 40 {
		x := words[T](r, n*lanes+3)
		want := slices.Clone(x)
		for lane := range lanes {
			column := make([]T, n)
			for i := range column {
				column[i] = x[i*lanes+lane]
			}
			slices.Sort(column)
			for i, e := range column {
				want[i*lanes+lane] = e
			}
		}
		SortTile(NetworkOf(n, neighbours(n)), x)
		if !slices.Equal(x, want) {
			t.Fatalf("%d rows of %T: %v, want %v", n, x, x, want)
		}
	}
}

// eachNetwork is eachKind, on processors with loops for networks.
func eachNetwork(t *testing.T, f func(t *testing.T)) {
	if !HasNetworks() {
		t.Skip("SKIPPED: there are no loops for sorting networks on this processor")
	}
	eachKind(t, f)
}

func TestSortTileSortsColumns(t *testing.T) {
	eachNetwork(t, func(t *testing.T) {
		testSortTile[uint32](t)
		testSortTile[uint64](t)
	})
}

func testPartition[T Word](t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for n := range 200 {
		x, pivot := words[T](r, n), words[T](r, 1)[0]
		below := func(e T) bool { return e < pivot }
		wantLow := slices.DeleteFunc(slices.Clone(x), func(e T) bool { return !below(e) })
		wantHigh := slices.DeleteFunc(slices.Clone(x), below)
		for name, aliased := range map[string][2]bool{"apart": {}, "low is x": {true, false}, "high is x": {false, true}} {
			var arrays [2][]T // and a word that stays behind each
			all := append(slices.Clone(x), 77)
			for i, is := range aliased {
				if arrays[i] = all; !is {
					arrays[i] = append(make([]T, n), 77)
				}
			}
			low := Partition(arrays[0][:n], arrays[1][:n], all[:n], pivot)
			if low != len(wantLow) || !slices.Equal(arrays[0][:low], wantLow) || !slices.Equal(arrays[1][:n-low], wantHigh) || arrays[0][n] != 77 || arrays[1][n] != 77 {
				t.Fatalf("%d words of %T by %d, %s: %d and %v, want %v and %v", n, x, pivot, name, low, arrays, wantLow, wantHigh)
			}
		}
	}
}

func TestPartitionKeepsTheOrder(t *testing.T) {
	if !HasPartition() {
		t.Skip("SKIPPED: this processor has no instruction that compresses vectors")
	}
	testPartition[uint32](t)
	testPartition[uint64](t)
}

func testTile[T Word](t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	lanes := Lanes[T]()
	for n := range 70 {
		memory := words[T](r, lanes*(n+2))
		var columns [][]T
		for i := range r.IntN(lanes) + 1 {
			columns = append(columns, memory[i*(n+2)+1:][:r.IntN(n+1)])
		}
		columns[0] = memory[1:][:n]
		want := make([]T, TileRows[T](n)*lanes)
		for i := range want {
			want[i] = ^T(0)
			if row, lane := i/lanes, i%lanes; lane < len(columns) && row < len(columns[lane]) {
				want[i] = columns[lane][row]
			}
		}
		tile := make([]T, len(want)+1)
		FillTile(tile, columns, n)
		if !slices.Equal(tile[:len(want)], want) || tile[len(want)] != 0 {
			t.Fatalf("%T, %d rows: %v, want %v", memory, n, tile, want)
		}
		back := slices.Clone(memory)
		for _, c := range columns {
			clear(c)
		}
		if EmptyTile(tile, columns, n); !slices.Equal(memory, back) {
			t.Fatalf("%T, %d rows: back are %v, want %v", memory, n, memory, back)
		}
	}
}

func TestTilesHaveTheColumns(t *testing.T) {
	eachNetwork(t, func(t *testing.T) {
		testTile[uint32](t)
		testTile[uint64](t)
	})
}

// testUnkey makes floats of the keys that hostref makes of them. NaNs become any NaN, and zeros any
// zero.
func testUnkey[T Word](t *testing.T, d dtype.DType) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{0, 1, 7, 8, 9, 15, 16, 17, 100} {
		for _, flip := range []T{0, ^T(0)} {
			x := elements(r, d, n)
			key := hostref.Column{DType: ops.Unsigned(d), Data: make([]byte, len(x.Data))}
			if err := hostref.Apply(ops.OrderKey, key, x); err != nil {
				t.Fatal(err)
			}
			want, got, words := hostref.Slice[T](x.Data), make([]T, n), hostref.Slice[T](key.Data)
			for i := range words {
				words[i] ^= flip
			}
			done, special := Unkey(got, words, flip)
			sign, hasSpecial := ^(^T(0) >> 1), false
			for i, bits := range got[:done] {
				if k := words[i] ^ flip; k == sign || k == ^T(0) {
					hasSpecial = true
				} else if bits != want[i] {
					t.Fatalf("%s: key %#x is %#x, want %#x", d, k, bits, want[i])
				}
			}
			if special != hasSpecial {
				t.Errorf("%s: %d floats, special: %v", d, n, special)
			}
		}
	}
}

func TestUnkeyInvertsOrderKey(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		testUnkey[uint32](t, dtype.Float32)
		testUnkey[uint64](t, dtype.Float64)
	})
}
