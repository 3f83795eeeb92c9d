// A module of its own, so that Weft itself does not need GoMLX.
module github.com/weft-gpu/weft/bridge/gomlx

go 1.25.0

require (
	github.com/gomlx/gomlx v0.27.0
	github.com/weft-gpu/weft v0.0.0
	github.com/x448/float16 v0.8.4
	gonum.org/v1/plot v0.15.2
)

require (
	codeberg.org/go-fonts/liberation v0.5.0 // indirect
	codeberg.org/go-latex/latex v0.1.0 // indirect
	codeberg.org/go-pdf/fpdf v0.10.0 // indirect
	git.sr.ht/~sbinet/gg v0.6.0 // indirect
	github.com/ajstarks/svgo v0.0.0-20211024235047-1546f124cd8b // indirect
	github.com/campoy/embedmd v1.0.0 // indirect
	github.com/dustin/go-humanize v1.0.1 // indirect
	github.com/ebitengine/purego v0.11.3 // indirect
	github.com/go-logr/logr v1.4.3 // indirect
	github.com/golang/freetype v0.0.0-20170609003504-e2365dfdc4a0 // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	github.com/pmezard/go-difflib v1.0.0 // indirect
	github.com/vulkan-go/vulkan v0.0.0-20221209234627-c0a353ae26c8 // indirect
	golang.org/x/exp v0.0.0-20260218203240-3dfff04db8fa // indirect
	golang.org/x/image v0.26.0 // indirect
	golang.org/x/sys v0.46.0 // indirect
	golang.org/x/text v0.33.0 // indirect
	k8s.io/klog/v2 v2.140.0 // indirect
)

replace github.com/weft-gpu/weft => ../..
