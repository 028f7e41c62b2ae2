/** A day and, if given, a time of it, in the bank's time zone. */
export type BookedTime = { day: string; time: string | null };

const packed = /^(20\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/;
const spaced =
  /^(20\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/;
const clock = /^(\d{1,2}):?(\d{2})(?::?(\d{2}))?$/;

/** Reads `2026-11-21 13:05`, `2026.11.21`, `2026년 11월 21일`, `20261121130500`; otherwise null. */
export function readDay(text: string): BookedTime | null {
  const match = packed.exec(text) ?? spaced.exec(text);
  if (!match) return null;
  const [, year = "", month = "", date = "", hour, minute, second] = match;
  const day = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  // Date accepts the 30th of February and moves it to March.
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day)) return null;
  if (hour === undefined || minute === undefined) return { day, time: null };
  const time = timeOf(hour, minute, second);
  return time === null ? null : { day, time };
}

/** Reads `13:05`, `13:05:59`, `130559`; otherwise null. */
export function readTime(text: string): string | null {
  const [, hour, minute, second] = clock.exec(text) ?? [];
  return hour === undefined || minute === undefined ? null : timeOf(hour, minute, second);
}

function timeOf(hour: string, minute: string, second = "00"): string | null {
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}:${second}`;
}

/**
 * Whole won of `50,000`, `+50000원`, `₩50,000.00`; 0 for a blank or a dash; null for anything else,
 * including fractions of a won and numbers above 2^53.
 */
export function readWon(text: string): number | null {
  const plain = text.replace(/^(?:₩|\\|KRW)\s*|\s*(?:원|KRW)$/gi, "").trim();
  if (plain === "" || plain === "-") return 0;
  const match = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.exec(plain);
  if (!match?.[2]) return null;
  const won = Number(match[2].replaceAll(",", ""));
  if (!Number.isSafeInteger(won * 100_000)) return null;
  return match[1] === "-" ? -won : won;
}
