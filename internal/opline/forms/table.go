package forms

import "strings"

// byName are the forms of operators whose kind does not say them.
var byName = map[string][]string{
	"bitcast":      {"[%d] to=%w", "[5,%d] to=%w", "[2,3,%d] to=%t", "[] to=%w", "[3,0,2] to=%w"},
	"broadcast_to": {"[%d,1] shape=[%d,6]", "[] shape=[%d]", "[1,0] shape=[%d,0]"},
	"reshape":      {"[%d,6] shape=[3,-1]", "[1] shape=[]", "[] shape=[1,1]", "[0,%d] shape=[0]"},
	"permute_dims": {"[%d,5]", "[3,%d,2] perm=1,2,0", "[2,3,%d,2] perm=0,-1,1,2", "[2,1,3,1,%d,2] perm=5,0,4,1,3,2", "[]"},
	"expand_dims":  {"[%d,2] axes=0,2", "[] axes=0"},
	"squeeze":      {"[1,%d,1]", "[%d]", "[]", "[1,%d,1] axes=0"},
	"slice": {"[%d,40] start=1,_ step=2,-1", "[%d] start=-3 stop=100", "[%d,3] start=5 stop=2",
		"[%d,9,8] start=_,7,_ stop=_,1,5 step=3,-2,1"},
	"flip": {"[%d,5]", "[%d,5] axes=-1", "[]"},
	"index": {"[%d,40] at=-1,1::2", "[%d] at=newaxis,::-3,newaxis", "[%d,3,8] at=...,5", "[%d,9,8] at=7:1:-2,...,newaxis,1:5",
		"[%d] at=3", "[%d,3] at=5:2", "[%d,3] at=()", "[] at=...,newaxis", "[0,%d] at=...,2"},
	"assign": {"[%d,20] [20] at=1:5", "[%d] [] at=::-2", "[3,%d] [3,1] at=...,2:9", "[] [] at=()"},

	"moveaxis":    {"[%d] source=0 destination=0", "[2,3,%d] source=0 destination=-1", "[2,1,3,%d] source=0,2 destination=3,0"},
	"swapaxes":    {"[%d] axes=0,-1", "[2,3,%d] axes=0,-1", "[%d,4] axes=1,0"},
	"diagonal":    {"[%d,9]", "[3,%d,%d] offset=2", "[%d,3,9] axes=0,2 offset=-4", "[3,%d] offset=-7", "[0,4]"},
	"tile":        {"[%d,3] repetitions=2,3", "[%d] repetitions=2,1,3", "[2,3,%d] repetitions=2", "[] repetitions=4", "[3] repetitions=0"},
	"repeat":      {"[%d,3] repeats=3", "[%d,3] repeats=2 axis=0", "[2,%d,4] repeats=3 axis=1", "[5] repeats=0", "[] repeats=3"},
	"repeat_each": {"[%d] i64[%d] n=20", "[%d,3] i64[%d] n=9 axis=0", "[3,%d] i32[] n=40 axis=1", "[2,3] u8[6] n=5", "[0] i64[0] n=0", "[] i64[1] n=3"},
	"roll":        {"[%d] shift=3", "[%d,7] shift=-2 axis=1", "[%d,5,3] shift=1,40 axis=0,2", "[4,%d] shift=5", "[0,3] shift=1", "[] shift=2"},
	"pad": {"[%d,3] widths=1,2", "[%d] widths=2,0 mode=edge", "[4,%d] widths=3,1,2,2 mode=reflect", "[5,%d] widths=7,9 mode=wrap",
		"[3,%d] widths=0,4 axes=1", "[0,3] widths=1,1", "[1,%d] widths=2,1 mode=reflect", "[] widths=1,2"},
	"tril":     {"[%d,9]", "[3,8,%d] k=2", "[7,%d] k=-3", "[0,3]", "[1,1]"},
	"triu":     {"[%d,9]", "[3,8,%d] k=2", "[7,%d] k=-3", "[0,3]", "[1,1]"},
	"meshgrid": {"[%d] [3] result=0", "[%d] [3] [4] result=1 indexing=ij", "[5] [%d] result=1"},
	"concat":   {"[%d,3] [2,3] axis=0", "[3,%d] [3,1] [3,7] axis=1", "[%d] [2,3]", "[2,%d,3] [2,0,3] [2,5,3] axis=-2", "[%d] axis=0", "[] []"},
	"stack":    {"[%d,3] [%d,3]", "[%d] [%d] [%d] axis=-1", "[] []", "[0,2] [0,2] axis=1"},
	"unstack":  {"[3] result=1", "[3,%d] result=2", "[%d,4,2] axis=1 result=1"},
	"split":    {"[12] sections=4 result=3", "[12,%d] sections=3 result=1", "[5,%d,6] sizes=1,5 axis=-1 result=1", "[3,%d] sections=1 mode=sections"},

	"sum": sums, "prod": sums, "mean": sums, "var": sums, "std": sums, "all": sums, "any": sums, "count_nonzero": sums,
	"sum_square": sums, "logsumexp": sums, "l1_norm": sums, "l2_norm": sums,
	"vector_norm": append([]string{"[%d] p=1", "[5,%d] p=inf axis=1", "[%d,4] p=3 axis=0", "[%d] p=0", "[3,%d] p=-inf"}, sums...),

	"layer_norm": append([]string{"[5,%d] [%d] [%d]", "[3,%d,4] [%d,1] axis=1", "[2,%d] [2,1] []", "[2,%d] []"}, rowwise...),
	"rms_norm":   append([]string{"[5,%d] [%d]", "[2,%d] []", "[3,%d,4] [%d,1] axis=1"}, rowwise...),

	"cumulative_sum": scans, "cumulative_prod": scans, "cumulative_max": scans, "cumulative_min": scans,
	"cumulative_terms": {"[%d]", "[5,%d] axis=-1", "[%d,6] axis=0", "[3,20%d] axis=1", "[1] axis=0", "[3,0,2] axis=1"},
	"diff":             {"[%d]", "[5,%d] n=2", "[%d,4] axis=0", "[%d] [2] mode=prepend", "[3,%d] [3,1] [3,2] mode=both", "[%d] n=0", "[1]", "[3,0]"},

	"lookup":          {"[%d] i64[40]", "[] i64[4]", "[7,%d] i32[3,5]", "[%d,6] i64[9,6] axis=0", "[5,1,%d] i32[5,4,7] axis=2", "[%d] i8[]", "[3] i64[0]"},
	"search":          {"[%d] [30]", "[5,%d] [5,7] mode=right", "[%d] [3,4]", "[%d] []", "[0] [4]"},
	"take":            {"[%d] i64[30] axis=0", "[%d,16] i32[50] axis=0", "[3,%d,4] i64[2,5] axis=1", "[3,%d] i16[7] axis=-1", "[3,%d] i64[0] axis=1", "[2,1,%d,1,3,2] i64[4] axis=2", "[%d] i64[]"},
	"take_along_axis": {"[%d,6] i64[9,6] axis=0", "[5,%d] i32[5,3] axis=1", "[3,%d,2] i64[1,4,2] axis=1", "[%d] i64[8] axis=0", "[3,4] i64[3,0] axis=1"},
	"gather_nd":       {"[%d,6] i64[9,2]", "[%d,6] i64[2]", "[%d,6] i64[4,3,1]", "[3,%d,5] i32[3,2,1] batch_dims=1", "[%d] i64[0,1]"},
	"one_hot":         {"i64[%d] depth=7 dtype=%t", "i32[3,%d] depth=5 axis=1 dtype=%t", "i64[] depth=3 dtype=%t"},
	"compress":        {"bool[%d] [%d] axis=0 n=5", "bool[7] [7,%d] axis=0 n=3", "bool[%d] [4,%d] axis=1 n=9", "bool[3,4] [3,4,%d] n=6"},
	"nonzero":         {"[%d] n=5", "[6,%d] n=9 result=1", "[2,3,%d] n=4 result=2"},
	"scatter":         {"[%d] i64[40] [40] axis=0", "[%d,6] i32[9,6] [9,6] axis=0 mode=add", "[5,%d] i64[5,3] [] axis=1 mode=max", "[3,%d,2] i64[3,4,2] [1,4,1] axis=1 mode=min", "[4] i64[0] [0] axis=0"},
	"put":             {"[%d] i64[30] [30] axis=0", "[%d,6] i32[9] [9,6] axis=0 mode=add", "[5,%d] i64[2,5] [] axis=1 mode=max", "[3,%d,2] i64[4] [1,4,2] axis=1 mode=min", "[4] i64[0] [0] axis=0", "[4] i64[] []"},
	"scatter_nd":      {"[%d,6] i64[9,2] [9]", "[%d,6] i64[2] []", "[%d,6] i64[4,1] [4,6] mode=add", "[%d] i32[30,1] [30] mode=max", "[3,4] i64[2,2] [] mode=min"},

	"bits":        {"u64[] u64[] shape=[%d,5] dtype=u64"},
	"uniform":     {"u64[] u64[] shape=[%d,5] dtype=%t", "u64[] u64[] shape=[] dtype=%t", "u64[] u64[] shape=[0,3] dtype=%t"},
	"normal":      {"u64[] u64[] shape=[%d,5] dtype=%t", "u64[] u64[] shape=[] dtype=%t"},
	"integers":    {"u64[] u64[] shape=[%d,5] dtype=%t low=3 high=90", "u64[] u64[] shape=[] dtype=%t low=0 high=2"},
	"bernoulli":   {"u64[] u64[] shape=[%d,5] probability=0.25", "u64[] u64[] shape=[]"},
	"permutation": {"u64[] u64[] shape=[%d]", "u64[] u64[] shape=[3,%d]", "u64[] u64[] shape=[0]", "u64[1] u64[] shape=[1]"},
	"full_like":   {"[%d] []", "[] []", "[3,%d] [%d]", "[0,2] []"},

	"matmul": {"[%d,7] [7,5]", "[3,%d,8] [8,16]", "[%d] [%d]", "[4,%d] [%d]", "[%d] [%d,3]", "[2,1,5,%d] [3,%d,4]", "[64,20%d] [20%d,32]", "[3,0] [0,4]", "[1,1] [1,1]"},
	"einsum": {"[%d,7] [7,5] equation=ij,jk->ik", "[%d] [%d] equation=i,i->", "[5,%d] equation=ij->ji", "[%d,%d] equation=ii->i", "[7,7] equation=ii",
		"[2,3,%d] [2,%d,4] equation=bij,bjk->bik", "[3,%d] [%d,4] [4,5] equation=ij,jk,kl->il", "[2,3,%d] [%d] equation=...i,i->...", "[%d] [4] equation=i,j->ij",
		"[3,0] [0,4] equation=ij,jk", "[3,%d] equation=ij->", "[1,%d] [5,1] equation=ij,ij->j", "[] [] equation=,"},
	"vecdot":           {"[%d] [%d]", "[5,%d] [%d]", "[%d,3] [%d,3] axis=-2", "[3,20%d] [20%d]", "[3,0] [0]", "[1,1] [1]"},
	"outer":            {"[%d] [5]", "[1] [%d]", "[0] [3]"},
	"tensordot":        {"[3,4,%d] [4,%d,5]", "[%d,5] [5,%d] axes=1 with=0", "[2,%d,3] [3,%d] axes=2,1 with=0,1", "[%d] [4] with=0", "[4,%d] [%d,3] with=1", "[3,0] [0,2] with=1", "[] [3] with=0", "[%d] [] with=0"},
	"matrix_transpose": {"[%d,5]", "[2,%d,3]", "[1,1]", "[0,3]"},
	"trace":            {"[%d,9]", "[3,%d,%d] offset=2", "[%d,3,9] axes=0,2 offset=-4", "[0,4]", "[1,1]"},
	"matrix_power":     {"[%d,%d] n=3", "[2,5,5] n=7", "[3,3] n=0", "[1,1] n=2", "[0,0] n=4"},
	"cholesky":         {"[2,5,5]", "[40,40] mode=upper", "[0,0]"},
	"lu":               {"[2,5,3] result=1", "[40,36]", "[1,1]", "[0,3] result=2", "[3,0,2]"},
	"qr":               {"[2,5,3] result=1", "[40,36]", "[3,5] mode=complete", "[0,3]", "[3,2,0] result=1"},
	"solve":            {"[5,5] [2,5,3]", "[40,40] [40]", "[0,0] [0,2]"},
	"solve_triangular": {"[5,5] [2,5,3] mode=upper", "[40,40] [40]", "[0,0] [0,2]"},
	"cholesky_solve":   {"[5,5] [2,5,3]", "[40,40] [40]", "[0,0] [0,2]"},
	"inv":              {"[2,5,5]", "[0,0]"},
	"det":              {"[2,5,5]", "[0,0]"},
	"slogdet":          {"[2,5,5]", "[0,0] result=1"},
	"eigh":             {"[2,5,5]", "[9,9] result=1", "[34,34] result=1", "[0,0]"},
	"eigvalsh":         {"[2,5,5]", "[0,0]"},
	"eig":              {"[2,4,4] result=1", "[5,5]", "[0,0]"},
	"eigvals":          {"[3,3]", "[0,0]"},
	"svd":              {"[2,5,3] result=1", "[3,9] result=2", "[7,4] mode=reduced", "[0,3]"},
	"svdvals":          {"[2,3,5]", "[0,3]"},
	"pinv":             {"[2,5,3] rtol=0.1", "[3,0]"},
	"matrix_rank":      {"[2,5,3]", "[3,0]"},
	"lstsq":            {"[5,3] [5]", "[2,3,5] [3,2]", "[3,0] [3]"},
	"matrix_norm":      {"[2,5,3]", "[4,3] mode=nuc", "[%d,3] mode=-1", "[3,%d] mode=inf", "[3,3] mode=2"},
	"cond":             {"[2,5,3]", "[4,4] mode=1"},
	"routine": {"[15,%d] mode=lu sizes=5,3", "[25,3] mode=cholesky sizes=5", "[15,2] mode=qr sizes=5,3", "[9,2] [6,2] mode=triangular sizes=3,2,1", "[16,3] mode=eigh sizes=4", "[12,2] mode=svd sizes=3,4",
		"[25,2] mode=tridiagonal sizes=5", "[10,2] [2,2] mode=tridiagonal_values sizes=5", "[15,2] [25,2] mode=tridiagonal_vectors sizes=5", "[15,2] [3,2] mode=reflections sizes=5,3", "[25,2] mode=hessenberg sizes=5", "[16,2] mode=schur sizes=4", "[25,2] mode=triangular_vectors sizes=5"},
	"cross": {"[3] [3]", "[%d,3] [3]", "[2,3,%d] [3,%d] axis=-2", "[0,3] [1,3]"},

	"fft": transforms, "ifft": transforms, "rfft": transforms, "ihfft": transforms, "irfft": halved, "hfft": halved,
	"fftn":     {"[3,%d]", "[4,%d,6] axes=0,2 norm=ortho", "[5,%d] s=7,12 norm=forward", "[2,3,%d] s=5", "[] axes=()", "[0,%d] axes=1", "[1,1,1]"},
	"ifftn":    {"[3,%d]", "[4,%d,6] axes=0,2 norm=ortho", "[5,%d] s=7,12 norm=forward", "[2,3,%d] s=5", "[] axes=()", "[0,%d] axes=1", "[1,1,1]"},
	"rfftn":    {"[%d]", "[3,%d]", "[4,%d,6] axes=2,0 norm=ortho", "[5,%d] s=7,12 norm=forward", "[2,3,%d] s=5", "[0,%d] axes=1", "[1,1,1]"},
	"irfftn":   {"[%d]", "[3,%d]", "[4,%d,6] axes=2,0 norm=ortho", "[5,%d] s=7,12 norm=forward", "[2,3,%d] s=5", "[0,%d] axes=1", "[1,1,2]"},
	"fftshift": {"[%d]", "[3,%d]", "[4,%d,5] axes=-1,0", "[0,3]", "[]"}, "ifftshift": {"[%d]", "[3,%d]", "[4,%d,5] axes=-1,0", "[0,3]", "[]"},

	"sliding_window": {"[%d] axis=0 size=5", "[%d,7] axis=0 size=3 step=2", "[3,%d,2] axis=1 size=4 step=5", "[4] axis=0 size=4", "[5,0] axis=0 size=2"},
	"conv": {"[2,3,%d] [4,3,3]", "[1,2,5,%d] [3,2,2,3] strides=2,1 pads=1,0,2,2", "[2,4,%d,4] [6,2,3,2] groups=2 dilations=1,2", "[1,3,9,%d] [3,1,3,3] groups=3 pads=1,1",
		"[2,2,3,4,%d] [2,2,2,2,2] dilations=1,1,2 strides=1,2,3", "[1,40,3%d] [2,40,30]", "[3,%d,1] [5,%d,1]", "[0,2,5] [3,2,2]", "[1,2,3] [0,2,2]", "[2,0,4] [3,0,2]", "[1,1,1,1] [1,1,1,1]",
		"[2,3,%d] [4,3,5] base_dilations=2 pads=3,4", "[1,2,7,%d] [3,2,4,3] base_dilations=3,2 pads=-2,6,1,-3", "[2,2,5,%d] [4,1,2,3] groups=2 base_dilations=2,3 strides=2,1 dilations=1,2 pads=2,2",
		"[4,3,%d] [6,3,4] batch_groups=2 pads=-3,1", "[2,5,%d,3] [2,3,3,4] layout=nhwc,hwio->nhwc pads=1,1", "[3,%d,4,4] [3,2,2,6] layout=nhwc,hwio->nhwc groups=2 base_dilations=2,1 pads=1,1",
		"[2,%d,7,3] [2,5,4,6] layout=chwn,ihwo->hwnc strides=2,1", "[7,2,%d,2] [2,3,3,2] layout=whnc,hwoi->cnwh dilations=2,1", "[2,%d,9,3] [3,3,1,3] layout=nhwc,hwio->nhwc groups=3 base_dilations=1,2 pads=2,2"},
	"resize":       resizes,
	"max_pool":     {"[2,3,%d] size=2", "[1,2,5,%d] size=2,3 strides=1,2 pads=1,0,2,1", "[2,%d,6,7] size=3 strides=1 dilations=2", "[1,2,6,%d] size=3 strides=2 pads=1,0 ceil=true", "[1,2,3,4,%d] size=2", "[0,1,4] size=3", "[1,1,1] size=1"},
	"average_pool": {"[2,3,%d] size=2", "[1,2,5,%d] size=2,3 strides=1,2 pads=1,0,2,1", "[2,%d,6,7] size=3 strides=1 pads=2,2 mode=include", "[1,2,6,%d] size=3 strides=2 pads=1,1 mode=include ceil=true", "[1,2,%d] size=4 strides=3 ceil=true", "[2,3,40,%d] size=33,2", "[0,1,4] size=3", "[1,1,1] size=1"},
	"reduce_window": {"[2,%d,3] size=1,3,2", "[5,%d] size=2,3 strides=1,2 pads=1,0,-2,3 mode=max", "[%d] size=4 base_dilations=3 dilations=2 strides=1 pads=2,5 mode=min", "[6,%d] size=3,2 strides=1 base_dilations=2,1 mode=prod",
		"[9%d] size=40 strides=1 mode=max", "[7,%d,2] size=2,5,1 strides=3,1,2 pads=4,9 dilations=3,2,1", "[3,%d] size=9,8 strides=2,3 pads=8,8 mode=min", "[%d] size=1 pads=-4,-3", "[4] size=2 pads=9,9 strides=3", "[0,3] size=1,2 strides=1", "[] size=()"},
	"select_and_scatter": {"[4,%d] [2,5] size=2,%d strides=2,1 pads=0,0,0,4", "[3,9] [3,4] size=1,3 strides=1,2", "[2,5,7] [2,6,4] size=1,2,3 strides=1,1,2 pads=0,0,1,1,2,0 mode=min", "[20] [3] size=5 strides=4 dilations=2 base_dilations=1 pads=-3,1",
		"[6] [5] size=3 strides=2 base_dilations=2 pads=1,0", "[9,%d] [3,1] size=3,%d", "[%d] [%d] size=1 strides=1", "[0,3] [0,1] size=1,3", "[] [] size=()", "[5] [5] size=3 strides=4 pads=8,8 mode=max"},
	"rolling_sum": rollings, "rolling_mean": rollings, "rolling_max": rollings, "rolling_min": rollings,
	"rolling_var": append([]string{"[%d] axis=0 size=5 correction=1"}, rollings...), "rolling_std": append([]string{"[%d] axis=0 size=5 correction=1"}, rollings...),
	"segment_sum": segments, "segment_mean": segments, "segment_max": segments, "segment_min": segments,
	"bincount":        {"i64[%d] bins=7", "i32[3,%d] bins=5", "u8[20%d] bins=300", "i64[0] bins=3", "i16[%d] bins=0", "u32[] bins=2"},
	"histogram_edges": {"[%d] bins=5", "[3,%d] bins=1 low=-1 high=2.5", "[0] bins=4", "[] bins=3", "[%d] bins=2 low=1 high=1"},
	"histogram_bin":   {"[%d] [6]", "[3,%d] [2]", "[] [3]", "[0] [4]"},
	"histogram":       {"[%d] [6]", "[3,20%d] [9]", "[] [3]", "[0] [4]"},
	"nansum":          sums, "nanprod": sums, "nanmax": reductions, "nanmin": reductions, "nanmean": sums, "nanvar": append([]string{"[%d] correction=1"}, sums...), "nanstd": append([]string{"[%d] correction=1"}, sums...),
	"round_decimals": {"[%d] decimals=2", "[5,%d] decimals=-1", "[] decimals=0", "[3,0] decimals=1", "[%d] decimals=-3"},
	"logcumsumexp":   {"[%d]", "[5,%d] axis=-1", "[%d,6] axis=0", "[3,20%d] axis=1", "[1] axis=0", "[0] axis=0", "[3,0,2] axis=1"},
	"interp":         {"[%d] [9] [9]", "[5,%d] [30] [30]", "[] [1] [1]", "[3,0] [2] [2]"},
	"median":         sortedRows(""), "quantile": sortedRows("q=0.3", "q=0.25 method=lower", "q=1 method=higher", "q=0.5 method=nearest", "q=0.4 method=midpoint", "q=0 method=hazen", "q=0.61 method=weibull", "q=0.9 method=median_unbiased", "q=0.77 method=normal_unbiased"),
	"cov":      {"[5,%d] correction=1", "[2,3,%d]", "[%d]", "[1,%d]", "[3,20%d] correction=1", "[4,1]"},
	"corrcoef": {"[5,%d]", "[2,3,%d]", "[%d]", "[1,%d]", "[3,20%d]"},

	"segment":    {"[%d] [5] u64[5] axis=0 mode=add", "[%d,4] [6,4] u64[6,1] axis=0 mode=max"},
	"sort_rows":  {"[%d]", "[5,%d]", "[20%d]", "[2,3,4]", "[1]", "[3,0]"},
	"order_rows": {"[%d]", "[5,%d] k=3", "[20%d]", "[3,20%d] k=9", "[2,3,4] k=4", "[1]", "[3,0]"},

	"sort":         rowsOf("", "descending=true"),
	"argsort":      rowsOf("", "descending=true"),
	"topk":         {"[%d] k=5", "[5,%d] k=3 axis=1 mode=smallest", "[%d,4] k=2 axis=0 result=1", "[7] k=0", "[3,1] k=1"},
	"searchsorted": {"[%d] [30]", "[%d] [5,7] side=right", "[%d] []", "[0] [4]"},
	"isin":         {"[%d] [5]", "[%d] []", "[5,%d] [30] mode=invert", "[%d] [0]", "[] [3,4]"},
	"unique_order": {"[%d]", "[5,%d] result=1", "[0]", "[]"}, "unique_from": {"[%d] i64[%d] i64[%d] n=7 result=2"},
	"unique_all": {"[] n=1", "[%d] n=5 result=2", "[5,%d] n=9 result=3", "[1] n=1 result=1"}, "unique_counts": {"[%d] n=5 result=1", "[5,%d] n=3"},
	"unique_inverse": {"[%d] n=5 result=1", "[5,%d] n=3"}, "unique_values": {"[%d] n=5", "[5,%d] n=3"},
}

