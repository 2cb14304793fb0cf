// The host plays Android for one app: its activity, its screen, its fingers and its loudspeaker.
#pragma once
#include <jni.h>
#include <stdio.h>

extern JavaVM fake_vm;     // jni.c
extern JNIEnv fake_env;    // jni.c
extern char fake_object[]; // stands for whatever the app only passes on

void fill_java(void); // jni.c

extern volatile int frames, drawn; // graphics.c: swapped buffers, drawn shapes

void tap(float x, float y); // input.c: returns once the app has taken the finger off

// loudspeaker.c; the library of sound counts here.
extern volatile int opened, sounding, heard, loud;

// content.c: files of other apps
void fill_content(const void **java);
void choose(const char *address);       // in a dialog of the system
const char *wait_until_finished(void); // until the activity wants to end; returns the class of the one that it started

int open_file(const char *library, const char *function, FILE *answers); // opening.c
