package main

// removal is what was done about a subject that is gone.
type removal struct {
	lines int // of code, about
	value string
	how   string
}

// removed are the subjects that are gone.
var removed = map[string]removal{
	"form short rows":                   {380, "", "every index of such rows is divided"},
	"form short rows in vectors":        {14, "", "rows of four are found row by row on every device"},
	"entry FastTiles: 16, 64, 1, 4, 32": {1, "", "other tiles serve"},
	"entry FastTiles: 64, 16, 4, 1, 32": {1, "", "other tiles serve"},
	"entry FastTiles: 16, 32, 2, 2, 32": {1, "", "other tiles serve"},
	"entry FastTiles: 16, 16, 2, 2, 32": {1, "", "other tiles serve"},
	"entry FastTiles: 16, 16, 4, 1, 32": {1, "", "other tiles serve"},
	"flag target.CPUProfile.Short":      {0, "true", "together with its form"},
	"figure target.MaxShortBytes":       {0, "112", "together with its form"},
}

// The reasons why subjects stay that change no plan, or none by enough.
const (
	notPlans    = "it decides submissions or the host's share of the work, and no plan"
	bounds      = "it keeps plans within the limits of devices or indices"
	planTime    = "it bounds the time of planning"
	compileFor  = "it bounds compile times, which run times do not show"
	memory      = "it saves memory, not time"
	swift       = "it serves SwiftShader"
	expressions = "without it recorded expressions have other plans on lavapipe"
	networks    = "it serves networks, which were not at hand"
)

// kept are the subjects that stay whatever they gain here, and why.
var kept = reasons(map[string][]string{
	notPlans: {"figure target.MaxSubmission", "figure target.MinCostRate", "figure target.MinBytesRate", "figure target.MinProcessorRate", "figure target.SortCost",
		"figure target.LookupCost", "figure target.WideProductCost", "figure target.HostWork", "figure target.VectorProducts", "figure target.MendedProducts",
		"figure target.HostScanCost", "figure target.pace.Bytes"},
	bounds: {"rule split", "figure target.MaxArrayBytes", "figure target.MinSharedBytes", "figure plan.lanes", "figure plan.vectorElements", "figure plan.leastColumns", "figure plan.maxPoints", "figure plan.maxBound",
		"figure plan.mostSorted", "figure plan.padding", "figure plan.placeGrain", "figure plan.splitGrain", "figure plan.windowSlack", "figure plan.wordBytes", "figure plan.freeSteps",
		"figure plan.largestSlot", "figure plan.bodies", "figure plan.bodiesWide", "figure plan.combinations", "figure plan.columnCombinations", "figure plan.seekBodies", "figure plan.scanCombinations"},
	planTime: {"form slots by time", "figure plan.maxEmitted", "figure plan.maxGathered", "figure plan.maxWindowMaps", "figure plan.maxBelow", "figure plan.maxLooked",
		"figure plan.longChain", "figure plan.nearestFamilies", "figure plan.maxJoined", "figure plan.maxTemps", "figure target.MaxAddressCost"},
	compileFor:  {"figure target.TinyProduct", "figure target.SmallProduct", "figure target.MaxIntegerRows", "form little work in narrow kernels", "figure target.CPUProfile.NarrowBelow"},
	memory:      {"rule reuse", "form slices between two products", "figure target.BetweenBytes", "figure plan.minRows", "form slots of overlapping kernels"},
	swift:       {"figure target.FlushCost", "figure target.storedTile.Rows", "figure target.storedTile.Columns", "figure target.storedTile.Unroll", "figure target.storedTile.Lanes"},
	expressions: {"form sweeps that waste", "figure target.MaxAgainCost"},
	networks: {"form joins that begin alike", "figure plan.minPrefix", "form copies of windows far apart", "figure target.CachedBytes", "figure target.MinCopiedLines", "figure target.MaxCopyFactor",
		"form digits", "figure target.ProductsAByte", "figure target.ProductsALaunchedByte", "figure target.ProductsAStore", "form batches as rows"},
})

// reasons are the subjects by name.
func reasons(lists map[string][]string) map[string]string {
	by := map[string]string{}
	for why, names := range lists {
		for _, name := range names {
			by[name] = why
		}
	}
	return by
}
