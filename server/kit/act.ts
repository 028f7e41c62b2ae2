import type { ComparedClock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { traced } from "#server/kit/tracing/tracing.ts";
import { writeOutbox, type OutboxEntry } from "#server/kit/outbox/outbox.ts";

/**
 * All events by name, with their payloads. Each noun declares its own in its `events.ts`; the
 * compiler then asks for an entry in `server/app/listeners.ts`.
 */
export interface Events {}

type EventName = keyof Events;

/** The part of the payload that every event has. */
export type Happening = { memberId: bigint };

/** The same for an event that only operators are told, about no single member. */
export type OfficeHappening = { memberId: null };

/** Who acts: the product's clock, a member, or an operator with the one who checked the act. */
export type Who =
  | { kind: "system" }
  | { kind: "member"; memberId: bigint }
  | { kind: "operator"; operatorId: bigint; checkerId?: bigint };

/** One change of the product's state, committed whole or not at all. */
export type Act = {
  readonly tx: Transaction;
  readonly clock: ComparedClock;
  readonly who: Who;
  /** Reports an event, and resolves once its listeners in the transaction are done. */
  emit<Name extends EventName>(name: Name, event: Events[Name]): Promise<void>;
};

/** The consequences of an event. */
export type Consequences<Name extends EventName> = {
  /** Run in the event's transaction; one that throws rolls the act back. */
  inTransaction?: readonly ((act: Act, event: Events[Name]) => Promise<void>)[];
  /** Whose open pages get the event after the commit. */
  tells?: { member?: boolean; operators?: boolean };
};

/** The listeners of every event. */
export type Listeners = { readonly [Name in EventName]: Consequences<Name> };

/** Performs acts. */
export type Acts = {
  readonly db: Database;
  readonly clock: ComparedClock;
  /**
   * Does the work and everything that follows from it in one transaction. `written` is called with
   * the id of its last event, before the commit.
   */
  perform<Result>(
    who: Who,
    work: (act: Act) => Promise<Result>,
    written?: (lastEvent: bigint) => void,
  ): Promise<Result>;
};

export const SYSTEM: Who = { kind: "system" };

/** The operator behind an act. Throws Error for an act of a member or of the clock. */
export function operatorOf({ who }: Act): Extract<Who, { kind: "operator" }> {
  if (who.kind !== "operator") throw new Error(`an operator's act was begun by a ${who.kind}`);
  return who;
}

type ActTools = { clock: ComparedClock; listeners: Listeners };

/** Does the work as an act inside an open transaction, as its last part. */
export async function performIn<Result>(
  tx: Transaction,
  { clock, listeners }: ActTools,
  who: Who,
  work: (act: Act) => Promise<Result>,
  written?: (lastEvent: bigint) => void,
): Promise<Result> {
  const entries: OutboxEntry[] = [];
  const act: Act = {
    tx,
    clock,
    who,
    async emit(name, event) {
      const { inTransaction = [], tells } = listeners[name];
      for (const follow of inTransaction) await follow(act, event);
      if (tells) entries.push({ name, event });
    },
  };
  const result = await work(act);
  const lastEvent = await writeOutbox(tx, clock.now(), entries);
  if (lastEvent !== null) written?.(lastEvent);
  return result;
}

/** Acts on a database. */
export const openActs = ({ db, ...tools }: ActTools & { db: Database }): Acts => ({
  db,
  clock: tools.clock,
  perform: (who, work, written) =>
    traced("act", { "dalbit.by": who.kind }, () =>
      db.transaction((tx) => performIn(tx, tools, who, work, written)),
    ),
});
