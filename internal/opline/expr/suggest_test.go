package expr

import "testing"

func TestSuggest(t *testing.T) {
	for _, c := range []struct {
		word  string
		known []string
		want  string
	}{
		{"softmx", OpNames(), "softmax"},
		{"Relux", OpNames(), "relu"},
		{"epx", OpNames(), "exp"}, // two letters swapped
		{"ad", OpNames(), "add"},
		{"bais", []string{"scale", "bias"}, "bias"},
		{"nosuch", OpNames(), ""}, // three letters from cosh
		{"foo", OpNames(), ""},    // two letters from mod
		{"b", []string{"a", "c"}, ""},
		{"", []string{"a"}, ""},
	} {
		want := c.want
		if want != "" {
			want = `; did you mean "` + want + `"?`
		}
		if got := Suggest(c.word, c.known); got != want {
			t.Errorf("Suggest(%q) is %q, want %q", c.word, got, want)
		}
	}
}
