#!/usr/bin/env bash
# Runs gpubench as built for Windows, without cgo, under wine, on a Vulkan driver of this
# machine: wine passes Vulkan on to the system's loader.
#
#   script/wine.sh [ARGUMENTS OF gpubench]
#
# Debian: apt install wine64 gcc-mingw-w64-x86-64 xvfb xauth (script/setup --windows). What wine
# keeps is in ~/.cache/weft/wine.

# shellcheck source=script/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

find_go
wine=$(command -v wine64 || command -v /usr/lib/wine/wine64) || die 'wine.sh: there is no wine64'
mingw=$(command -v x86_64-w64-mingw32-gcc) || die 'wine.sh: there is no x86_64-w64-mingw32-gcc'

export WINEPREFIX=${WINEPREFIX:-${XDG_CACHE_HOME:-$HOME/.cache}/weft/wine}
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
system32=$WINEPREFIX/drive_c/windows/system32
program=$WINEPREFIX/drive_c/gpubench.exe

# Go wants random numbers of a library that wine 8.0 lacks.
make_shim() {
    "$mingw" -shared -x c - -o "$system32/bcryptprimitives.dll" -ladvapi32 <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, (ULONG)size); }
C
}

if [ ! -d "$system32" ]; then
    mkdir -p "$WINEPREFIX"
    xvfb-run -a "$wine" wineboot --init >/dev/null 2>&1 || die 'wine.sh: wine does not start'
fi
[ -f "$system32/bcryptprimitives.dll" ] || make_shim
(cd "$weft_root" && GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build -o "$program" ./cmd/gpubench)
exec xvfb-run -a "$wine" "$program" "$@"
