// libOpenSLES.so: an engine of sound that takes what it is given in the time that it would last, and counts samples that
// can be heard. FAKE_SOUND=none is a phone whose engine can't be made.
#include "host.h"
#include <SLES/OpenSLES_Android.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { RATE = 48000, FRAME = 2 * sizeof(float), DEPTH = 64 };

static const char engine_id, play_id, queue_id, other_id;
const SLInterfaceID SL_IID_ENGINE = (SLInterfaceID)&engine_id, SL_IID_PLAY = (SLInterfaceID)&play_id;
const SLInterfaceID SL_IID_ANDROIDSIMPLEBUFFERQUEUE = (SLInterfaceID)&queue_id;
const SLInterfaceID SL_IID_BUFFERQUEUE = (SLInterfaceID)&other_id, SL_IID_ANDROIDCONFIGURATION = (SLInterfaceID)&other_id;
const SLInterfaceID SL_IID_RECORD = (SLInterfaceID)&other_id, SL_IID_VOLUME = (SLInterfaceID)&other_id;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct { const float *samples; SLuint32 size; } waiting[DEPTH];
static SLuint32 count;
static slAndroidSimpleBufferQueueCallback taken;
static void *taken_context;

static SLresult enqueue(SLAndroidSimpleBufferQueueItf self, const void *buffer, SLuint32 size) {
	pthread_mutex_lock(&lock);
	SLresult result = SL_RESULT_BUFFER_INSUFFICIENT;
	if (count < DEPTH) {
		waiting[count].samples = buffer, waiting[count].size = size;
		count++;
		result = SL_RESULT_SUCCESS;
	}
	pthread_mutex_unlock(&lock);
	return result;
}
static SLresult clear(SLAndroidSimpleBufferQueueItf self) {
	pthread_mutex_lock(&lock);
	count = 0;
	pthread_mutex_unlock(&lock);
	return SL_RESULT_SUCCESS;
}
static SLresult state(SLAndroidSimpleBufferQueueItf self, SLAndroidSimpleBufferQueueState *now) {
	now->count = count, now->index = 0;
	return SL_RESULT_SUCCESS;
}
static SLresult on_taken(SLAndroidSimpleBufferQueueItf self, slAndroidSimpleBufferQueueCallback call, void *context) {
	taken = call, taken_context = context;
	return SL_RESULT_SUCCESS;
}
static const struct SLAndroidSimpleBufferQueueItf_ queue_functions = {enqueue, clear, state, on_taken};
static const struct SLAndroidSimpleBufferQueueItf_ *const queue = &queue_functions;

// listen takes the first buffer, if there is one, and returns how many frames it had.
static int listen(void) {
	pthread_mutex_lock(&lock);
	int size = 0;
	if (count) {
		size = waiting[0].size;
		for (unsigned i = 0; i < size / sizeof(float); i++) loud += fabsf(waiting[0].samples[i]) > 0.001f;
		heard += size / FRAME;
		memmove(waiting, waiting + 1, --count * sizeof *waiting);
	}
	pthread_mutex_unlock(&lock);
	return size / FRAME;
}

static __attribute__((noreturn)) void *sound(void *unused) {
	for (;;) {
		int played = sounding ? listen() : 0;
		usleep(played ? played * 1000000LL / RATE : 5000);
		if (played && taken) taken(&queue, taken_context);
	}
}

static SLresult set_state(SLPlayItf self, SLuint32 wanted) {
	sounding = wanted == SL_PLAYSTATE_PLAYING;
	return SL_RESULT_SUCCESS;
}
static SLresult position(SLPlayItf self, SLmillisecond *now) {
	*now = heard * 1000LL / RATE;
	return SL_RESULT_SUCCESS;
}
static const struct SLPlayItf_ play_functions = {set_state, position};
static const struct SLPlayItf_ *const play = &play_functions;

static const struct SLObjectItf_ *const object; // the engine, the mix and the player in one
static const struct SLEngineItf_ *const engine;
static SLresult realize(SLObjectItf self, SLboolean async) { return SL_RESULT_SUCCESS; }
static SLresult interface(SLObjectItf self, const SLInterfaceID wanted, void *found) {
	if (wanted == SL_IID_ENGINE) *(const void **)found = &engine;
	else if (wanted == SL_IID_PLAY) *(const void **)found = &play;
	else if (wanted == SL_IID_ANDROIDSIMPLEBUFFERQUEUE) *(const void **)found = &queue;
	else return SL_RESULT_FEATURE_UNSUPPORTED;
	return SL_RESULT_SUCCESS;
}
static void destroy(SLObjectItf self) { sounding = 0; }
static const struct SLObjectItf_ object_functions = {realize, interface, destroy};
static const struct SLObjectItf_ *const object = &object_functions;

static SLresult player(SLEngineItf self, SLObjectItf *made, SLDataSource *source, SLDataSink *sink,
	SLuint32 interfaces, const SLInterfaceID *ids, const SLboolean *required) {
	pthread_t thread;
	opened++;
	*made = &object;
	return pthread_create(&thread, 0, sound, 0) ? SL_RESULT_RESOURCE_ERROR : SL_RESULT_SUCCESS;
}
static SLresult mix(SLEngineItf self, SLObjectItf *made, SLuint32 interfaces, const SLInterfaceID *ids, const SLboolean *required) {
	*made = &object;
	return SL_RESULT_SUCCESS;
}
static const struct SLEngineItf_ engine_functions = {.CreateAudioPlayer = player, .CreateOutputMix = mix};
static const struct SLEngineItf_ *const engine = &engine_functions;

SLresult slCreateEngine(SLObjectItf *made, SLuint32 options, const SLEngineOption *option,
	SLuint32 interfaces, const SLInterfaceID *ids, const SLboolean *required) {
	const char *kind = getenv("FAKE_SOUND");
	if (kind && !strcmp(kind, "none")) return SL_RESULT_RESOURCE_ERROR;
	*made = &object;
	return SL_RESULT_SUCCESS;
}
