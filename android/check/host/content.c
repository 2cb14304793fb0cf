// Files of other apps: the system's ContentResolver, which knows of content://phone/KEY what lies in the folder KEY of
// FAKE_CONTENT: its name, its data, and its trouble, if there is one:
//   refused    who has it gives it to nobody, or not any more
//   gone       it was deleted
//   nameless   nobody tells what it is called
//   breaks     reading ends in an error after the data
// What is written there replaces the data.
// Whatever else Java is asked stays as it was. Calls that end the program on a phone end it here.
#include "host.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PLACE(function) (offsetof(struct JNINativeInterface, function) / sizeof(void *))

// An object of a class by its name; what it holds is a text, a file, or bytes.
struct object {
	char magic[8];
	const char *class;
	char *text;
	FILE *file;
	char *bytes;
	int fails;
};
static const char magic[8] = "\1OBJECT";

static struct JNINativeInterface before; // what Java answers whoever asks for something else
static pthread_key_t exception;          // of a thread; not thread-local, where main.c has the slot for apps
static void throw(struct object *o) { pthread_setspecific(exception, o); }
static struct object *thrown(void) { return pthread_getspecific(exception); }

static struct object *make(const char *class, const char *text) {
	struct object *o = calloc(1, sizeof *o);
	memcpy(o->magic, magic, sizeof magic);
	o->class = class, o->text = text ? strdup(text) : NULL;
	return o;
}

static int is_object(void *o) { return o && !memcmp(o, magic, sizeof magic); }
static int is_a(void *o, const char *class) { return is_object(o) && !strcmp(((struct object *)o)->class, class); }

static void die(const char *why, const char *what) {
	fprintf(stderr, "Java would end the program: %s %s\n", why, what);
	abort();
}

static void must_be_calm(const char *what) {
	if (thrown()) die("with an exception pending it is asked for", what);
}

static void *throw_it(const char *class) {
	throw(make(class, NULL));
	return NULL;
}

// open_part opens what lies in a file's folder under a name.
static FILE *open_part(struct object *address, const char *name, const char *mode) {
	const char *start = "content://phone/";
	if (strncmp(address->text, start, strlen(start))) return NULL;
	char path[500];
	snprintf(path, sizeof path, "%s/%s/%s", getenv("FAKE_CONTENT"), address->text + strlen(start), name);
	return fopen(path, mode);
}
static FILE *part(struct object *address, const char *name) { return open_part(address, name, "r"); }

static int has_trouble(struct object *address, const char *trouble) {
	char found[50] = "";
	FILE *file = part(address, "trouble");
	if (!file) return 0;
	int same = fgets(found, sizeof found, file) && !strcmp(found, trouble);
	fclose(file);
	return same;
}

static void *query(struct object *address) {
	if (has_trouble(address, "refused")) return throw_it("java/lang/SecurityException");
	if (has_trouble(address, "nameless")) return NULL;
	char name[500] = "";
	FILE *file = part(address, "name");
	struct object *cursor = make("android/database/Cursor", file && fgets(name, sizeof name, file) ? name : NULL);
	if (file) fclose(file);
	return cursor;
}

static void *open_stream(struct object *address) {
	if (has_trouble(address, "refused")) return throw_it("java/lang/SecurityException");
	FILE *file = has_trouble(address, "gone") ? NULL : part(address, "data");
	if (!file) return throw_it("java/io/FileNotFoundException");
	struct object *stream = make("java/io/InputStream", NULL);
	stream->file = file, stream->fails = has_trouble(address, "breaks");
	return stream;
}

static void *open_output(struct object *address) {
	struct object *stream = make("java/io/OutputStream", NULL);
	stream->file = open_part(address, "data", "w");
	return stream->file ? stream : throw_it("java/io/FileNotFoundException");
}

// intent is what the activity was started with.
static struct object *intent(void) {
	struct object *i = make("android/content/Intent", getenv("FAKE_ADDRESS"));
	i->fails = !getenv("FAKE_ACTION") || strcmp(getenv("FAKE_ACTION"), "send"); // as an extra, or as data
	return i;
}

static char *started; // the class of the activity that was started last

