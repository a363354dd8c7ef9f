#include <signal.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/types.h>

/* C libraries declare these for _GNU_SOURCE alone, without which Swift imports them. */
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int syncfs(int descriptor);
int prlimit(pid_t pid, int resource, const struct rlimit *limit, struct rlimit *old);

/* Starts a program with two open files beside the standard ones: 3 and 4.

   It reads nothing and prints nothing, tells errors where this process does, handles signals as new
   programs do, and is in a process group of its own: what a terminal interrupts is this process.
   Returns an error of errno.h, or 0. */
static inline int platen_spawn(
    const char *path, char *const arguments[], char *const environment[], int third, int fourth,
    pid_t *pid) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t none, all;
  int error = posix_spawn_file_actions_init(&files);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&files);
    return error;
  }
  sigemptyset(&none);
  sigfillset(&all);
  if (!(error = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", 0, 0)) &&
      !(error = posix_spawn_file_actions_addopen(&files, 1, "/dev/null", 1, 0)) &&
      !(error = posix_spawn_file_actions_adddup2(&files, third, 3)) &&
      !(error = posix_spawn_file_actions_adddup2(&files, fourth, 4)) &&
      !(error = posix_spawn_file_actions_addclosefrom_np(&files, 5)) &&
      !(error = posix_spawnattr_setsigmask(&attributes, &none)) &&
      !(error = posix_spawnattr_setsigdefault(&attributes, &all)) &&
      !(error = posix_spawnattr_setpgroup(&attributes, 0)) &&
      !(error = posix_spawnattr_setflags(
            &attributes,
            POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP)))
    error = posix_spawn(pid, path, &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

/* Sets how many bytes of memory of its own a process may have; others can then not be had.
   Returns 0, or -1 with errno. */
static inline int platen_limit_data(pid_t pid, unsigned long bytes) {
  struct rlimit limit = {bytes, RLIM_INFINITY};
  return prlimit(pid, RLIMIT_DATA, &limit, NULL);
}

/* A counter that can be waited for, at zero; -1 with errno if there is none. */
static inline int platen_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
