import type { ClockBounds } from "#server/games/connections/clocks/clocks.ts";
import type { Send } from "#server/kit/send.ts";

/** The form of the header that servers must write; RFC 9110, 5.6.7. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** The header's resolution: it leaves out the fraction of its second. */
const SECOND_MS = 1_000;

/**
 * How far the clock of an answer's `Date` header is ahead of ours, which showed `sentMs` before the
 * call and `cameMs` after it (Unix time in ms). The header was written between both. Null without a
 * date, and for an answer from a cache, which has the date of when it was stored.
 */
export function clockOfAnswer(
  headers: Headers,
  sentMs: number,
  cameMs: number,
): ClockBounds | null {
  const date = headers.get("date");
  if (date === null || !HTTP_DATE.test(date) || headers.has("age")) return null;
  const theirsMs = Date.parse(date);
  if (!Number.isFinite(theirsMs)) return null;
  return { leastMs: theirsMs - cameMs, mostMs: theirsMs + SECOND_MS - sentMs };
}

/** The same call, which also reads the clock of each answer. */
export const readingClocks =
  (send: Send, read: (bounds: ClockBounds) => void): Send =>
  async (address, wanted) => {
    const sentMs = Date.now();
    const answer = await send(address, wanted);
    const bounds = clockOfAnswer(answer.headers, sentMs, Date.now());
    if (bounds !== null) read(bounds);
    return answer;
  };
