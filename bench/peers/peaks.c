// The processor's peaks by a C program, to hold gpubench peaks on a CPU's driver against:
// the same records, as JSON. It takes GCC, and vectors as wide as the driver's,
// of which llvmpipe's name tells the bits.
//
//     cc -O3 -march=native -mprefer-vector-width=256 -DVECTOR_BITS=256 -pthread bench/peers/peaks.c -o peaks
//     ./peaks >c.json
//     gpubench peaks --device lavapipe --format json --out lavapipe.json
//
// Each figure is the best of several samples on all processors, as there.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#ifndef VECTOR_BITS
#define VECTOR_BITS 256
#endif
// As many lanes of doubles, as drivers have them.
#define LANES (VECTOR_BITS / 32)
#define VECTOR(type) typedef type v_##type __attribute__((vector_size(LANES * sizeof(type))))
VECTOR(float);
VECTOR(double);
VECTOR(uint32_t);

#ifndef SAMPLES // a test makes less of it
#define SAMPLES 12
#define ROUNDS (1 << 20)
#define MEBIBYTES 256 // of each array: far larger than a cache
#endif

enum { CHAINS = 12, MOST_THREADS = 256, HUGE = 2 << 20 };
static const size_t BYTES = (size_t)MEBIBYTES << 20;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

// A piece is a thread's part of a measurement.
struct piece {
    void (*work)(struct piece *);
    int index, of;
    volatile double sink; // keeps what is computed
};

static char *arrays[3];

// x = x*y + z in independent chains: two operations, rounded twice, or once where they
// are contracted.
#define ARITHMETIC(name, type, contract)                                                      \
    __attribute__((optimize("fp-contract=" contract))) static void name(struct piece *p) {   \
        v_##type x[CHAINS], y, z;                                                             \
        volatile type one = 1; /* that no multiplication is left out */                       \
        for (size_t i = 0; i < sizeof y / sizeof y[0]; i++) y[i] = one, z[i] = (type)(p->index + 1); \
        for (int c = 0; c < CHAINS; c++) x[c] = y * (type)(c + 1);                            \
        for (int r = 0; r < ROUNDS; r++) {                                                    \
            _Pragma("GCC unroll 12") for (int c = 0; c < CHAINS; c++) x[c] = x[c] * y + z;    \
        }                                                                                     \
        for (int c = 1; c < CHAINS; c++) x[0] += x[c];                                        \
        p->sink = (double)x[0][0];                                                            \
    }
ARITHMETIC(f32, float, "off")
ARITHMETIC(f32_fma, float, "fast")
ARITHMETIC(f64, double, "off")
ARITHMETIC(f64_fma, double, "fast")
ARITHMETIC(u32, uint32_t, "off")

static size_t part(struct piece *p) { return BYTES / p->of / 4096 * 4096; }

static void read_all(struct piece *p) {
    const v_uint32_t *a = (v_uint32_t *)(arrays[0] + part(p) * p->index);
    v_uint32_t sum[4] = {0};
    for (size_t i = 0, n = part(p) / sizeof *a; i < n; i += 4)
        for (int k = 0; k < 4; k++) sum[k] ^= a[i + k];
    sum[0] ^= sum[1] ^ sum[2] ^ sum[3];
    p->sink = sum[0][0];
}

// Stores by vectors that the compiler makes no memset of, which may pass by the caches.
static void write_all(struct piece *p) {
    v_uint32_t *to = (v_uint32_t *)(arrays[0] + part(p) * p->index), x = {0};
    for (size_t i = 0, n = part(p) / sizeof *to; i < n; i++) {
        to[i] = x;
        __asm__ volatile("" ::: "memory");
    }
}

static void copy_all(struct piece *p) {
    const v_uint32_t *a = (v_uint32_t *)(arrays[0] + part(p) * p->index);
    v_uint32_t *to = (v_uint32_t *)(arrays[1] + part(p) * p->index);
    for (size_t i = 0, n = part(p) / sizeof *to; i < n; i++) {
        to[i] = a[i];
        __asm__ volatile("" ::: "memory");
    }
}

static void add_all(struct piece *p) {
    const v_uint32_t *a = (v_uint32_t *)(arrays[0] + part(p) * p->index), *b = (v_uint32_t *)(arrays[1] + part(p) * p->index);
    v_uint32_t *to = (v_uint32_t *)(arrays[2] + part(p) * p->index);
    for (size_t i = 0, n = part(p) / sizeof *to; i < n; i++) {
        to[i] = a[i] ^ b[i];
        __asm__ volatile("" ::: "memory");
    }
}

