package canon

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

type color struct{ name string }

func (c *color) CanonicalName() string { return c.name }

type shape interface{ area() int }

type square struct{ Side int }

type circle struct{ Radius int }

func (s *square) area() int { return s.Side }
func (c circle) area() int  { return c.Radius }

type everything struct {
	Flag   bool
	Small  int8
	N      int
	Long   int64
	Byte   uint8
	Word   uint32
	Real   float64
	Single float32
	Text   string
	List   []int
	Nested []struct{ A, B int }
	Pair   [2]uint64
	To     *square
	Any    shape
	Color  *color
	Self   *everything
}

// sample fills every field with something that is not zero.
func sample() everything {
	return everything{Flag: true, Small: -3, N: 7, Long: 1 << 40, Byte: 200, Word: 1 << 31, Real: 1.5, Single: 2.5, Text: "text",
		List: []int{1, 2}, Nested: []struct{ A, B int }{{1, 2}}, Pair: [2]uint64{3, 4}, To: &square{5}, Any: circle{6},
		Color: &color{"red"}, Self: &everything{N: 1}}
}

// TestEveryFieldCounts clears one field after the other, by reflection, and
// wants other bytes each time.
func TestEveryFieldCounts(t *testing.T) {
	full := sample()
	seen := map[string]string{string(Append(nil, &full)): "all fields"}
	for i := range reflect.TypeFor[everything]().NumField() {
		name := reflect.TypeFor[everything]().Field(i).Name
		one := sample()
		reflect.ValueOf(&one).Elem().Field(i).SetZero()
		key := string(Append(nil, &one))
		if other, ok := seen[key]; ok {
			t.Errorf("without %s the bytes are those of %s", name, other)
		}
		seen[key] = "without " + name
	}
}

// TestSameValueSameBytes: pointers to equal values are equal, whatever their
// addresses; and a value has the bytes of a pointer to it.
func TestSameValueSameBytes(t *testing.T) {
	x, y := sample(), sample()
	if a, b := Append(nil, &x), Append(nil, &y); !bytes.Equal(a, b) {
		t.Errorf("%x and %x", a, b)
	}
	if a, b := Append(nil, &x), Append(nil, x); !bytes.Equal(a, b) {
		t.Errorf("%x by pointer and %x by value", a, b)
	}
}

// TestTellsApart are values that a careless encoding confuses.
func TestTellsApart(t *testing.T) {
	type two struct{ A, B []int }
	type texts struct{ A, B string }
	type holder struct{ S shape }
	for _, c := range []struct {
		name string
		a, b any
	}{
		{"where a list ends", two{[]int{1, 2}, []int{3}}, two{[]int{1}, []int{2, 3}}},
		{"where a text ends", texts{"ab", "c"}, texts{"a", "bc"}},
		{"nil and empty", two{A: nil}, two{A: []int{}}},
		{"types in an interface", holder{&square{1}}, holder{circle{1}}},
		{"nil and zero in an interface", holder{nil}, holder{circle{}}},
		{"nil and a pointer to zero", everything{}, everything{To: &square{}}},
		{"zeros of both signs", 0.0, math.Copysign(0, -1)},
		{"names", everything{Color: &color{"red"}}, everything{Color: &color{"blue"}}},
		{"no name and the empty one", everything{}, everything{Color: &color{}}},
		{"a name and its object", []*color{nil, {"a"}}, []*color{{"a"}, nil}},
	} {
		if a, b := Append(nil, c.a), Append(nil, c.b); bytes.Equal(a, b) {
			t.Errorf("%s: both are %x", c.name, a)
		}
	}
}

func TestRefuses(t *testing.T) {
	for _, v := range []any{func() {}, map[int]int{}, make(chan int), struct{ F func() }{}, []func(){}, struct{ P *map[int]bool }{}} {
		err := Check(v)
		var typed *TypeError
		if !errors.As(err, &typed) {
			t.Errorf("%T: %v, want a *TypeError", v, err)
		}
	}
	if err := Check(everything{}); err != nil {
		t.Error(err)
	}
}

// TestLikeDeepEqual: the bytes are the same exactly when the values are deeply
// equal.
func TestLikeDeepEqual(t *testing.T) {
	type value struct {
		A, B  []int8
		C     string
		D     [2]bool
		E     *int8
		Inner []struct{ X, Y []bool }
	}
	draw := rapid.Custom(func(t *rapid.T) value {
		few := rapid.SliceOfN(rapid.Int8Range(0, 1), 0, 2)
		v := value{A: few.Draw(t, "a"), B: few.Draw(t, "b"), C: rapid.SampledFrom([]string{"", "\x00", "\x01"}).Draw(t, "c")}
		v.D[0] = rapid.Bool().Draw(t, "d")
		if rapid.Bool().Draw(t, "has e") {
			e := rapid.Int8Range(0, 1).Draw(t, "e")
			v.E = &e
		}
		for range rapid.IntRange(0, 2).Draw(t, "inner") {
			bools := rapid.SliceOfN(rapid.Bool(), 0, 1)
			v.Inner = append(v.Inner, struct{ X, Y []bool }{bools.Draw(t, "x"), bools.Draw(t, "y")})
		}
		return v
	})
	rapid.Check(t, func(t *rapid.T) {
		x, y := draw.Draw(t, "one"), draw.Draw(t, "other")
		if same, equal := bytes.Equal(Append(nil, &x), Append(nil, &y)), reflect.DeepEqual(x, y); same != equal {
			t.Fatalf("same bytes: %v, equal: %v\n%+v\n%+v", same, equal, x, y)
		}
	})
}

// TestConcurrently compiles an encoder from several goroutines at once.
func TestConcurrently(t *testing.T) {
	type fresh struct{ A, B, C everything }
	done := make(chan []byte)
	for range 8 {
		go func() { done <- Append(nil, &fresh{A: sample()}) }()
	}
	first := <-done
	for range 7 {
		if next := <-done; !bytes.Equal(first, next) {
			t.Errorf("%x and %x", first, next)
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	v := sample()
	var key []byte
	b.ReportAllocs()
	for range b.N {
		key = Append(key[:0], &v)
	}
}
