package main

// form is a form of kernels, or a rewriting, which one function decides for. Refused, the
// function begins by returning what it returns where the form does not fit.
type form struct {
	name     string
	function string   // Name, or Type.Name
	refused  string   // the statement
	files    []string // of code that is there for the form alone, below the module; none: the function
}

// forms are those that the generator can refuse, by the part of the planner.
var forms = []form{
	// Rewriting.
	{"reductions in the parts of what is joined", "rewriter.joined", "return v, false", []string{"internal/plan/joined.go"}},
	{"maps of what is joined", "rewriter.mapped", "return v, false", []string{"internal/plan/joinedmaps.go"}},
	{"joins of joins", "rewriter.flattened", "return w", nil},
	{"joins that begin alike", "rewriter.prefixed", "return w", []string{"internal/plan/joinedprefix.go"}},
	{"slices of maps", "rewriter.sliced", "return v, false", []string{"internal/plan/sliced.go"}},
	{"lookups in maps", "rewriter.lookedUp", "return w", []string{"internal/plan/gatheredmaps.go"}},
	{"reductions of few elements apart as maps", "apart", "return false", nil},
	{"windows as maps", "rewriter.windows", "return false", nil},
	{"pooled reductions and windows as maps", "rewriter.pooled", "return v", []string{"internal/plan/pooled.go"}},

	// Regions.
	{"boxes", "fuser.boxes", "return false", []string{"internal/plan/box.go", "internal/kernel/box.go", "shaders/box.go", "internal/backend/host/box.go"}},
	{"reductions made again", "partition.reducesAgain", "return false", nil},
	{"what saves a launch made again", "savesLaunch", "return false", nil},
	{"ends of trees in maps", "partition.endsTree", "return", []string{"internal/plan/rowtree.go"}},
	{"rows that one launch combines", "builder.inOneLaunch", "return false", nil},
	{"trees that end in cooperative rows", "builder.endsInCooperativeRows", "return false", nil},
	{"what is made once a row", "fuser.onceARow", "return false", nil},
	{"columns as rows", "partition.asColumns", "return nil, expr.Because(\"it is left out\")", []string{"internal/plan/rowcolumns.go", "shaders/rows/columns.go", "internal/backend/host/across.go"}},
	{"sweeps that waste", "RowKernels.wastesSweeps", "return false", nil},
	{"products that a map ends", "partition.finishes", "return", []string{"internal/plan/epilogue.go"}},
	{"slices between two products", "Between.slice", "return false", []string{"internal/plan/between.go"}},

	// Maps.
	{"maps in runs", "builder.goesInRuns", "return false", nil},
	{"maps that walk down rows, or in runs", "builder.chooseWalk", "return", nil},
	{"sliding maps", "builder.slide", "return false", []string{"internal/plan/sliding.go", "internal/kernel/sliding.go", "shaders/sliding.go"}},
	{"tiled maps", "builder.tiled", "return false", []string{"internal/plan/lower/tile.go", "internal/kernel/tile.go", "shaders/maps/tile.go"}},
	{"aligned rows", "builder.alignChunks", "return", []string{"shaders/aligned.go"}},
	{"interleaved rows", "deal", "return", []string{"shaders/interleaved.go"}},
	{"wrapped rows", "rowScheme", "for _, g := range launches { if g.Dims[len(g.Dims)-1]%m.Chunk != 0 { return kernel.General } }", []string{"shaders/wrapped.go"}},
	{"operands read ahead", "readsAhead", "return false", nil},
	{"larger workgroups of maps", "gather", "return", nil},
	{"halves moved as words", "Kernel.MovesHalves", "return false", nil},
	{"long code for four elements", "builder.heavy", "return false", nil},
	{"long code in loops", "builder.compact", "return false", []string{"shaders/compact.go"}},
	{"little work in narrow kernels", "builder.little", "return false", nil},
	{"long chunks of short elements", "MapChunk", "most = min(most, 16)", nil},

	// Reductions and rows.
	{"stripes", "builder.stripeRows", "return 0", []string{"internal/plan/stripe.go", "shaders/stripe.go"}},
	{"cooperative leaves", "builder.chooseCooperative", "r.CooperativeLeaf = kernel.CooperativeLeaf{}; return", []string{"internal/plan/lower/cooperativeleaf.go", "internal/kernel/cooperativeleaf.go", "shaders/reduce/cooperative.go", "shaders/tree/cooperators.go"}},
	{"short cooperative rows", "builder.chooseShort", "r.Chunk = 1; return false", []string{"shaders/reduce/short.go"}},
	{"several elements of a cooperating invocation", "builder.chooseChunk", "return false", nil},
	{"nested cooperative leaves", "builder.canNest", "return false", nil},
	{"nested cooperative leaves of the first level", "builder.nests", "return false", nil},
	{"column workgroups", "builder.columnWorkgroups", "return false", []string{"internal/plan/lower/columnworkgroup.go", "internal/kernel/columnworkgroup.go", "shaders/columnworkgroup.go"}},
	{"cooperative rows", "builder.sharesRows", "return false", []string{"internal/plan/lower/cooperativerow.go", "internal/kernel/cooperativerow.go", "shaders/rows/cooperative.go", "shaders/rows/split.go", "shaders/rows/hold.go"}},
	{"rows split over invocations", "RowKernels.splitRounds", "return false", []string{"shaders/rows/split.go"}},
	{"rows held", "RowKernels.holdAll", "return", []string{"shaders/rows/hold.go"}},
	{"values kept in the result's row", "RowKernels.keptValue", "w.Kept = 0; return 0", nil},
	{"rows that all share, spread", "RowKernels.spreadRows", "return", nil},
	{"tiled scans", "tilesScan", "return false", []string{"internal/plan/lower/scans/tile.go", "shaders/scan/tile.go", "shaders/scan/item.go"}},

	// Products.
	{"batches as rows", "product.batchAsRows", "return nil, nil, false", nil},
	{"operands exchanged", "former.turns", "return false", nil},
	{"digits", "former.digitsOf", "return shape.View{}, nil", []string{"internal/plan/fuse/productdigits.go", "internal/plan/lower/products/digits.go", "internal/kernel/contractdigits.go", "shaders/contract/digits.go", "internal/backend/host/contractdigits.go"}},
	{"copies of windows far apart", "former.farApart", "return false", nil},
	{"cooperative matrices", "product.cooperate", "return false", []string{"internal/plan/lower/products/cooperative.go", "internal/kernel/contractcooperative.go", "shaders/contract/matrices*.go"}},
	{"blocks of cooperative products", "product.blockSteps", "return nil", nil},
	{"blocks joined by maps", "Tiler.mappedBlocks", "return 0", []string{"internal/plan/lower/products/blocks.go", "shaders/contract/blocks.go"}},
	{"sums of several blocks in one kernel", "Tiler.wholeSums", "return false", nil},
	{"shared tiles", "product.tileOf", "if p.Tiler.Config.Tile.Shared > 0 { return p.Tiler.minTile() }", []string{"internal/plan/lower/products/shared.go", "internal/kernel/contractshared.go", "shaders/contract/shared.go", "shaders/contract/bring.go", "internal/plan/lower/products/duration.go"}},
	{"thin tiles", "Tiler.thinTile", "return b.minTile()", []string{"shaders/contract/fine.go"}},
	{"tiles spread over subgroups", "Device.quickSubgroup", "return 0", []string{"shaders/contract/spread.go"}},
	{"vectors of shared tiles", "chooseSharedChunks", "return", nil},
	{"vectors of products", "chooseChunks", "return", []string{"internal/plan/lower/products/chunk.go"}},
	{"parts of products for the cache", "product.partOfBlocks", "if bytes <= p.Tiler.Config.Room() { return 0 }", nil},

	// Sorts.
	{"sorts by digits", "rowSorter.byDigits", "return false", []string{"shaders/sort/digits.go"}},
	{"first elements of sorts", "rewriter.ofFirst", "return w", []string{"internal/plan/first.go"}},

	// Memory and order.
	{"levels of kernels", "levels", "return make([]int, len(p.Steps))", nil},
	{"slots by time", "slotAssigner.assignByTime", "a.assignBest(); return", []string{"internal/plan/slotsbytime.go"}},
	{"slots of overlapping kernels", "slotAssigner.together", "return", nil},
}

