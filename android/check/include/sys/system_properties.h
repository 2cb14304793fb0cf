// The one function of Android's system properties that the library of sound calls.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

#define PROP_VALUE_MAX 92
int __system_property_get(const char *name, char *value);

#ifdef __cplusplus
}
#endif
