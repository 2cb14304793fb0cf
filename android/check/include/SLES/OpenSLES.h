// As much of the OpenSL ES API as the library of sound names, for the stand-in NDK. Names are the specification's;
// numbers and the order of functions needn't be, since the only engine that it meets is host/sound.c.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SL_API
#define SLAPIENTRY

typedef uint8_t SLuint8;
typedef uint16_t SLuint16;
typedef uint32_t SLuint32;
typedef int32_t SLint32;
typedef char SLchar;
typedef SLuint32 SLboolean;
typedef SLuint32 SLresult;
typedef SLuint32 SLmillisecond;
typedef const struct SLInterfaceID_ *SLInterfaceID;

enum { SL_BOOLEAN_FALSE, SL_BOOLEAN_TRUE };
enum {
	SL_RESULT_SUCCESS,
	SL_RESULT_PRECONDITIONS_VIOLATED,
	SL_RESULT_PARAMETER_INVALID,
	SL_RESULT_MEMORY_FAILURE,
	SL_RESULT_RESOURCE_ERROR,
	SL_RESULT_RESOURCE_LOST,
	SL_RESULT_IO_ERROR,
	SL_RESULT_BUFFER_INSUFFICIENT,
	SL_RESULT_CONTENT_CORRUPTED,
	SL_RESULT_CONTENT_UNSUPPORTED,
	SL_RESULT_CONTENT_NOT_FOUND,
	SL_RESULT_PERMISSION_DENIED,
	SL_RESULT_FEATURE_UNSUPPORTED,
	SL_RESULT_INTERNAL_ERROR,
	SL_RESULT_UNKNOWN_ERROR,
	SL_RESULT_OPERATION_ABORTED,
	SL_RESULT_CONTROL_LOST,
};
enum { SL_PLAYSTATE_STOPPED = 1, SL_PLAYSTATE_PAUSED, SL_PLAYSTATE_PLAYING };
enum { SL_RECORDSTATE_STOPPED = 1, SL_RECORDSTATE_PAUSED, SL_RECORDSTATE_RECORDING };
enum { SL_BYTEORDER_BIGENDIAN = 1, SL_BYTEORDER_LITTLEENDIAN };
enum { SL_DATAFORMAT_PCM = 2 };
enum { SL_DATALOCATOR_IODEVICE = 3, SL_DATALOCATOR_OUTPUTMIX };
enum { SL_IODEVICE_AUDIOINPUT = 1 };
#define SL_DEFAULTDEVICEID_AUDIOINPUT 0xFFFFFFFFu
enum {
	SL_SPEAKER_FRONT_LEFT = 1 << 0,
	SL_SPEAKER_FRONT_RIGHT = 1 << 1,
	SL_SPEAKER_FRONT_CENTER = 1 << 2,
	SL_SPEAKER_LOW_FREQUENCY = 1 << 3,
	SL_SPEAKER_BACK_LEFT = 1 << 4,
	SL_SPEAKER_BACK_RIGHT = 1 << 5,
	SL_SPEAKER_SIDE_LEFT = 1 << 9,
	SL_SPEAKER_SIDE_RIGHT = 1 << 10,
};

typedef struct SLEngineOption { SLuint32 feature, data; } SLEngineOption;
typedef struct SLDataSource { void *pLocator, *pFormat; } SLDataSource;
typedef struct SLDataSink { void *pLocator, *pFormat; } SLDataSink;
typedef struct SLDataFormat_PCM {
	SLuint32 formatType, numChannels, samplesPerSec, bitsPerSample, containerSize, channelMask, endianness;
} SLDataFormat_PCM;

typedef const struct SLObjectItf_ *const *SLObjectItf;
struct SLObjectItf_ {
	SLresult (*Realize)(SLObjectItf, SLboolean async);
	SLresult (*GetInterface)(SLObjectItf, const SLInterfaceID, void *interface);
	void (*Destroy)(SLObjectItf);
};

typedef struct SLDataLocator_IODevice {
	SLuint32 locatorType, deviceType;
	SLuint32 deviceID;
	SLObjectItf device;
} SLDataLocator_IODevice;
typedef struct SLDataLocator_OutputMix { SLuint32 locatorType; SLObjectItf outputMix; } SLDataLocator_OutputMix;

typedef const struct SLEngineItf_ *const *SLEngineItf;
struct SLEngineItf_ {
	SLresult (*CreateAudioPlayer)(SLEngineItf, SLObjectItf *, SLDataSource *, SLDataSink *,
		SLuint32 interfaces, const SLInterfaceID *, const SLboolean *required);
	SLresult (*CreateAudioRecorder)(SLEngineItf, SLObjectItf *, SLDataSource *, SLDataSink *,
		SLuint32 interfaces, const SLInterfaceID *, const SLboolean *required);
	SLresult (*CreateOutputMix)(SLEngineItf, SLObjectItf *, SLuint32 interfaces, const SLInterfaceID *, const SLboolean *required);
};

typedef const struct SLPlayItf_ *const *SLPlayItf;
struct SLPlayItf_ {
	SLresult (*SetPlayState)(SLPlayItf, SLuint32);
	SLresult (*GetPosition)(SLPlayItf, SLmillisecond *);
};

typedef const struct SLRecordItf_ *const *SLRecordItf;
struct SLRecordItf_ {
	SLresult (*SetRecordState)(SLRecordItf, SLuint32);
	SLresult (*GetPosition)(SLRecordItf, SLmillisecond *);
};

extern SL_API const SLInterfaceID SL_IID_ENGINE;
extern SL_API const SLInterfaceID SL_IID_PLAY;
extern SL_API const SLInterfaceID SL_IID_RECORD;
extern SL_API const SLInterfaceID SL_IID_VOLUME;
extern SL_API const SLInterfaceID SL_IID_BUFFERQUEUE;

#ifdef __cplusplus
}
#endif