static void *answer(void *object, const char *method, va_list arguments, int *known) {
	struct object *o = object;
	*known = 1;
	if (!strcmp(method, "getIntent")) return intent();
	if (!strcmp(method, "getContentResolver")) return make("android/content/ContentResolver", NULL);
	if (!strcmp(method, "getApplicationContext")) return make("android/content/Context", NULL);
	if (is_a(o, "android/content/Intent")) {
		if (!strcmp(method, "getData") && o->fails && o->text) return make("android/net/Uri", o->text);
		if (!strcmp(method, "getParcelableExtra") && !o->fails && o->text) return make("android/net/Uri", o->text);
		if (!strcmp(method, "setClassName")) va_arg(arguments, void *), started = va_arg(arguments, struct object *)->text;
		return NULL;
	}
	if (is_a(o, "android/net/Uri")) {
		if (strcmp(method, "getScheme")) return make("java/lang/String", o->text);
		return make("java/lang/String", strndup(o->text, strcspn(o->text, ":")));
	}
	if (is_a(o, "android/content/ContentResolver")) {
		struct object *address = va_arg(arguments, struct object *);
		if (!strcmp(method, "openOutputStream")) return open_output(address);
		return strcmp(method, "query") ? open_stream(address) : query(address);
	}
	if (is_a(o, "android/database/Cursor")) return make("java/lang/String", o->text);
	*known = 0;
	return NULL;
}

static void *call_v(JNIEnv *env, void *object, void *method, va_list arguments) {
	must_be_calm(method);
	if (!object) die("NULL has no", method);
	int known;
	void *result = answer(object, method, arguments, &known);
	return known ? result : before.CallObjectMethod(env, object, method);
}
static void *call(JNIEnv *env, void *object, void *method, ...) {
	va_list arguments;
	va_start(arguments, method);
	void *result = call_v(env, object, method, arguments);
	va_end(arguments);
	return result;
}
static void *call_static(JNIEnv *env, void *class, void *method, ...) {
	va_list arguments;
	va_start(arguments, method);
	struct object *first = va_arg(arguments, struct object *);
	va_end(arguments);
	if (is_a(class, "java/lang/Class") && !strcmp(((struct object *)class)->text, "android/net/Uri"))
		return make("android/net/Uri", first->text);
	return before.CallStaticObjectMethod(env, class, method);
}

volatile int finished; // the activity wants to end

static void run_v(JNIEnv *env, void *object, void *method, va_list arguments) {
	must_be_calm(method);
	struct object *o = object;
	if (is_a(o, "java/io/OutputStream") && !strcmp(method, "write")) {
		struct object *bytes = va_arg(arguments, struct object *);
		int from = va_arg(arguments, int), count = va_arg(arguments, int);
		fwrite(bytes->bytes + from, 1, count, o->file);
	} else if (is_a(o, "java/io/InputStream") || is_a(o, "java/io/OutputStream")) fclose(o->file);
	else if (!strcmp(method, "finish")) finished = 1;
	else if (!is_object(object)) before.CallVoidMethod(env, object, method);
}
static void run(JNIEnv *env, void *object, void *method, ...) {
	va_list arguments;
	va_start(arguments, method);
	run_v(env, object, method, arguments);
	va_end(arguments);
}

static jboolean is_there(JNIEnv *env, void *object, void *method, ...) {
	must_be_calm(method);
	return is_object(object) && ((struct object *)object)->text;
}

static jint read_stream(JNIEnv *env, void *object, void *method, ...) {
	must_be_calm(method);
	va_list arguments;
	va_start(arguments, method);
	struct object *bytes = va_arg(arguments, struct object *);
	int from = va_arg(arguments, int), most = va_arg(arguments, int);
	va_end(arguments);
	struct object *stream = object;
	int count = fread(bytes->bytes + from, 1, most, stream->file);
	if (!count && stream->fails) return throw_it("java/io/IOException"), 0;
	return count ? count : -1;
}

