import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";

export const MEMBER_CHANGES = "member_changes";
/** Gathered, because NOTIFY serialises commits: it must not ride on every bet. */
const TELL_EVERY_MS = 100;
const IDS_PER_MESSAGE = 300;

/** Tells every process whose balance was moved by games; events go through the outbox instead. */
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

/** The members whom a message of that channel names. */
export const membersIn = (payload: string): bigint[] => payload.split(",").map(BigInt);
