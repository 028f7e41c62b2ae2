import type { Outage, StatusHistory, Stretch } from "#contract/status.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptFor } from "#server/kit/kept-for.ts";
import * as store from "#server/status/store.ts";

/** How many days the page covers, as the statements of the store do. */
export const STATUS_DAYS = 90;
/** Of each part. */
const LISTED_AT_MOST = 30;
/** Visitors ask too; the record itself follows every five seconds. */
const KEPT_MS = 30_000;

type PartHistory = Omit<StatusHistory, "trouble">;
export type RecordedStatus = {
  of(part: string): PartHistory;
  unrecorded: Stretch[];
};
export type StatusReader = () => Promise<RecordedStatus>;

/** Reads what is recorded of every part once in thirty seconds at most, however many ask. */
export const createStatusReader = (db: Queryable, clock: Clock): StatusReader =>
  keptFor(
    KEPT_MS,
    () => readStatus(db),
    () => clock.now().getTime(),
  );

const UNRECORDED: PartHistory = {
  recordedFrom: null,
  availability30: null,
  availability90: null,
  outages: [],
  listedFrom: null,
};

async function readStatus(db: Queryable): Promise<RecordedStatus> {
  const records = new Map((await store.readRecords(db)).map((row) => [row.part, row]));
  const stretches = Map.groupBy(
    await store.readOutages(db, LISTED_AT_MOST + 1),
    ({ part }) => part,
  );
  return {
    of(part) {
      const record = records.get(part);
      if (!record) return UNRECORDED;
      const found = stretches.get(part) ?? [];
      const listed = found.slice(0, LISTED_AT_MOST);
      return {
        recordedFrom: record.recordedFrom.toISOString(),
        availability30: shareOf(record.recorded30, record.broken30),
        availability90: shareOf(record.recorded90, record.broken90),
        outages: listed.map((row): Outage => ({ ...stretchOf(row), cause: causeOf(row) })),
        listedFrom:
          found.length > listed.length ? (listed.at(-1)?.beganAt.toISOString() ?? null) : null,
      };
    },
    unrecorded: (stretches.get("unrecorded") ?? []).map(stretchOf),
  };
}

/** Basis points, rounded down: a part with a lost second is never shown as whole. */
const shareOf = (recorded: number, broken: number): number | null =>
  recorded > 0 ? Math.floor((1 - Math.min(broken / recorded, 1)) * 10_000) : null;

const stretchOf = ({ beganAt, endedAt, isCut, lasts }: store.StretchRow): Stretch => ({
  beganAt: isCut ? null : beganAt.toISOString(),
  endedAt: lasts ? null : endedAt.toISOString(),
});

const causeOf = ({ cause }: store.StretchRow): Outage["cause"] =>
  cause === "switched_off" ? "switched_off" : "not_answering";