static void *class_named(JNIEnv *env, const char *name) {
	must_be_calm(name);
	return make("java/lang/Class", name);
}
static void *class_of(JNIEnv *env, void *object) {
	must_be_calm("the class of an object");
	if (!object) die("NULL has no", "class");
	return is_object(object) ? make("java/lang/Class", ((struct object *)object)->class) : before.GetObjectClass(env, object);
}
static jboolean is_instance(JNIEnv *env, void *object, void *class) { return is_a(object, ((struct object *)class)->text); }
static void *same(JNIEnv *env, void *object) { return object; }
static void *new_object(JNIEnv *env, void *class, void *method, ...) { return make(((struct object *)class)->text, NULL); }
static void *new_string(JNIEnv *env, const char *text) { return make("java/lang/String", text); }
static void *new_bytes(JNIEnv *env, jint size) {
	struct object *o = make("[B", NULL);
	o->bytes = malloc(size);
	return o;
}
static void bytes_of(JNIEnv *env, struct object *o, jint from, jint count, void *to) {
	must_be_calm("bytes");
	memcpy(to, o->bytes + from, count);
}
static void set_bytes(JNIEnv *env, struct object *o, jint from, jint count, const void *source) {
	must_be_calm("bytes");
	memcpy(o->bytes + from, source, count);
}
static const char *text_of(JNIEnv *env, void *o, void *copied) {
	if (!o) die("NULL has no", "letters");
	return is_object(o) ? ((struct object *)o)->text : before.GetStringUTFChars(env, o, copied);
}

// utf16 turns a text into Java's letters, and returns how many these are.
static int utf16(const char *text, jchar *letters) {
	int count = 0;
	for (const unsigned char *c = (const void *)text; *c;) {
		unsigned more = *c < 0x80 ? 0 : *c < 0xe0 ? 1 : *c < 0xf0 ? 2 : 3;
		unsigned letter = more ? *c & (0x3f >> more) : *c;
		for (c++; more--; c++) letter = letter << 6 | (*c & 0x3f);
		if (letter >= 0x10000) letters[count++] = 0xd7c0 + (letter >> 10), letter = 0xdc00 | (letter & 0x3ff);
		letters[count++] = letter;
	}
	return count;
}
static jint length_of(JNIEnv *env, struct object *o) {
	jchar letters[1000];
	return utf16(o->text, letters);
}
static void letters_of(JNIEnv *env, struct object *o, jint from, jint count, jchar *to) {
	jchar letters[1000];
	utf16(o->text, letters);
	memcpy(to, letters + from, count * sizeof *to);
}

static jboolean is_thrown(JNIEnv *env) { return thrown() != NULL; }
static void *what_is_thrown(JNIEnv *env) { return thrown(); }
static void calm(JNIEnv *env) { throw(NULL); }

void fill_content(const void **java) {
	memcpy(&before, java, sizeof before);
	pthread_key_create(&exception, NULL);
	java[PLACE(FindClass)] = class_named;
	java[PLACE(GetObjectClass)] = class_of;
	java[PLACE(IsInstanceOf)] = is_instance;
	java[PLACE(NewGlobalRef)] = same;
	java[PLACE(NewObject)] = new_object;
	java[PLACE(CallObjectMethod)] = call;
	java[PLACE(CallObjectMethodV)] = call_v;
	java[PLACE(CallStaticObjectMethod)] = call_static;
	java[PLACE(CallVoidMethod)] = run;
	java[PLACE(CallVoidMethodV)] = run_v;
	java[PLACE(CallBooleanMethod)] = is_there;
	java[PLACE(CallIntMethod)] = read_stream;
	java[PLACE(NewStringUTF)] = new_string;
	java[PLACE(GetStringUTFChars)] = text_of;
	java[PLACE(GetStringLength)] = length_of;
	java[PLACE(GetStringRegion)] = letters_of;
	java[PLACE(NewByteArray)] = new_bytes;
	java[PLACE(GetByteArrayRegion)] = bytes_of;
	java[PLACE(SetByteArrayRegion)] = set_bytes;
	java[PLACE(ExceptionCheck)] = is_thrown;
	java[PLACE(ExceptionOccurred)] = what_is_thrown;
	java[PLACE(ExceptionClear)] = calm;
}

// Fyne's own activity is told what was chosen in a dialog of the system.
void choose(const char *address) {
	void (*chosen)(JNIEnv *, jclass, jstring) = dlsym(RTLD_DEFAULT, "Java_org_golang_app_GoNativeActivity_filePickerReturned");
	chosen(&fake_env, NULL, new_string(&fake_env, address));
}

const char *wait_until_finished(void) {
	while (!finished) usleep(10000);
	return started ? started : "nothing";
}
