// The types of AAudio, Android's newer interface of sound, for code that is compiled and never run: the library of
// sound (Oboe) holds it, and oto switches it off.
#pragma once
#include <stdint.h>

typedef int32_t aaudio_result_t, aaudio_stream_state_t, aaudio_direction_t, aaudio_format_t;
typedef int32_t aaudio_data_callback_result_t, aaudio_sharing_mode_t, aaudio_performance_mode_t;
typedef int32_t aaudio_usage_t, aaudio_content_type_t, aaudio_input_preset_t, aaudio_session_id_t;
typedef int32_t aaudio_allowed_capture_policy_t, aaudio_spatialization_behavior_t;
typedef uint32_t aaudio_channel_mask_t;

enum { AAUDIO_OK = 0, AAUDIO_ERROR_TIMEOUT = -885 };
enum { AAUDIO_STREAM_STATE_STARTING = 3, AAUDIO_STREAM_STATE_STARTED = 4 };

typedef struct AAudioStreamStruct AAudioStream;
typedef struct AAudioStreamBuilderStruct AAudioStreamBuilder;
typedef aaudio_data_callback_result_t (*AAudioStream_dataCallback)(AAudioStream *, void *user, void *audio, int32_t frames);
typedef void (*AAudioStream_errorCallback)(AAudioStream *, void *user, aaudio_result_t);
