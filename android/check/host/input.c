// Fingers: a tap is a touch that begins and one that ends, each an event that the app takes from the queue. They follow
// at once: a slow app takes a longer touch for one that asks what something is.
#include "host.h"
#include <android/input.h>
#include <android/looper.h>
#include <errno.h>
#include <unistd.h>

static float at_x, at_y;
static volatile int waiting, taken; // the event that the app gets next, or 0; the one that it is done with
enum { DOWN = 1, UP };              // the events themselves

void tap(float x, float y) {
	at_x = x, at_y = y, taken = 0;
	waiting = DOWN;
	while (taken < UP) usleep(1000);
	usleep(50000); // before the next one
}

int32_t AInputQueue_getEvent(AInputQueue *queue, AInputEvent **event) {
	if (!waiting) return -EAGAIN;
	*event = (AInputEvent *)(intptr_t)waiting;
	waiting = waiting < UP ? waiting + 1 : 0;
	return 0;
}
int32_t AInputQueue_preDispatchEvent(AInputQueue *queue, AInputEvent *event) { return 0; }
void AInputQueue_finishEvent(AInputQueue *queue, AInputEvent *event, int handled) { taken = (intptr_t)event; }
int32_t AInputEvent_getType(const AInputEvent *event) { return AINPUT_EVENT_TYPE_MOTION; }
int32_t AMotionEvent_getAction(const AInputEvent *event) {
	return (intptr_t)event == DOWN ? AMOTION_EVENT_ACTION_DOWN : AMOTION_EVENT_ACTION_UP;
}
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
