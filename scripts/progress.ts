import type { Say } from "#scripts/project.ts";

/**
 * Runs work; when it takes longer than two seconds, prints what runs, the elapsed time every ten
 * seconds, and the end.
 */
export async function withProgress<Result>(
  say: Say,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = Date.now();
  const seconds = (): number => Math.round((Date.now() - startedAt) / 1000);
  let hasSpoken = false;
  const first = setTimeout(() => {
    hasSpoken = true;
    say(`${what} …`);
  }, 2_000);
  const beat = setInterval(() => say(`${what}, ${seconds()} s so far …`), 10_000);
  try {
    const result = await work();
    if (hasSpoken) say(`${what}: done after ${seconds()} s.`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(beat);
  }
}
