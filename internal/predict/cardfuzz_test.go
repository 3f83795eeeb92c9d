package predict

import (
	"errors"
	"testing"
)

// FuzzParse checks that Parse returns a *CardError, or a card whose figures are all within their
// bounds.
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
				t.Fatalf("%q: error of type %T", text, err)
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
