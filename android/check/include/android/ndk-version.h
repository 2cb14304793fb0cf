// What tells a program that an NDK builds it, and which.
#pragma once
#define __ANDROID_NDK__ 1
#define __NDK_MAJOR__ 27