// transforms are of one step and of several, by small factors, a large one and a chirp, of
// the axis's length, of less and of more.
var transforms = []string{
	"[%d]", "[3,%d] norm=ortho", "[4,64,3] axis=1", "[2,%d] n=81 norm=forward", "[%d,2] n=7 axis=0", "[2,60]", "[131] axis=-1", "[3,254] n=1%d", "[2,256]", "[1]", "[5,1] n=2", "[0,6]", "[3,0] n=4",
}

// halved are of half a spectrum, of even lengths and of odd ones.
var halved = []string{
	"[%d]", "[3,33] norm=ortho", "[4,%d,3] axis=1 n=45", "[2,%d] n=81 norm=forward", "[%d,2] n=7 axis=0", "[2,31]", "[66] n=131", "[3,9] n=4%d", "[2,129]", "[2]", "[5,1] n=1", "[0,6]", "[3,0] n=4",
}

// rollings are windows short and long, along rows and across them.
var rollings = []string{
	"[%d] axis=0 size=5", "[5,%d] axis=-1 size=3", "[%d,6] axis=0 size=%d", "[3,20%d,2] axis=1 size=100", "[11%d] axis=0 size=40", "[21%d] axis=0 size=1100", "[4] axis=0 size=1", "[5,0] axis=0 size=2",
}

