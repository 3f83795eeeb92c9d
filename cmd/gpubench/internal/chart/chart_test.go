package chart

import (
	"bytes"
	"encoding/xml"
	"image/color"
	"image/png"
	"io"
	"strconv"
	"strings"
	"testing"
)

// marks counts an image's elements and texts, and holds all of it within the drawing.
func marks(t *testing.T, img Image) map[string]int {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, img); err != nil {
		t.Fatal(err)
	}
	found := map[string]int{}
	for d := xml.NewDecoder(&b); ; {
		token, err := d.Token()
		if err == io.EOF {
			return found
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, img.SVG)
		}
		switch v := token.(type) {
		case xml.StartElement:
			found[v.Name.Local]++
			for _, a := range v.Attr {
				f, err := strconv.ParseFloat(a.Value, 64)
				if inside := f >= 0 && f <= width; (a.Name.Local == "x" || a.Name.Local == "cx") && v.Name.Local != "text" && (err != nil || !inside) {
					t.Errorf("%s %s=%s lies outside", v.Name.Local, a.Name.Local, a.Value)
				}
			}
		case xml.CharData:
			found[strings.TrimSpace(string(v))]++
		}
	}
}

func TestPlot(t *testing.T) {
	p := Plot{Title: "a <title>", X: Axis{"elements", 2}, Y: Axis{"ns", 10}, Roofs: []Roof{{Name: "roof", Slope: 3, Flat: 500}, {Name: "flat", Flat: 100}}, Series: []Series{
		{Name: "exp('<') & more", Joined: true, Points: []Point{{1 << 10, 250, "here"}, {3 << 12, 1, ""}, {1 << 26, 0.02, ""}}},
		{Name: "two", Points: []Point{{1 << 10, 5, ""}}},
	}}
	got := marks(t, p.Draw())
	for mark, want := range map[string]int{"svg": 2, "polyline": 3, "circle": 6, "exp('<') & more": 1, "roof": 1, "flat": 1, "elements": 1, "here": 1} {
		if got[mark] != want {
			t.Errorf("%q is there %d times, want %d", mark, got[mark], want)
		}
	}
	if (Plot{}).Draw() != (Image{}) {
		t.Error("a plot of nothing was drawn")
	}
}

// A smaller value lies further left and lower, a power of the base on its mark.
func TestScale(t *testing.T) {
	s := newScale(10, 0.02, 250, 300, 100)
	last := 301.0
	for _, v := range []float64{0.02, 1, 30, 250} {
		at := s.at(v)
		if at >= last || at < 100 || at > 300 {
			t.Errorf("%v lies at %v, after %v", v, at, last)
		}
		last = at
	}
	if s := newScale(2, 1024, 1024, 0, 10); s.from != 10 || s.to != 11 || s.at(1024) != 0 || s.at(2048) != 10 {
		t.Errorf("one value: %+v", s)
	}
}

func TestBars(t *testing.T) {
	b := Bars{Title: "bars", Names: []string{"a", "b"}, Groups: []Group{
		{"first", []Bar{{10, "10 GB/s", ""}, {5, "5 GB/s", "tip"}}},
		{"second", []Bar{{2.5, "2.5 GB/s", ""}, {}}},
	}}
	got := marks(t, b.Draw())
	for mark, want := range map[string]int{"rect": 4, "circle": 2, "10 GB/s": 1, "first": 1, "second:": 1, "first: tip": 1} {
		if got[mark] != want {
			t.Errorf("%q is there %d times, want %d", mark, got[mark], want)
		}
	}
	if !strings.Contains(b.Draw().SVG, `width="350.0"`) || !strings.Contains(b.Draw().SVG, `width="175.0"`) {
		t.Errorf("a bar of half the value is half as long:\n%s", b.Draw().SVG)
	}
	slow := Bars{Names: []string{"a"}, Mark: 1, Groups: []Group{{"all are short of the mark", []Bar{{0.25, "0.25", ""}}}}}
	if got := slow.Draw().SVG; !strings.Contains(got, `<line class="roof" x1="352.0"`) || !strings.Contains(got, `width="87.5"`) {
		t.Errorf("the mark lies in the drawing:\n%s", got)
	}
	near := Bars{Names: []string{"a"}, Mark: 1, Groups: []Group{{"some are short of the mark", []Bar{{4, "4", ""}, {0.75, "0.75", ""}}}}}
	if got := near.Draw().SVG; !strings.Contains(got, `<line class="roof" x1="89.5"`) || !strings.Contains(got, `<text x="95.5"`) {
		t.Errorf("the mark goes through no text:\n%s", got)
	}
	if (Bars{Names: []string{"a"}, Whole: 1}).Draw() != (Image{}) {
		t.Error("no bars were drawn")
	}
}

// An image in pixels is as large as the drawing, and has the colours of its series and its
// letters, on white.
func TestPNG(t *testing.T) {
	p := Plot{Title: "a plot", X: Axis{"elements", 2}, Y: Axis{"ns", 10}, Roofs: []Roof{{Name: "flat", Flat: 100}}, Series: []Series{
		{Name: "one", Joined: true, Points: []Point{{1 << 10, 250, "here"}, {1 << 26, 0.02, ""}}},
		{Name: "two", Points: []Point{{1 << 12, 5, ""}}},
	}}
	bars := Bars{Title: "bars", Names: []string{"a", "b"}, Whole: 1, Mark: 0.5, Groups: []Group{{"group", []Bar{{0.5, "half", "tip"}, {1, "all", ""}}}}}
	for _, images := range [][]Image{{p.Draw()}, {p.Draw(), bars.Draw()}} {
		var b bytes.Buffer
		if err := WritePNG(&b, images...); err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(&b)
		if err != nil {
			t.Fatal(err)
		}
		if got := img.Bounds().Dx(); got != int(float64(len(images)*width)*pixels) {
			t.Errorf("%d pixels across for %d images", got, len(images))
		}
		found := map[color.NRGBA]int{}
		for y := range img.Bounds().Dy() {
			for x := range img.Bounds().Dx() {
				found[color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)]++
			}
		}
		for _, c := range []color.NRGBA{palettes[0], palettes[1], ink, soft, strokes["frame"], {0xff, 0xff, 0xff, 0xff}} {
			if found[c] < 20 {
				t.Errorf("the colour %v is in %d pixels of %d images", c, found[c], len(images))
			}
		}
	}
}
