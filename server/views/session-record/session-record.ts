import { recordedEvent, type RecordedEvent } from "#contract/office/session-record.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { momentOf, nameOfPlace, placeNamed, type EventPlace } from "#server/kit/event-place.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { movementName } from "#server/ledger/movements.ts";
import { entryId } from "#server/ledger/operations.ts";
import { sessionById } from "#server/reports/sessions/sessions.ts";
import { entryLinks } from "#server/views/entry-links.ts";
import * as store from "#server/views/session-record/store.ts";
import { causesOf } from "#server/wallet/adjustments/adjustments.ts";

const PER_PAGE = 100;
/** Before every event in the order of time. */
const OLDEST: EventPlace = { at: 0n, source: 0, id: 0n };

/** A member and one of the member's sessions. */
export type Asked = { memberId: bigint; session: string };
type SessionRecord = OfficeOutput<"get-session-record">;
type EntryFacts = {
  account: string;
  accountId: number;
  seq: number;
  movement: number;
  key: string;
  delta: string;
  balance: string;
  isLate: boolean;
};

/**
 * What is recorded of a session after the event `after`, oldest first (source: GLI-19 2.8.3, records
 * from which a session is rebuilt). Events that no session owns, such as deposits, are those of the
 * member between its start and end. Throws Refusal `not_found`.
 */
export const sessionRecord = (
  db: Database,
  asked: Asked,
  after: string | null,
): Promise<SessionRecord> =>
  atOneMoment(db, async (tx) => {
    const found = await existing(tx, asked);
    const session = await sessionById(tx, found.id);
    if (!session) throw new Refusal("not_found");
    const rows = await store.listEvents(
      tx,
      found,
      after === null ? OLDEST : placeNamed(after),
      PER_PAGE + 1,
    );
    const page = rows.slice(0, PER_PAGE);
    const events = await eventsOf(tx, found.memberId, page);
    const next = rows.length > PER_PAGE ? (events.at(-1)?.id ?? null) : null;
    return { session, events, next };
  });

/** Throws Refusal `not_found` unless it is a session of this member. */
export async function existing(
  db: Queryable,
  { memberId, session }: Asked,
): Promise<store.RecordedSession> {
  const found = await store.findSession(db, memberId, session);
  if (!found) throw new Refusal("not_found");
  return found;
}

async function eventsOf(
  db: Queryable,
  memberId: bigint,
  rows: readonly store.RecordRow[],
): Promise<RecordedEvent[]> {
  const entryOf = await entriesOf(db, memberId, rows);
  return rows.map((row) => {
    const { kind, facts } = row;
    const at = momentOf(row);
    const own = { id: nameOfPlace(row), at, kind };
    return recordedEvent.parse({ ...own, ...(kind === "entry" ? entryOf(row, at) : facts) });
  });
}

/** The entries among the rows, as a member's statement shows them. */
async function entriesOf(db: Queryable, memberId: bigint, rows: readonly store.RecordRow[]) {
  const named = new Map(
    rows
      .filter(({ kind }) => kind === "entry")
      .map((row) => {
        const facts = row.facts as EntryFacts;
        const id = entryId({ id: BigInt(facts.accountId) }, BigInt(facts.seq));
        return [row, { ...facts, id, movement: movementName(facts.movement) }] as const;
      }),
  );
  const entries = [...named.values()];
  const links = await entryLinks(db)(memberId, entries);
  const causes = await causesOf(
    db,
    entries.map(({ key }) => key),
  );
  return (row: store.RecordRow, at: string) => {
    const entry = named.get(row);
    if (!entry) throw new Error("An entry is named before it is shown.");
    const { id, account, movement, delta, balance, key, isLate } = entry;
    const amounts = { delta: decimal(delta), balance: decimal(balance) };
    return {
      account,
      isLate,
      entry: { id, at, movement, ...amounts, ...links(id), cause: causes(key) },
    };
  };
}

const decimal = (amount: string): string => formatDecimal(units(BigInt(amount)));
