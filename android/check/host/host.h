// The host plays Android for one app: its activities, its screen, its fingers and its loudspeaker.
#pragma once
#include <jni.h>
#include <stdbool.h>
#include <stdio.h>

enum { LEVEL = 36 }; // the phone has Android 16, for which the app is made

extern JavaVM fake_vm;     // jni.c
extern JNIEnv fake_env;    // jni.c
extern char fake_object[]; // stands for whatever the app only passes on

void fill_java(void);                                  // jni.c
void speak(const char *language);                      // jni.c: which the phone does from now on
extern volatile bool keyboard_is_up, wants_to_go_back; // jni.c: what the app has asked for

// activity.c
const char *load(const char *library); // the app's, or returns why it is none
void open_app(void);                   // its activity is made, and seen
void leave(void);                      // it goes into the background
void come_back(void);                  // and is seen again; where there is none any more, a new one is
void make_again(void);                 // it is destroyed and made anew, at once
void forget(void);                     // it is destroyed in the background
void overtake(bool destroy);           // another one comes before it, and it is destroyed then, or stays
void configure(void);                  // what the activity sees to itself has changed
void press_back(void);                 // Java gets the key that leads back
bool is_seen(const void *window);
bool gets_input(const void *queue);

// graphics.c: buffers swapped on a window that is seen, drawn shapes; a number for the last picture
extern volatile int frames, drawn;
extern volatile unsigned picture;

void tap(float x, float y); // input.c: returns once the app has taken the finger off
void type_back(void);       // input.c: the key that leads back

// loudspeaker.c; the library of sound counts here.
extern volatile int opened, sounding, heard, loud;

// content.c: files of other apps
void fill_content(const void **java);
void choose(const char *address);       // in a dialog of the system
const char *wait_until_finished(void); // until the activity wants to end; returns the class of the one that it started

int open_file(const char *library, const char *function, FILE *answers); // opening.c
