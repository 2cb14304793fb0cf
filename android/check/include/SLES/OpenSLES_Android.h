// What Android adds to OpenSL ES, as far as the library of sound names it; see OpenSLES.h.
#pragma once
#include <SLES/OpenSLES.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { SL_ANDROID_DATAFORMAT_PCM_EX = 4 };
enum { SL_ANDROID_PCM_REPRESENTATION_SIGNED_INT = 1, SL_ANDROID_PCM_REPRESENTATION_FLOAT = 3 };
enum { SL_DATALOCATOR_ANDROIDSIMPLEBUFFERQUEUE = 0x800007BD };
enum {
	SL_ANDROID_STREAM_VOICE,
	SL_ANDROID_STREAM_SYSTEM,
	SL_ANDROID_STREAM_RING,
	SL_ANDROID_STREAM_MEDIA,
	SL_ANDROID_STREAM_ALARM,
	SL_ANDROID_STREAM_NOTIFICATION,
};
enum {
	SL_ANDROID_RECORDING_PRESET_NONE,
	SL_ANDROID_RECORDING_PRESET_GENERIC,
	SL_ANDROID_RECORDING_PRESET_CAMCORDER,
	SL_ANDROID_RECORDING_PRESET_VOICE_RECOGNITION,
	SL_ANDROID_RECORDING_PRESET_VOICE_COMMUNICATION,
	SL_ANDROID_RECORDING_PRESET_UNPROCESSED,
};
enum {
	SL_ANDROID_PERFORMANCE_NONE,
	SL_ANDROID_PERFORMANCE_LATENCY,
	SL_ANDROID_PERFORMANCE_LATENCY_EFFECTS,
	SL_ANDROID_PERFORMANCE_POWER_SAVING,
};
#define SL_ANDROID_MAKE_INDEXED_CHANNEL_MASK(bits) ((bits) | 0x80000000u)
#define SL_ANDROID_KEY_STREAM_TYPE ((const SLchar *)"androidPlaybackStreamType")
#define SL_ANDROID_KEY_RECORDING_PRESET ((const SLchar *)"androidRecordingPreset")
#define SL_ANDROID_KEY_PERFORMANCE_MODE ((const SLchar *)"androidPerformanceMode")

typedef struct SLAndroidDataFormat_PCM_EX {
	SLuint32 formatType, numChannels, sampleRate, bitsPerSample, containerSize, channelMask, endianness, representation;
} SLAndroidDataFormat_PCM_EX;
typedef struct SLDataLocator_AndroidSimpleBufferQueue { SLuint32 locatorType, numBuffers; } SLDataLocator_AndroidSimpleBufferQueue;
typedef struct SLAndroidSimpleBufferQueueState { SLuint32 count, index; } SLAndroidSimpleBufferQueueState;

typedef const struct SLAndroidConfigurationItf_ *const *SLAndroidConfigurationItf;
struct SLAndroidConfigurationItf_ {
	SLresult (*SetConfiguration)(SLAndroidConfigurationItf, const SLchar *key, const void *value, SLuint32 size);
	SLresult (*GetConfiguration)(SLAndroidConfigurationItf, const SLchar *key, SLuint32 *size, void *value);
};

typedef const struct SLAndroidSimpleBufferQueueItf_ *const *SLAndroidSimpleBufferQueueItf;
typedef void (*slAndroidSimpleBufferQueueCallback)(SLAndroidSimpleBufferQueueItf, void *context);
struct SLAndroidSimpleBufferQueueItf_ {
	SLresult (*Enqueue)(SLAndroidSimpleBufferQueueItf, const void *buffer, SLuint32 size);
	SLresult (*Clear)(SLAndroidSimpleBufferQueueItf);
	SLresult (*GetState)(SLAndroidSimpleBufferQueueItf, SLAndroidSimpleBufferQueueState *);
	SLresult (*RegisterCallback)(SLAndroidSimpleBufferQueueItf, slAndroidSimpleBufferQueueCallback, void *context);
};

extern SL_API const SLInterfaceID SL_IID_ANDROIDCONFIGURATION;
extern SL_API const SLInterfaceID SL_IID_ANDROIDSIMPLEBUFFERQUEUE;

#ifdef __cplusplus
}
#endif
