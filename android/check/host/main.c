// host LIBRARY: loads an app's library as Android does, and then does what it is told, line by line:
//   tap X Y       a finger, in dots
//   back          the key that leads back
//   leave         the app goes into the background, as when somebody presses "home"
//   return        and comes back
//   choose A      the file at an address is chosen in a dialog of the system
//   language TAG  the phone speaks another language
//   again         the activity is destroyed and made anew, as when something changes that it doesn't see to itself
//   forget        it is destroyed in the background, as when somebody wipes the app away
//   overtake      a new one is seen before it is destroyed, as when somebody goes out and in again at once
//   beside        a new one is seen, and it stays
//   tell          what has happened up to now
// Each is answered by a line, if the app is still there. With the name of a function as a second argument it
// is a process in which a file is opened instead (opening.c). FAKE_FILES is where it may keep files; FAKE_LANGUAGE is the
// phone's language.
#include "host.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

void keep_log(void); // system.c

#ifdef __aarch64__
// Go's runtime keeps its own pointer in the slot of a thread that Android gives to apps, 16 bytes after the thread's
// pointer. Under glibc the first thread-local bytes of the program lie there.
__thread void *app_slot[4] __attribute__((aligned(16)));

static bool has_app_slot(void) {
	char *thread;
	__asm__("mrs %0, tpidr_el0" : "=r"(thread));
	return (char *)app_slot == thread + 16;
}
#else
// On other processors glibc has its own there: Go is told of no level, and finds a slot by itself (system.c).
static bool has_app_slot(void) { return true; }
#endif

// now is the time as Go reads it: from the system, past any library.
static long now(void) {
	struct timespec t;
	syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
	return t.tv_sec;
}

static int gone; // how often the app has led out of itself

static void do_as_told(FILE *answers) {
	char line[100], address[100], language[20];
	float x, y;
	while (fgets(line, sizeof line, stdin)) {
		if (sscanf(line, "tap %f %f", &x, &y) == 2) tap(x, y);
		else if (sscanf(line, "choose %99s", address) == 1) choose(address);
		else if (sscanf(line, "language %19s", language) == 1) speak(language), configure();
		else if (!strcmp(line, "back\n")) type_back();
		else if (!strcmp(line, "leave\n")) leave();
		else if (!strcmp(line, "return\n")) come_back();
		else if (!strcmp(line, "again\n")) make_again();
		else if (!strcmp(line, "forget\n")) forget();
		else if (!strcmp(line, "overtake\n")) overtake(true);
		else if (!strcmp(line, "beside\n")) overtake(false);
		else if (!strcmp(line, "tell\n")) usleep(100000); // who asks again and again may do so
		else fprintf(stderr, "what is %s", line), exit(1);
		if (wants_to_go_back) { // out of the first activity that leads into the background, since Android 12
			wants_to_go_back = false, gone++;
			leave();
		}
		fprintf(answers, "time=%ld frames=%d drawn=%d opened=%d sounding=%d heard=%d loud=%d gone=%d picture=%u\n",
			now(), frames, drawn, opened, sounding, heard, loud, gone, picture);
		fflush(answers);
	}
}

int main(int argc, char **argv) {
	if (!has_app_slot()) return fprintf(stderr, "the slot for apps is somewhere else here\n"), 1;
	keep_log();
	FILE *answers = fdopen(dup(1), "w");
	fill_java();
	if (argc > 2) return open_file(argv[1], argv[2], answers);
	const char *trouble = load(argv[1]);
	if (trouble) return fprintf(stderr, "%s\n", trouble), 1;
	open_app();
	do_as_told(answers);
	_exit(0);
}
