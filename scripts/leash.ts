// Loaded before the main module of every process that the supervisor starts. It ends the process
// when the supervisor is gone, also when that was killed with -9 and could not say goodbye.

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 10_000).unref();
});
// Listening must not keep a process alive that has nothing else to do.
process.channel?.unref();
