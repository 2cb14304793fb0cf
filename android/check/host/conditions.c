// The conditions that threads wait for, on x86: glibc has them in two versions there, of which the names alone stand for the
// one of before 2002, and a library that is linked for Android knows names alone.
#ifndef __aarch64__
#include <dlfcn.h>
#include <pthread.h>

static void *of_today(const char *name) { return dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2"); }

#define FORWARD(name, parameters, arguments) \
	int name parameters { \
		static int (*call) parameters; \
		if (!call) call = of_today(#name); \
		return call arguments; \
	}
FORWARD(pthread_cond_init, (pthread_cond_t * c, const pthread_condattr_t *how), (c, how))
FORWARD(pthread_cond_destroy, (pthread_cond_t * c), (c))
FORWARD(pthread_cond_signal, (pthread_cond_t * c), (c))
FORWARD(pthread_cond_broadcast, (pthread_cond_t * c), (c))
FORWARD(pthread_cond_wait, (pthread_cond_t * c, pthread_mutex_t *m), (c, m))
FORWARD(pthread_cond_timedwait, (pthread_cond_t * c, pthread_mutex_t *m, const struct timespec *until), (c, m, until))
#endif
