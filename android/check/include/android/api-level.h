// The levels of Android's interfaces, by the letters of its versions.
#pragma once
#ifndef __ANDROID_API__
#define __ANDROID_API__ 21
#endif
#define __ANDROID_API_L__ 21
#define __ANDROID_API_M__ 23
#define __ANDROID_API_N__ 24
#define __ANDROID_API_N_MR1__ 25
#define __ANDROID_API_O__ 26
#define __ANDROID_API_O_MR1__ 27
#define __ANDROID_API_P__ 28
#define __ANDROID_API_Q__ 29
#define __ANDROID_API_R__ 30
