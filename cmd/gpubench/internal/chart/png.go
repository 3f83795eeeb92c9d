package chart

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/color"
	"io"
	"strconv"
	"strings"

	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
)

// The same images in pixels: what Write writes is read again, mark by mark, and drawn.

// pixels is how many of them a unit of a drawing has, along each side.
const pixels = 2.5

// Colours of Style's light theme, by class.
var (
	ink      = color.NRGBA{0x1b, 0x1f, 0x24, 0xff}
	soft     = color.NRGBA{0x5b, 0x63, 0x6d, 0xff}
	strokes  = map[string]color.NRGBA{"grid": {0xd9, 0xdd, 0xe2, 0xff}, "frame": {0x7a, 0x82, 0x8c, 0xff}, "roof": ink}
	palettes = [colours]color.NRGBA{{0, 0x72, 0xb2, 0xff}, {0xe6, 0x9f, 0, 0xff}, {0, 0x9e, 0x73, 0xff}, {0xd5, 0x5e, 0, 0xff},
		{0xb4, 0x57, 0x8c, 0xff}, {0x5a, 0x5a, 0x5a, 0xff}, {0x2b, 0x8f, 0xce, 0xff}, {0x8a, 0x75, 0, 0xff}}
)

// WritePNG writes images as one file of pixels, light, with what Write has.
func WritePNG(w io.Writer, images ...Image) error {
	var b bytes.Buffer
	if err := Write(&b, images...); err != nil {
		return err
	}
	p, err := newPainter()
	if err != nil {
		return err
	}
	for d := xml.NewDecoder(&b); ; {
		token, err := d.Token()
		switch v := token.(type) {
		case xml.StartElement:
			p.start(v)
		case xml.CharData:
			p.said += string(v)
		case xml.EndElement:
			p.end(v.Name.Local)
		}
		if err == io.EOF {
			return p.c.EncodePNG(w)
		}
		if err != nil {
			return err
		}
	}
}

// painter draws the marks of an SVG image.
type painter struct {
	c     *gg.Context
	faces map[float64]font.Face
	sfnt  *opentype.Font
	said  string
	text  mark // that is open, and where its next letters go
}

// mark is an element's attributes.
type mark map[string]string

func newPainter() (*painter, error) {
	f, err := opentype.Parse(goregular.TTF)
	return &painter{sfnt: f, faces: map[float64]font.Face{}}, err
}

// number is an attribute in pixels.
func (m mark) number(name string) float64 {
	f, _ := strconv.ParseFloat(m[name], 64)
	return pixels * f
}

func (m mark) has(class string) bool {
	for word := range strings.FieldsSeq(m["class"]) {
		if word == class {
			return true
		}
	}
	return false
}

// colour is that of a mark's series, or of its class.
func (m mark) colour() color.Color {
	for word := range strings.FieldsSeq(m["class"]) {
		if c, ok := strokes[word]; ok {
			return c
		}
		if i, err := strconv.Atoi(strings.TrimPrefix(word, "c")); err == nil && strings.HasPrefix(word, "c") && i < colours {
			return palettes[i]
		}
	}
	return ink
}

func (p *painter) start(e xml.StartElement) {
	m := mark{}
	for _, a := range e.Attr {
		m[a.Name.Local] = a.Value
	}
	switch e.Name.Local {
	case "svg":
		p.image(m)
	case "g":
		p.c.Push()
		var x, y, angle float64
		if n, _ := fmt.Sscanf(m["transform"], "translate(%g,%g) rotate(%g)", &x, &y, &angle); n == 3 {
			p.c.Translate(pixels*x, pixels*y)
			p.c.Rotate(gg.Radians(angle))
		}
	case "line":
		p.c.DrawLine(m.number("x1"), m.number("y1"), m.number("x2"), m.number("y2"))
		p.stroke(m)
	case "polyline":
		for at := range strings.FieldsSeq(m["points"]) {
			var x, y float64
			_, _ = fmt.Sscanf(at, "%g,%g", &x, &y)
			p.c.LineTo(pixels*x, pixels*y)
		}
		p.stroke(m)
	case "circle":
		p.c.DrawCircle(m.number("cx"), m.number("cy"), m.number("r"))
		p.fill(m)
	case "rect":
		p.rectangle(m)
	case "text":
		p.text, p.said = m, ""
	case "tspan":
		p.letters(12)
		p.text["y"] = fmt.Sprint((p.text.number("y") + m.number("dy")) / pixels)
	case "title":
		p.said = ""
	}
}

// image begins an image, the whole one first.
func (p *painter) image(m mark) {
	if p.c != nil {
		p.c.Push()
		p.c.Translate(m.number("x"), m.number("y"))
		return
	}
	var x, y, w, h float64
	_, _ = fmt.Sscanf(m["viewBox"], "%g %g %g %g", &x, &y, &w, &h)
	p.c = gg.NewContext(int(w*pixels+0.5), int(h*pixels+0.5))
	p.c.SetColor(color.White)
	p.c.Clear()
	p.c.Push()
}

func (p *painter) rectangle(m mark) {
	if m.has("ground") {
		return
	}
	p.c.DrawRectangle(m.number("x"), m.number("y"), m.number("width"), m.number("height"))
	if m.has("frame") {
		p.stroke(m)
		return
	}
	p.fill(m)
}

func (p *painter) fill(m mark) {
	p.c.SetColor(m.colour())
	p.c.Fill()
}

func (p *painter) stroke(m mark) {
	p.c.SetColor(m.colour())
	p.c.SetLineWidth(pixels)
	p.c.SetDash()
	switch {
	case m.has("line"):
		p.c.SetLineWidth(1.6 * pixels)
	case m.has("roof"):
		p.c.SetDash(5*pixels, 4*pixels)
	}
	p.c.Stroke()
}

func (p *painter) end(name string) {
	switch name {
	case "g", "svg":
		p.c.Pop()
	case "tspan":
		p.letters(9)
	case "text":
		p.letters(12)
		p.text = nil
	case "title", "style":
		p.said = ""
	}
}

// letters draws what was said, of a size in units of the drawing, at the text's place, and
// moves that on.
func (p *painter) letters(size float64) {
	text := strings.TrimSpace(p.said)
	p.said = ""
	if p.text == nil || text == "" {
		return
	}
	p.c.SetFontFace(p.face(size))
	wide, _ := p.c.MeasureString(text)
	x, y := p.text.number("x"), p.text.number("y")
	at := x
	switch p.text["text-anchor"] {
	case "middle":
		at -= wide / 2
	case "end":
		at -= wide
	}
	p.c.SetColor(ink)
	if p.text.has("soft") {
		p.c.SetColor(soft)
	}
	p.c.DrawString(text, at, y)
	p.text["x"], p.text["text-anchor"] = fmt.Sprint((at+wide)/pixels), "start"
}

func (p *painter) face(size float64) font.Face {
	if f, ok := p.faces[size]; ok {
		return f
	}
	f, err := opentype.NewFace(p.sfnt, &opentype.FaceOptions{Size: size * pixels, DPI: 72})
	if err != nil {
		return nil
	}
	p.faces[size] = f
	return f
}
