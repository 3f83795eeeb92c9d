package onnxop

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Strings, which are on the host.

func init() {
	define("StringNormalizer", 10, stringNormalizer)
	define("TfIdfVectorizer", 9, tfIdf)
	define("StringConcat", 20, stringConcat)
	define("StringSplit", 20, stringSplit)
	define("RegexFullMatch", 20, regexFullMatch)
}

// stringNormalizer changes the case of words and takes some away; of none left one that
// is empty remains.
func stringNormalizer(c *Call) []Value {
	s := c.StringsOf(0)
	change := func(word string) string { return word }
	switch how := c.Str("case_change_action", "NONE"); how {
	case "NONE":
	case "LOWER":
		change = strings.ToLower
	case "UPPER":
		change = strings.ToUpper
	default:
		c.fail("case_change_action is %q, and it is NONE, LOWER or UPPER", how)
	}
	same := func(a, b string) bool { return strings.EqualFold(a, b) }
	if c.Flag("is_case_sensitive", false) {
		same = func(a, b string) bool { return a == b }
	}
	var words []string
	for _, word := range s.Data {
		if !slices.ContainsFunc(c.Strs("stopwords"), func(stop string) bool { return same(stop, word) }) {
			words = append(words, change(word))
		}
	}
	if len(words) == 0 {
		words = []string{""}
	}
	dims := []int{len(words)}
	if len(s.Dims) == 2 {
		dims = []int{1, len(words)}
	}
	return []Value{&Strings{Dims: dims, Data: words}}
}

// grams are the pools of a TfIdfVectorizer: lists of words, each with the place of its
// count.
type grams struct {
	at     map[string]int // by the words, joined
	width  int            // of the result
	weight []float64      // by place
}

// gram joins words; none has a byte 0.
func gram(words []string) string { return strings.Join(words, "\x00") }

// pools reads the attributes.
func (c *Call) pools() grams {
	pool, places := c.Strs("pool_strings"), c.Ints("ngram_indexes")
	if pool == nil {
		for _, n := range c.Ints("pool_int64s") {
			pool = append(pool, number(n))
		}
	}
	starts := c.Ints("ngram_counts")
	g := grams{at: map[string]int{}}
	k := 0
	for i, start := range starts {
		end := len(pool)
		if i+1 < len(starts) {
			end = starts[i+1]
		}
		for ; start+i+1 <= end; start += i + 1 {
			if start < 0 || end > len(pool) || k >= len(places) || places[k] < 0 || places[k] >= maxGrams {
				c.fail("ngram_counts %v, ngram_indexes and the pool do not fit each other", starts)
			}
			g.at[gram(pool[start:][:i+1])] = places[k]
			g.width = max(g.width, places[k]+1)
			k++
		}
	}
	weights := c.Floats("weights")
	g.weight = slices.Repeat([]float64{1}, g.width)
	for i, w := range weights {
		if i < len(places) {
			g.weight[places[i]] = w
		}
	}
	return g
}

// maxGrams bounds the width of a TfIdfVectorizer's result.
const maxGrams = 1 << 24

func number(n int) string {
	return string([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24), byte(n >> 32), byte(n >> 40), byte(n >> 48), byte(n >> 56), 1})
}

// tfIdf counts grams of words, with up to so many words between each two.
func tfIdf(c *Call) []Value {
	g := c.pools()
	var words []string
	dims := c.dims(0)
	if s, ok := c.In[0].(*Strings); ok {
		words = s.Data
	} else {
		for _, n := range c.IntsOf(0) {
			words = append(words, number(n))
		}
	}
	rows, outDims := 1, []int{g.width}
	if len(dims) == 2 {
		rows, outDims = dims[0], []int{dims[0], g.width}
	}
	c.onHost("counts", rows, g.width)
	out := make([]float32, 0, rows*g.width)
	for row := range rows {
		n := len(words) / max(rows, 1)
		for place, count := range c.counts(g, words[row*n:][:n]) {
			out = append(out, float32(c.weighted(count, g.weight[place])))
		}
	}
	return c.one(tensor.From(c.dev, out, outDims...))
}