// ruleFiles are the files of code that is there for a rule alone, below the module.
var ruleFiles = map[string][]string{
	"simplify":       {"internal/plan/rewrite/simplify.go", "internal/plan/rewrite/pooled.go", "internal/plan/rewrite/sliced.go", "internal/plan/rewrite/gatheredmaps.go"},
	"joins":          {"internal/plan/rewrite/joined.go", "internal/plan/rewrite/joinedmaps.go", "internal/plan/rewrite/joinedprefix.go"},
	"select":         {"internal/plan/rewrite/first.go"},
	"rowwise":        {"internal/plan/lower/row*.go", "shaders/rows/*.go", "internal/kernel/row*.go", "internal/backend/host/rowwise.go"},
	"recompute":      {"internal/plan/fuse/recompute.go"},
	"epilogues":      {"internal/plan/fuse/epilogue.go", "shaders/contract/epilogue.go"},
	"factors":        {"internal/plan/fuse/productfactors.go", "shaders/contract/factor.go", "internal/kernel/contractfactor.go"},
	"boxes":          {"internal/plan/fuse/box.go", "internal/kernel/box.go", "shaders/maps/box.go", "internal/backend/host/box.go"},
	"horizontal":     {"internal/plan/fuse/joinmaps.go"},
	"schemes":        {"internal/plan/lower/tile.go", "internal/plan/lower/sliding.go", "internal/plan/lower/aligned.go", "internal/plan/lower/interleave.go", "internal/plan/lower/stripe.go", "internal/plan/lower/columnworkgroup.go", "internal/plan/lower/cooperativeleaf.go"},
	"places":         {"internal/plan/schedule/place.go"},
	"schedule":       {"internal/plan/schedule/schedule.go"},
	"reuse":          {"internal/plan/schedule/slots.go", "internal/plan/schedule/slotsbytime.go"},
	"views":          {"internal/plan/fuse/view.go"},
	"chains":         {"internal/plan/fuse/fuse.go"},
	"subexpressions": nil, "prologues": nil, "coalesce": nil, "split": nil,
}

// tables are those of which each entry is a subject.
var tables = map[string]bool{"simplifications": true, "FastTiles": true}

// given are figures of profiles that a device's driver tells: facts, no choices.
var given = map[string]bool{"Class": true, "MaxOperands": true, "MaxRange": true, "PushWords": true, "OffsetAlign": true, "SharedBytes": true}
