// Loaded before the main module of every process that the supervisor starts. It ends the process
// when the supervisor has ended, also after kill -9, which leaves no time for a message. It is plain
// JavaScript: Node needs 60 ms of each start to load its support of TypeScript.

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), 10_000).unref();
});
// The listener alone must not keep a process running.
process.channel?.unref();
