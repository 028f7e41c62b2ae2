import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";

export const MEMBER_CHANGES = "member_changes";
/** Changes are gathered, because NOTIFY serialises commits and bets are frequent. */
const TELL_EVERY_MS = 100;
const IDS_PER_MESSAGE = 300;

/** Notifies every process of members whose balance games moved; events go through the outbox. */
export type MemberChanges = {
  announce(memberId: bigint): void;
  close(): void;
};

export function announceMemberChanges(db: Database, log: Log): MemberChanges {
  const gathered = new Set<bigint>();
  const tell = async () => {
    while (gathered.size > 0) {
      const ids = [...gathered].slice(0, IDS_PER_MESSAGE);
      ids.forEach((id) => gathered.delete(id));
      await db.notify(MEMBER_CHANGES, ids.join(","));
    }
  };
  const timer = setInterval(() => {
    tell().catch((error: unknown) => log.warn({ err: error }, "could not announce member changes"));
  }, TELL_EVERY_MS);
  return {
    announce: (memberId) => gathered.add(memberId),
    close: () => clearInterval(timer),
  };
}

/** The members in a message of that channel. */
export const membersIn = (payload: string): bigint[] => payload.split(",").map(BigInt);
