package instruments

import (
	"cmp"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
)

// Cache is one of the processor's caches of data.
type Cache struct {
	Level  int
	Bytes  int64
	Shared int // processors that share it
}

// Caches returns the caches of a processor, those nearest to it first, and none where the system
// does not tell of them.
func Caches() []Cache { return cachesIn(os.DirFS("/sys/devices/system/cpu/cpu0/cache")) }

func cachesIn(folder fs.FS) (list []Cache) {
	sizes, _ := fs.Glob(folder, "index*/size")
	for _, size := range sizes {
		of := func(name string) string {
			text, _ := fs.ReadFile(folder, strings.TrimSuffix(size, "size")+name)
			return strings.TrimSpace(string(text))
		}
		level, err := strconv.Atoi(of("level"))
		bytes := parseBytes(of("size"))
		if kind := of("type"); err == nil && bytes > 0 && (kind == "Data" || kind == "Unified") {
			list = append(list, Cache{level, bytes, max(1, parseCount(of("shared_cpu_list")))})
		}
	}
	slices.SortFunc(list, func(a, b Cache) int { return cmp.Compare(a.Level, b.Level) })
	return list
}

// parseBytes reads "32768K"; 0 when it is no size.
func parseBytes(text string) int64 {
	units := map[string]int64{"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
	unit := int64(1)
	if n := len(text); n > 0 && units[text[n-1:]] > 0 {
		unit = units[text[n-1:]]
		text = text[:n-1]
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 {
		return 0
	}
	return n * unit
}

// parseCount returns how many processors a list such as "0-3,8" has; 0 when it is no list.
func parseCount(text string) (n int) {
	for part := range strings.SplitSeq(text, ",") {
		first, last, isRange := strings.Cut(part, "-")
		a, err := strconv.Atoi(first)
		b := a
		if err == nil && isRange {
			b, err = strconv.Atoi(last)
		}
		if err != nil || b < a {
			return 0
		}
		n += b - a + 1
	}
	return n
}

// nearer is how many times the cache before it a thread's memory is that is read from a cache: so
// much that the one before holds little of it.
const nearer = 8

// ShareOf returns how many bytes of its own each of so many threads reads to read from a cache, and
// 0 where its part of the cache is no larger than the cache before, which has so many bytes: half of
// the cache, or eight times the one before it.
func (c Cache) ShareOf(threads int, before int64) int64 {
	share := c.Bytes / 2 / int64(min(threads, c.Shared))
	if before > 0 {
		share = min(share, nearer*before)
	}
	if share <= before {
		return 0
	}
	return share
}