// The same by eight pages side by side, which some processors' memory prefers: writes
// by half.
#define PAGES(name, body)                                                                     \
    static void name(struct piece *p) {                                                       \
        enum { SIZE = sizeof(v_uint32_t), PAGE = 4096 / SIZE, SIDE = 8, LINE = 64 / SIZE };   \
        size_t from = part(p) / SIZE * p->index;                                              \
        v_uint32_t *a = (v_uint32_t *)arrays[0] + from, *b = (v_uint32_t *)arrays[1] + from, *c = (v_uint32_t *)arrays[2] + from; \
        v_uint32_t sum[LINE] = {0};                                                           \
        for (size_t at = 0, n = part(p) / SIZE / (PAGE * SIDE) * (PAGE * SIDE); at < n; at += PAGE * SIDE) \
            for (size_t line = 0; line < PAGE; line += LINE)                                  \
                for (size_t page = 0; page < SIDE; page++)                                    \
                    for (size_t k = 0, i = at + page * PAGE + line; k < LINE; k++, i++) {     \
                        body;                                                                 \
                    }                                                                         \
        (void)b, (void)c;                                                                     \
        p->sink = sum[0][0] + sum[LINE - 1][0];                                               \
    }
PAGES(read_pages, sum[k] ^= a[i])
PAGES(write_pages, a[i] = sum[k]; __asm__ volatile("" ::: "memory"))
PAGES(copy_pages, b[i] = a[i]; __asm__ volatile("" ::: "memory"))
PAGES(add_pages, c[i] = a[i] ^ b[i]; __asm__ volatile("" ::: "memory"))

static void *start(void *p) {
    ((struct piece *)p)->work(p);
    return NULL;
}

// The best rate of some amount of work by all threads.
static double best(void (*work)(struct piece *), int threads, double amount) {
    double least = 1e30;
    for (int sample = 0; sample < SAMPLES; sample++) {
        static struct piece pieces[MOST_THREADS];
        pthread_t ids[MOST_THREADS];
        double from = now();
        for (int i = 0; i < threads; i++) {
            pieces[i] = (struct piece){.work = work, .index = i, .of = threads};
            if (pthread_create(&ids[i], NULL, start, &pieces[i]) != 0) {
                perror("pthread_create");
                exit(1);
            }
        }
        for (int i = 0; i < threads; i++) pthread_join(ids[i], NULL);
        double took = now() - from;
        least = took < least ? took : least;
    }
    return amount / least;
}

int main(void) {
    int threads = (int)sysconf(_SC_NPROCESSORS_ONLN);
    threads = threads > MOST_THREADS ? MOST_THREADS : threads;
    for (int i = 0; i < 3; i++) {
        arrays[i] = aligned_alloc(HUGE, BYTES);
        if (arrays[i] == NULL) {
            perror("peaks: memory");
            return 1;
        }
        (void)madvise(arrays[i], BYTES, MADV_HUGEPAGE); // a wish: small pages serve too
        memset(arrays[i], i + 1, BYTES);
    }
    double operations = 2.0 * LANES * CHAINS * ROUNDS * threads, bytes = (double)BYTES;
    struct {
        const char *kind, *name, *unit;
        void (*work)(struct piece *), (*other)(struct piece *); // the better counts
        double amount;
    } list[] = {
        {"arithmetic", "f32 mul and add", "GFLOP/s", f32, NULL, operations},
        {"arithmetic", "f32 fma", "GFLOP/s", f32_fma, NULL, operations},
        {"arithmetic", "f64 mul and add", "GFLOP/s", f64, NULL, operations},
        {"arithmetic", "f64 fma", "GFLOP/s", f64_fma, NULL, operations},
        {"arithmetic", "u32 mul and add", "GFLOP/s", u32, NULL, operations},
        {"bandwidth", "read", "GB/s", read_all, read_pages, bytes},
        {"bandwidth", "write", "GB/s", write_all, write_pages, bytes},
        {"bandwidth", "copy", "GB/s", copy_all, copy_pages, 2 * bytes},
        {"bandwidth", "two reads and a write", "GB/s", add_all, add_pages, 3 * bytes},
    };
    size_t n = sizeof list / sizeof list[0];
    puts("[");
    for (size_t i = 0; i < n; i++) {
        double rate = best(list[i].work, threads, list[i].amount), other = list[i].other ? best(list[i].other, threads, list[i].amount) : 0;
        printf("  {\"device\": \"%d threads\", \"driver\": \"C, vectors of %d bits\", \"kind\": \"%s\", \"name\": \"%s\", \"rate\": %.6g, \"unit\": \"%s\"}%s\n",
               threads, VECTOR_BITS, list[i].kind, list[i].name, (other > rate ? other : rate) / 1e9, list[i].unit, i + 1 < n ? "," : "");
    }
    puts("]");
    return 0;
}
