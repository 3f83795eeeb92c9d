package predict

import (
	"errors"
	"testing"
)

// FuzzParse holds the reader of cards to its contract: a *CardError, or a card of which
// every figure is within its bounds.
func FuzzParse(f *testing.F) {
	for _, name := range Cards() {
		text, err := files.ReadFile("cards/" + name + ".json")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Parse("card", text)
		var wrong *CardError
		if err != nil {
			if !errors.As(err, &wrong) || wrong.Error() == "" {
				t.Fatalf("%q: %T", text, err)
			}
			return
		}
		c.Each(func(field string, g Figure) {
			if what, _ := g.fault(boundsOf(field)); what != "" {
				t.Errorf("%s %s", field, what)
			}
		})
	})
}
