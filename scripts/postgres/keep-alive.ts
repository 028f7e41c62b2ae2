import type { Postgres } from "#scripts/postgres.ts";
import type { Say } from "#scripts/project.ts";

const lookEveryMs = 250;
const pauseAfterFailureMs = 5_000;
const sweepLogsEveryMs = 60_000;

/** Restarts the server whenever it has ended, until `end` is called. */
export function keepAlive(postgres: Postgres, say: Say): { end(): Promise<void> } {
  let hasEnded = false;
  let wake = (): void => {};
  const pause = (lengthMs: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, lengthMs);
      wake = () => (clearTimeout(timer), resolve());
    });
  const watching = (async () => {
    let sweptAt = Date.now();
    for (;;) {
      await pause(lookEveryMs);
      if (hasEnded) return;
      if (Date.now() - sweptAt > sweepLogsEveryMs) {
        postgres.sweepLogs();
        sweptAt = Date.now();
      }
      if (postgres.isAlive()) continue;
      say("PostgreSQL has ended; starting it again.");
      try {
        await postgres.restart();
        say("PostgreSQL serves again.");
      } catch (error) {
        say((error as Error).message);
        await pause(pauseAfterFailureMs);
      }
    }
  })();
  return {
    end: async () => {
      hasEnded = true;
      wake();
      await watching;
    },
  };
}
