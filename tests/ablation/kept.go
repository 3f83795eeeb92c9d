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

	"form lookups in lookups": {64, "", "each lookup is made"},
	`entry simplifications: "views that end where they began", viewOfAll`: {19, "", "views are read by strides"},
	`entry simplifications: "a reshape of a reshape", reshapeOfReshape`:   {12, "", "views are read by strides"},
	`entry simplifications: "an inverse of itself", twice`:                {20, "", "both are computed"},
	`entry simplifications: "what is so already", again`:                  {14, "", "both are computed"},
	`entry simplifications: "a choice by a negation", whereOfNot`:         {13, "", "the negation is computed"},

	"figure target.MinSelectGroup":          {0, "16", "groups may be shorter"},
	"figure target.MaxShortColumns":         {0, "4096", "the work decides, not the length"},
	"figure target.NestedGroups":            {0, "256", "rows longer than MaxNestedAlone are never combined at once"},
	"figure target.MaxRounds":               {0, "32", "RowRegisters bounds the rounds too"},
	"figure target.TurnRounds":              {0, "8", "MaxCooperativeCost decides"},
	"figure target.MinSlidRows":             {0, "8", "BusySliders decides"},
	"figure target.HalfMoveCost":            {0, "6", "halves count by their words"},
	"figure target.UnitInvocations":         {0, "2048", "registers and shared memory decide"},
	"figure target.GroupCycles":             {0, "600", "workgroups have no overhead of their own"},
	"figure target.FastOwnRegisters":        {0, "48", "shared memory decides"},
	"figure target.FastSumRegisters":        {0, "1.5", "shared memory decides"},
	"figure target.MaxTileSide":             {0, "128", "MaxTileRatio decides"},
	"figure target.CheapRecompute":          {0, "8", "FewRecomputed decides"},
	"figure target.HostProfile.ChunkBytes":  {0, "64", "the host's chunks have four elements"},
	"figure target.ColumnWorkgroupRowBytes": {0, "256", "RowInvocations bounds the workgroups"},
	"figure target.CPUProfile.SortWhole":    {0, "2048", "SelectFrom decides, by the elements of all rows"},
	"figure target.CPUProfile.BusyRows":     {0, "64", "few rows are taken too"},
	"figure target.CPUProfile.ShortRow":     {0, "4096", "together with BusyRows"},
	"entry FastTiles: 64, 64, 2, 4, 32":     {1, "", "other tiles serve"},
	"form operands in pairs":                {70, "", "each element is read by itself"},
	"figure target.ManyRows":                {0, "4", "one condition says which rows and columns one launch combines"},
	"figure target.CPUProfile.CostBytes":    {0, "4", "arithmetic has one price on GPUs and CPU drivers"},
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
	users       = "programs that users write need it: tests/testdata/borders.txt shows it"
	tuning      = "a device's tuning chooses it"
	together    = "it decides together with others, without all of which tests' plans differ"
	plansDiffer = "without it recorded plans differ"
	code        = "it bounds code and registers"
	mesa22      = "it serves Mesa 22, whose broadcasts are slow"
	oneSide     = "one side of it loses time on the host or on lavapipe, and the other was not timed"
	undecided   = "its times on a busy machine do not decide"
	sizes       = "there are no tiles or blocks without it"
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
	compileFor:  {"figure target.FewRecomputed", "figure target.TinyProduct", "figure target.SmallProduct", "figure target.MaxIntegerRows", "form little work in narrow kernels", "figure target.CPUProfile.NarrowBelow"},
	memory:      {"figure target.MaxBlocksBytes", "figure target.WholeTiles", "rule reuse", "form slices between two products", "form sums of several blocks in one kernel", "figure target.BetweenBytes", "figure plan.minRows", "form slots of overlapping kernels"},
	swift:       {"figure target.FlushCost", "figure target.storedTile.Rows", "figure target.storedTile.Columns", "figure target.storedTile.Unroll", "figure target.storedTile.Lanes"},
	expressions: {"form sweeps that waste", "figure target.MaxAgainCost"},
	users:       {"form first elements of sorts", "form slices of maps", "form lookups in maps", "figure target.FewLookedUp", "figure target.FewRows", "figure target.MinTiled", "figure target.MaxScanRecompute"},
	tuning:      {"figure target.GPUProfile.CostBytes", "figure target.GPUProfile.HeldBytes", "figure target.GPUProfile.SplitLeaves", "figure target.gpuTile.Down"},
	together:    {"figure target.DigitRate", "figure target.DigitBytes", "figure target.TileLaunchTime", "figure target.TileRate", "figure target.MergeRate", "figure target.MergeBytes", "figure target.SortBytesRate"},
	plansDiffer: {"form halves moved as words", "figure target.BlocksBytes", "figure target.GatherCost", "figure target.ScanGroups", "form levels of kernels", `entry simplifications: "a conversion of an exact conversion", castOfCast`, `entry simplifications: "a choice between equals", whereOfEquals`, `entry simplifications: "an operator of equals", ofEquals`},
	code:        {"figure target.MaxFastSums", "figure target.MaxHeldValues", "figure target.MaxShortRepeats", "figure target.MaxCooperativeCost", "figure target.MaxSplitCost", "figure target.MinStraightRounds", "figure target.UnitRegisters", "figure target.unit.Registers", "figure target.CPUProfile.Pooled", "figure plan.maxCuts", "figure plan.MaxSlid", "figure plan.minSlid"},
	mesa22:      {"figure target.spreadingMesa"},
	oneSide:     {"figure target.MinTurnedRows", "figure target.MinTurnedSteps", "figure target.RadixRow", "figure target.RadixPart", "figure target.RadixParts", "figure target.SelectShare", "figure target.HostProfile.MaxCost", "figure target.MaxRunChunks", "figure target.TileInnerLog", "figure target.BusySliders"},
	undecided:   {"rule subexpressions", "form tiles spread over subgroups", "form rows that one launch combines", "figure target.CPUProfile.LaunchElements", "figure target.MinWalkRows"},
	sizes:       {"figure target.MaxTileLines", "figure plan.minBlockSteps"},
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
