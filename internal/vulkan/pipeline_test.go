package vulkan

import "testing"

// grown is a driver whose cache grows by the same number of bytes with every pipeline.
type grown struct {
	*simDevice
	each int
	made map[uint64]int // pipelines, by the cache
}

func (g *grown) createCache(data []byte) (uint64, int32) {
	cache, result := g.simDevice.createCache(data)
	g.made[cache] = 0
	return cache, result
}

func (g *grown) destroyCache(cache uint64) {
	delete(g.made, cache)
	g.simDevice.destroyCache(cache)
}

func (g *grown) cacheData(cache uint64) []byte { return make([]byte, g.each*g.made[cache]) }

func (g *grown) createPipeline(cache, module, layout uint64, subgroup int, name string) (uint64, bool, int32) {
	g.made[cache]++
	return g.simDevice.createPipeline(cache, module, layout, subgroup, name)
}

// Pipelines that are made and destroyed leave nothing in the driver: no handle of any kind, and no
// cache that grows for ever.
func TestDestroyedPipelinesLeaveNothing(t *testing.T) {
	d := openSimulated(t, "sim32")
	own := d.logical.(*simDevice)
	g := &grown{simDevice: own, each: cacheBytes / 1000, made: map[uint64]int{}}
	d.logical = g
	spec := scaleSpec()
	make1 := func() {
		p, err := d.Pipeline(spec)
		if err != nil {
			t.Fatal(err)
		}
		if n := d.PipelineCounts().Live; n != 1 {
			t.Fatalf("%d pipelines", n)
		}
		p.Destroy()
	}
	make1()
	handles := len(own.objects)
	most := 0
	for range 3000 {
		make1()
		for _, n := range g.made {
			most = max(most, n)
		}
	}
	if n := len(own.objects); n != handles {
		t.Errorf("%d objects, before %d", n, handles)
	}
	if len(g.made) != 1 || most > 1000+2*cacheLooks {
		t.Errorf("%d caches, the largest with the code of %d pipelines; that of %d takes %d bytes", len(g.made), most, 1000, cacheBytes)
	}
	if c := d.PipelineCounts(); c.Made != 3001 || c.Live != 0 {
		t.Errorf("%+v", c)
	}
}
