import { atMost } from "#server/kit/at-most.ts";
import { QueueFull } from "#server/kit/queue-full.ts";

/** A decoded picture needs up to 250 MB, so one is encoded at a time, and few wait. */
const oneAtATime = atMost(1);
const WAITING_AT_MOST = 20;
let waiting = 0;

/** Encodes a picture when those before it are done. Throws QueueFull when many pictures wait. */
export async function encodeInTurn<T>(encode: () => Promise<T>): Promise<T> {
  if (waiting >= WAITING_AT_MOST) throw new QueueFull();
  waiting++;
  try {
    return await oneAtATime(encode);
  } finally {
    waiting--;
  }
}
