import type { ClockReading } from "#server/kit/clocks.ts";
import type {
  ClockGap,
  ComponentEvent,
  DatabaseNow,
  KnownDatabase,
} from "#server/components/lives/store.ts";

/** A clock that moved by more than this beside a steady one was changed; GLI-19 2.8.8 (j). */
const JUMP_MS = 100;
/** No sign of life for longer than this is downtime. */
const SILENT_MS = 30_000;

/** One look at the database's clock, between two readings of the machine's. */
export type Look = { before: ClockReading; after: ClockReading; answer: DatabaseNow };

const middle = ({ before, after }: Look, clock: keyof ClockReading): number =>
  (before[clock] + after[clock]) / 2;
/** The database read its clock somewhere between both readings. */
const errorOf = ({ before, after }: Look): number => (after.steadyMs - before.steadyMs) / 2;
const iso = (ms: number): string => new Date(ms).toISOString();
const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** How far the machine's clock is ahead of the database's, in ms, give or take the error. */
export const gapOf = (look: Look): ClockGap => ({
  apartMs: rounded(middle(look, "wallMs") - look.answer.atMs),
  errorMs: rounded(errorOf(look)),
});

/**
 * What happened between two looks of one process: its clock or the database's jumped beside the
 * steady clock, or it gave no sign for a while. A machine that slept looks like a jump of both.
 */
export function noticed(process: string, last: Look, look: Look): ComponentEvent[] {
  const { at } = look.answer;
  const events: ComponentEvent[] = [];
  const passedMs = look.after.steadyMs - last.after.steadyMs;
  const expectedMs = last.after.wallMs + passedMs;
  const jumpMs = look.after.wallMs - expectedMs;
  const clockEvent = (component: string, wasMs: number, isMs: number): ComponentEvent => ({
    at,
    kind: "clock",
    component,
    before: { clock: iso(wasMs) },
    after: { clock: iso(isMs), jumpMs: rounded(isMs - wasMs), seenBy: process },
  });
  if (Math.abs(jumpMs) > JUMP_MS) events.push(clockEvent(process, expectedMs, look.after.wallMs));
  const databaseMs = last.answer.atMs + middle(look, "steadyMs") - middle(last, "steadyMs");
  const error = errorOf(look) + errorOf(last);
  if (Math.abs(look.answer.atMs - databaseMs) - error > JUMP_MS)
    events.push(clockEvent("database", databaseMs, look.answer.atMs));
  // What the machine slept through is silence too, so the longer of both clocks counts.
  const silentMs = Math.max(passedMs, look.after.wallMs - last.after.wallMs);
  if (silentMs > SILENT_MS)
    events.push({
      at,
      kind: "silence",
      component: process,
      before: null,
      after: { beganAt: last.answer.at, endedAt: at, seconds: rounded(silentMs / 1000) },
    });
  return events;
}

/** Whether the database is another one than before, or began anew; null when it is as it was. */
export function databaseEvent(known: KnownDatabase, now: DatabaseNow): ComponentEvent | null {
  const { at, systemId, timeline, startedAt } = now;
  if (known.systemId !== systemId || known.timeline !== timeline)
    return {
      at,
      kind: "restored",
      component: "database",
      before: {
        system: known.systemId,
        timeline: known.timeline,
        seenAt: known.seenAt.toISOString(),
      },
      after: { system: systemId, timeline, seenAt: at },
    };
  if (known.startedAt.getTime() === startedAt.getTime()) return null;
  return {
    at,
    kind: "restart",
    component: "database",
    before: { started: known.startedAt.toISOString(), seenAt: known.seenAt.toISOString() },
    after: { started: startedAt.toISOString(), seenAt: at },
  };
}
