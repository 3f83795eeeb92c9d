// A module of its own, so that programs which exchange no memory with C need none of it.
module github.com/weft-gpu/weft/bridge/dlpack

go 1.25.0

require (
	github.com/ebitengine/purego v0.11.3
	github.com/weft-gpu/weft v0.0.0
)

require (
	github.com/vulkan-go/vulkan v0.0.0-20221209234627-c0a353ae26c8 // indirect
	github.com/x448/float16 v0.8.4 // indirect
	golang.org/x/sys v0.46.0 // indirect
)

replace github.com/weft-gpu/weft => ../..
