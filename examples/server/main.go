// Server answers HTTP requests with what an ONNX model makes of them: POST /run takes one
// element of the model's first input, as JSON numbers in row-major order, and answers
// with those of its first output. Requests that come together run as one batch. Try
//
//	go run ./examples/server -model net.onnx &
//	curl -d '[0.5, 1, 2]' localhost:8080/run
//
// SIGINT and SIGTERM end it: no new requests, and those that it has are answered.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/model"
)

func main() {
	path := flag.String("model", "net.onnx", "the model, whose first input has an open first size")
	address := flag.String("address", "localhost:8080", "where to listen")
	most := flag.Int("batch", 32, "the most requests that run at once")
	wait := flag.Duration("wait", 2*time.Millisecond, "how long a request waits for others to run with")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	listener, err := net.Listen("tcp", *address)
	if err == nil {
		err = serve(ctx, *path, listener, *most, *wait)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "server:", err)
		os.Exit(1)
	}
}

func serve(ctx context.Context, path string, listener net.Listener, most int, wait time.Duration) error {
	dev, err := device.Open()
	if err != nil {
		return err
	}
	defer dev.Close()
	m, err := model.Load(dev, path)
	if err != nil {
		return err
	}
	defer m.Close()
	b, err := newBatcher(dev, m, most, wait)
	if err != nil {
		return err
	}
	defer b.close()
	server := bounded(handler(b), patience)
	ended := make(chan error, 1)
	go func() {
		<-ctx.Done()
		last, cancel := context.WithTimeout(context.Background(), 30*time.Second)
		defer cancel()
		ended <- server.Shutdown(last) // returns when every request has its answer
	}()
	fmt.Printf("%s on %s, http://%s/run\n", path, dev.Info().Name, listener.Addr())
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return <-ended
}

// patience is how long a client may take to send a request, and its answer to be taken.
const patience = 30 * time.Second

// bounded is a server of which no client holds a connection for longer than it needs: those
// that send their header or their body too slowly, or do not take their answer, are
// closed, and so are those that ask for nothing.
func bounded(h http.Handler, patience time.Duration) *http.Server {
	return &http.Server{Handler: h, MaxHeaderBytes: 16 << 10, ReadHeaderTimeout: patience / 3, ReadTimeout: patience,
		WriteTimeout: 2 * patience, IdleTimeout: 4 * patience}
}

// handler answers POST /run.
func handler(b *batcher) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /run", func(w http.ResponseWriter, r *http.Request) {
		var row []float32
		// A number takes 32 bytes at most.
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1024+32*int64(b.size)))
		if err == nil {
			err = json.Unmarshal(body, &row)
		}
		if err != nil {
			http.Error(w, "the body is no list of numbers: "+err.Error(), http.StatusBadRequest)
			return
		}
		if len(row) != b.size {
			http.Error(w, fmt.Sprintf("%d numbers, and the model takes %d: %s", len(row), b.size, b.input), http.StatusBadRequest)
			return
		}
		answer, err := b.run(r.Context(), row)
		var text []byte
		if err == nil {
			text, err = json.Marshal(answer) // which has no infinity and no NaN
		}
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(text) // the client may be gone
	})
	return mux
}
