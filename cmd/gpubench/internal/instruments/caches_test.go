package instruments

import (
	"reflect"
	"testing"
	"testing/fstest"
)

// The caches of data are read from Linux's files, in the order of their levels; what is no cache of
// data, or has no size, is none.
func TestCaches(t *testing.T) {
	folder := fstest.MapFS{}
	for index, files := range map[string][4]string{
		"index0": {"3", "Unified", "32768K", "0-3,8-11"}, "index1": {"1", "Data", "48K", "0"}, "index2": {"1", "Instruction", "32K", "0"},
		"index3": {"2", "Unified", "2M", "0,4"}, "index4": {"4", "Unified", "", "0"},
	} {
		for i, name := range []string{"level", "type", "size", "shared_cpu_list"} {
			folder[index+"/"+name] = &fstest.MapFile{Data: []byte(files[i] + "\n")}
		}
	}
	if got, want := cachesIn(folder), []Cache{{1, 48 << 10, 1}, {2, 2 << 20, 2}, {3, 32 << 20, 8}}; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
	if got := cachesIn(fstest.MapFS{}); got != nil {
		t.Errorf("of no files: %+v", got)
	}
}

func TestParseBytes(t *testing.T) {
	for text, want := range map[string]int64{"32768K": 32 << 20, "1M": 1 << 20, "512": 512, "": 0, "big": 0, "-1K": 0} {
		if got := parseBytes(text); got != want {
			t.Errorf("%q is %d, want %d", text, got, want)
		}
	}
}

func TestParseCount(t *testing.T) {
	for text, want := range map[string]int{"0": 1, "0-3": 4, "0-3,8": 5, "": 0, "3-0": 0, "0-": 0, "all": 0} {
		if got := parseCount(text); got != want {
			t.Errorf("%q is %d, want %d", text, got, want)
		}
	}
}

// A thread's part of a cache is at most half of it, and exceeds the cache before.
func TestShareOfACache(t *testing.T) {
	for _, c := range []struct {
		name         string
		cache        Cache
		threads      int
		before, want int64
	}{
		{"first", Cache{1, 48 << 10, 1}, 4, 0, 24 << 10},
		{"large", Cache{3, 300 << 20, 2}, 2, 2 << 20, 16 << 20},
		{"small for one", Cache{2, 256 << 10, 1}, 1, 32 << 10, 128 << 10},
		{"shared by fewer than there are threads", Cache{2, 4 << 20, 4}, 8, 128 << 10, 512 << 10},
		{"shared by more", Cache{3, 32 << 20, 64}, 2, 1 << 20, 8 << 20},
		{"no larger than the one before", Cache{3, 32 << 20, 64}, 64, 1 << 20, 0},
	} {
		if got := c.cache.ShareOf(c.threads, c.before); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}