// segments are of one leaf and of several, with and without blocks.
var segments = []string{
	"[%d] i64[%d] segments=5", "[%d,3] i32[%d] segments=4", "[3,%d] u8[%d] axis=-1 segments=7", "[30%d] i64[30%d] segments=3", "[23%d,2] i16[23%d] segments=2 axis=0",
	"[0] i64[0] segments=3", "[2,0] i64[2] segments=3", "[%d] u32[%d] segments=0", "[1] i64[1] segments=2",
}

// sortedRows are reduced in order.
func sortedRows(keys ...string) []string {
	var list []string
	for i, s := range []string{"[%d]", "[4,%d] axis=1", "[%d,6] axis=0 keepdims=true", "[3,4,%d] axis=0,2", "[20%d]", "[3,20%d] axis=-1", "[2,1,%d] axis=2,0 keepdims=true", "[1]", "[3,0,2] axis=0", "[]"} {
		list = append(list, strings.TrimSpace(s+" "+keys[i%len(keys)]))
	}
	return list
}

// rowsOf are operators that put rows in order.
func rowsOf(keys ...string) []string {
	var list []string
	for i, s := range []string{"[%d]", "[5,%d]", "[%d,6] axis=0", "[3,%d,2] axis=1", "[20%d]", "[40%d] axis=0", "[3,20%d]", "[300,7]", "[1]", "[3,0]", "[2,1,2,1,%d,1] axis=4"} {
		list = append(list, strings.TrimSpace(s+" "+keys[i%len(keys)]))
	}
	return list
}

// resizes take the nearest elements of any dtype; between elements lie floats alone.
var resizes = []string{
	"[%d,3] axes=0 sizes=40", "[3,%d] sizes=(6,30)", "[5,%d] axes=-1 sizes=9 mode=nearest coordinates=asymmetric", "[4] axes=0 sizes=0", "[0,3] axes=1 sizes=5",
	"[3,%d] axes=(0,1) sizes=(7,40) mode=linear", "[%d,2] axes=0 sizes=5 mode=linear coordinates=align_corners", "[2,%d] axes=1 sizes=9 mode=cubic", "[3,2%d] axes=1 sizes=31 mode=linear antialias=true", "[2,1%d] axes=1 sizes=12 mode=cubic antialias=true coordinates=half_pixel_symmetric",
}
