package hostmemory

import (
	"os"
	"path/filepath"
	"testing"
)

// What a container may have is the least that its group and those above leave, with the
// files in memory that go when there is need.
func TestGroupMemory(t *testing.T) {
	for _, c := range []struct {
		name  string
		files map[string]string
		bytes int64
		known bool
	}{
		{"no groups", nil, 0, false},
		{"the first version's", map[string]string{"proc/self/cgroup": "3:memory:/a\n"}, 0, false},
		{"no limit", map[string]string{"proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/memory.max": "max\n", "sys/fs/cgroup/a/memory.current": "5\n"}, 0, false},
		{"a container's root", map[string]string{"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "1000\n", "sys/fs/cgroup/memory.current": "600\n",
			"sys/fs/cgroup/memory.stat": "anon 500\ninactive_file 50\nactive_file 20\nslab_reclaimable 3\nslab_unreclaimable 9\n"}, 473, true},
		{"files in memory are no need", map[string]string{"proc/self/cgroup": "0::/a\n", "sys/fs/cgroup/a/memory.max": "1000\n", "sys/fs/cgroup/a/memory.current": "900\n",
			"sys/fs/cgroup/a/memory.stat": "active_file 700\n", "sys/fs/cgroup/memory.max": "2000\n", "sys/fs/cgroup/memory.current": "1500\n"}, 500, true},
		{"the one above is narrower", map[string]string{"proc/self/cgroup": "1:name=x:/y\n0::/a/b\n",
			"sys/fs/cgroup/a/b/memory.max": "1000\n", "sys/fs/cgroup/a/b/memory.current": "100\n",
			"sys/fs/cgroup/a/memory.max": "500\n", "sys/fs/cgroup/a/memory.current": "450\n"}, 50, true},
	} {
		root := t.TempDir()
		for name, text := range c.files {
			path := filepath.Join(root, name)
			if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if bytes, known := groupMemory(root); bytes != c.bytes || known != c.known {
			t.Errorf("%s: %d, %v; want %d, %v", c.name, bytes, known, c.bytes, c.known)
		}
	}
}