// counts are how often each gram of a pool is in words.
func (c *Call) counts(g grams, words []string) []float64 {
	counts := make([]float64, g.width)
	// Longer grams and wider gaps than there are words fit nowhere.
	least, most := c.Int("min_gram_length", 1), min(c.Int("max_gram_length", 1), len(words))
	for skip := range min(c.Int("max_skip_count", 0), len(words)) + 1 {
		c.check(c.Ctx.Err())
		for n := max(least, 1); n <= most; n++ {
			if n == 1 && skip > 0 {
				continue
			}
			for start := 0; start+(n-1)*(skip+1) < len(words); start++ {
				var list []string
				for i := range n {
					list = append(list, words[start+i*(skip+1)])
				}
				if place, ok := g.at[gram(list)]; ok {
					counts[place]++
				}
			}
		}
	}
	return counts
}

func (c *Call) weighted(count, weight float64) float64 {
	switch mode := c.Str("mode", "TF"); mode {
	case "TF":
		return count
	case "IDF":
		return math.Min(count, 1) * weight
	case "TFIDF":
		return count * weight
	default:
		c.fail("mode is %q, and it is TF, IDF or TFIDF", mode)
		return 0
	}
}

// paired calls f with the strings of both operands, broadcast.
func (c *Call) paired(f func(x, y string)) []int {
	x, y := c.StringsOf(0), c.StringsOf(1)
	to, err := shape.Broadcast(c.Op, x.Dims, y.Dims)
	c.check(err)
	c.onHost("strings", to...)
	a, b := c.spreadIndex(x.Dims, to), c.spreadIndex(y.Dims, to)
	for i := range a {
		f(x.Data[a[i]], y.Data[b[i]])
	}
	return to
}

// spreadIndex is, for each element of a shape, the place of that of dims which broadcasts
// to it.
func (c *Call) spreadIndex(dims, to []int) []int {
	n := shape.Shape(dims).Size()
	at := tensor.Arange(c.Env.Host, int64(0), int64(n), 1).Reshape(dims...).BroadcastTo(to...)
	return c.readInts(at)
}

func stringConcat(c *Call) []Value {
	out := &Strings{}
	out.Dims = c.paired(func(x, y string) { out.Data = append(out.Data, x+y) })
	return []Value{out}
}

// stringSplit cuts strings into parts, as many as the most has, the rest being empty.
func stringSplit(c *Call) []Value {
	s := c.StringsOf(0)
	most := c.Int("maxsplit", -1)
	parts := make([][]string, len(s.Data))
	counts := make([]int64, len(s.Data))
	width := 0
	for i, text := range s.Data {
		parts[i] = cut(text, c.Str("delimiter", ""), most)
		counts[i], width = int64(len(parts[i])), max(width, len(parts[i]))
	}
	out := &Strings{Dims: append(slices.Clone(s.Dims), width)}
	c.onHost("parts of strings", len(s.Data), width)
	for _, list := range parts {
		out.Data = append(append(out.Data, list...), make([]string, width-len(list))...)
	}
	return []Value{out, c.result(scalarShape(tensor.From(c.dev, counts, s.Dims...), s.Dims))}
}

// cut splits at a delimiter, or without one at runs of spaces, so often at most.
func cut(text, delimiter string, most int) []string {
	if delimiter != "" {
		if most < 0 {
			return strings.Split(text, delimiter)
		}
		return strings.SplitN(text, delimiter, most+1)
	}
	var parts []string
	for text = strings.TrimSpace(text); text != ""; {
		end := strings.IndexAny(text, " \t\n\v\f\r")
		if end < 0 || most >= 0 && len(parts) == most {
			return append(parts, text)
		}
		parts, text = append(parts, text[:end]), strings.TrimSpace(text[end:])
	}
	return parts
}

func regexFullMatch(c *Call) []Value {
	s := c.StringsOf(0)
	pattern, err := regexp.Compile(`^(?:` + c.Str("pattern", "") + `)$`)
	c.check(err)
	out := make([]bool, len(s.Data))
	for i, text := range s.Data {
		out[i] = pattern.MatchString(text)
	}
	return []Value{c.result(scalarShape(tensor.From(c.dev, out, s.Dims...), s.Dims).Cast(dtype.Bool))}
}
