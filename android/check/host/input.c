// Fingers and the key that leads back: each begins and ends by an event that the app takes from the queue. They follow at
// once: a slow app takes a longer touch for one that asks what something is.
#include "host.h"
#include <android/input.h>
#include <android/keycodes.h>
#include <android/looper.h>
#include <errno.h>
#include <unistd.h>

typedef struct {
	int type, action;
} event;
static const event touch[] = {
	{AINPUT_EVENT_TYPE_MOTION, AMOTION_EVENT_ACTION_DOWN}, {AINPUT_EVENT_TYPE_MOTION, AMOTION_EVENT_ACTION_UP}};
static const event press[] = {
	{AINPUT_EVENT_TYPE_KEY, AKEY_EVENT_ACTION_DOWN}, {AINPUT_EVENT_TYPE_KEY, AKEY_EVENT_ACTION_UP}};

static float at_x, at_y;
static const event *volatile waiting; // the two that the app gets next
static volatile int begun = 2, ended; // how many of them it has got, and is done with
static volatile int handled;          // whether it had a use for the last one

static void offer(const event *two) {
	waiting = two, ended = handled = 0;
	begun = 0; // from now on
	while (ended < 2) usleep(1000);
	usleep(50000); // before the next one
}

void tap(float x, float y) {
	at_x = x, at_y = y;
	offer(touch);
}

void type_back(void) {
	offer(press);
	if (!handled) press_back();
}

int32_t AInputQueue_getEvent(AInputQueue *queue, AInputEvent **event) {
	if (!waiting || begun == 2 || !gets_input(queue)) return -EAGAIN;
	*event = (AInputEvent *)&waiting[begun++];
	return 0;
}
int32_t AInputQueue_preDispatchEvent(AInputQueue *queue, AInputEvent *event) { return 0; }
void AInputQueue_finishEvent(AInputQueue *queue, AInputEvent *event, int used) { handled = used, ended++; }
int32_t AInputEvent_getType(const AInputEvent *e) { return ((const event *)e)->type; }
int32_t AInputEvent_getDeviceId(const AInputEvent *e) { return -1; } // the keyboard that no hand touches
int32_t AKeyEvent_getAction(const AInputEvent *e) { return ((const event *)e)->action; }
int32_t AKeyEvent_getKeyCode(const AInputEvent *e) { return AKEYCODE_BACK; }
int32_t AMotionEvent_getAction(const AInputEvent *e) { return ((const event *)e)->action; }
size_t AMotionEvent_getPointerCount(const AInputEvent *event) { return 1; }
int32_t AMotionEvent_getPointerId(const AInputEvent *event, size_t finger) { return 0; }
float AMotionEvent_getX(const AInputEvent *event, size_t finger) { return at_x; }
float AMotionEvent_getY(const AInputEvent *event, size_t finger) { return at_y; }

// The app's loop looks into the queue each time it wakes.
ALooper *ALooper_prepare(int options) { return (ALooper *)fake_object; }
int ALooper_pollOnce(int timeout, int *descriptor, int *events, void **data) {
	usleep(10000);
	return ALOOPER_POLL_WAKE;
}
