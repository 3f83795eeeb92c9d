package vector

import (
	"bytes"
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/ops"
)

// reductions returns the reductions that have a loop, in order.
func reductions() (list []Reduction) {
	for r := range foldFunctions {
		list = append(list, r)
	}
	slices.SortFunc(list, func(a, b Reduction) int { return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.DType, b.DType)) })
	return list
}

func TestFoldsAreTheDefinitions(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		random := rand.New(rand.NewPCG(5, 6))
		for _, r := range reductions() {
			op, _ := ops.ByName(r.Name)
			f, ok := FoldOf(r)
			if op == nil || !ok {
				t.Fatalf("%v: %v, %v", r, op, ok)
			}
			for i := range 150 {
				n, rows := Group+random.IntN(ops.Leaf-Group+1), 1+random.IntN(4)
				if i%2 == 0 {
					n = Group * (1 + random.IntN(6))
				}
				if i%5 == 0 {
					n, rows = 4*Group*(1+random.IntN(ops.Leaf/(4*Group))), 1+random.IntN(40)
				}
				src := elements(random, r.DType, rows*n+1).Part(i%2, rows*n+i%2)
				if i%3 == 0 { // no NaN
					src.Data = slices.Repeat(elements(random, r.DType, 1).Data, rows*n)
				}
				got := hostref.Column{DType: r.DType, Data: make([]byte, rows*r.DType.Size())}
				want := hostref.Column{DType: r.DType, Data: make([]byte, rows*r.DType.Size())}
				f.Rows(got.Data, src.Data, n)
				if err := hostref.FoldRows(op, want, src, n); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(got.Data, want.Data) {
					t.Fatalf("%v of %d rows of %d is %x, not %x", r, rows, n, got.Data, want.Data)
				}
			}
		}
	})
}

func TestFoldsDownColumns(t *testing.T) {
	eachKind(t, func(t *testing.T) {
		random := rand.New(rand.NewPCG(7, 8))
		for _, r := range reductions() {
			op, _ := ops.ByName(r.Name)
			f, _ := FoldOf(r)
			for i := range 60 {
				n, count, size := 1+random.IntN(300), 1+random.IntN(5), r.DType.Size()
				down := n + random.IntN(9)
				src := elements(random, r.DType, down*count)
				got := elements(random, r.DType, n)
				want := hostref.Column{DType: r.DType, Data: slices.Clone(got.Data)}
				begins := i%2 == 0
				f.Columns(got.Data, src.Data[:((count-1)*down+n)*size], down*size, count, begins)
				for row := range count {
					from := src.Part(row*down, row*down+n)
					if row == 0 && begins {
						copy(want.Data, from.Data)
					} else if err := hostref.Apply(op.Combine(), want, want, from); err != nil {
						t.Fatal(err)
					}
				}
				for _, c := range []hostref.Column{got, want} { // their NaNs may differ
					if err := hostref.FoldRows(op, c, hostref.Column{DType: r.DType, Data: slices.Clone(c.Data)}, 1); err != nil {
						t.Fatal(err)
					}
				}
				if !bytes.Equal(got.Data, want.Data) {
					t.Fatalf("%v of %d rows of %d is %x, not %x", r, count, n, got.Data, want.Data)
				}
			}
		}
	})
}
