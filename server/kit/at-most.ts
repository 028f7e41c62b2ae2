import { QueueFull } from "#server/kit/queue-full.ts";

export type Waiting = {
  /** How many pieces of work may wait; one more is refused at once. Any number by default. */
  waitingAtMost?: number;
  /** Work that has waited longer is refused. It waits as long as it takes by default. */
  waitAtMostMs?: number;
};

/**
 * Runs at most `count` pieces of work at a time, in the order in which they came. For work that
 * comes in bursts and would take every connection of a shared pool. Work that is refused rejects with
 * QueueFull and was not begun.
 */
export function atMost(
  count: number,
  { waitingAtMost, waitAtMostMs }: Waiting = {},
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = count;
  const waiting = new Set<() => void>();
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size === waitingAtMost) return reject(new QueueFull(`${waiting.size} wait`));
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(begin);
        reject(new QueueFull("waited too long"));
      };
      const timer = waitAtMostMs === undefined ? undefined : setTimeout(giveUp, waitAtMostMs);
      waiting.add(begin);
    });
  return async (work) => {
    if (free > 0) free--;
    else await turn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free++;
    }
  };
}
