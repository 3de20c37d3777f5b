/* What Sources/Platform uses of Darwin, as the headers and the overlay of the macOS SDK declare it. */

typedef __SIZE_TYPE__ size_t;
typedef __INTPTR_TYPE__ ssize_t;
typedef unsigned long __darwin_size_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int socklen_t;
typedef unsigned int sigset_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;

#define SIGEMT 7
#define AF_UNIX 1
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
#define F_SETFD 2
#define RLIMIT_FSIZE 1
#define FD_CLOEXEC 1

typedef unsigned long long rlim_t;
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
int getrlimit(int, struct rlimit *);

static const mode_t S_IFMT = 0170000;
static const mode_t S_IFDIR = 0040000;
static const mode_t S_IFREG = 0100000;

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  ino_t st_ino;
};
int stat(const char *restrict, struct stat *restrict);
int lstat(const char *restrict, struct stat *restrict);

typedef struct __siginfo siginfo_t;

union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, siginfo_t *, void *);
};

struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};

typedef struct __darwin_sigaltstack {
  void *ss_sp;
  __darwin_size_t ss_size;
  int ss_flags;
} stack_t;

int sigaltstack(const stack_t *restrict, stack_t *restrict);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int socket(int, int, int);
int setsockopt(int, int, int, const void *, socklen_t);
int getpeereid(int, uid_t *, gid_t *);
int fcntl(int, int, int);
ssize_t send(int, const void *, size_t, int);

typedef struct __sFILE {
  short _file;
} FILE;
extern FILE *stdout;
int fflush(FILE *);
int ferror(FILE *);
