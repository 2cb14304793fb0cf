/* swaps.c: to be preloaded into a program that draws by GLX. It writes a line for each picture that is shown: the time in
 * ms that its thread had the processor since the picture before, all drawing included. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void (*swap_buffers)(void *display, unsigned long drawable);

static double processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void timed_swap(void *display, unsigned long drawable) {
  static double before;
  static FILE *lines;
  swap_buffers(display, drawable);
  if (!lines && !(lines = fopen(getenv("SWAPS"), "w"))) abort();
  double now = processor_time();
  fprintf(lines, "%.3f\n", now - before);
  fflush(lines);
  before = processor_time();
}

/* The toolkit looks the function up by its name. */
void *dlsym(void *library, const char *name) {
  static void *(*look_up)(void *, const char *);
  if (!look_up) look_up = dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.2.5");
  void *found = look_up(library, name);
  if (strcmp(name, "glXSwapBuffers")) return found;
  swap_buffers = found;
  return timed_swap;
}
