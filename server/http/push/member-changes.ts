import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";

export const MEMBER_CHANGES = "member_changes";
/** Changes are gathered, because NOTIFY serialises commits and bets are frequent. */
const TELL_EVERY_MS = 100;
const TELL_AGAIN_MS = 1_000;
const IDS_PER_MESSAGE = 300;
/** The most members kept for the next try; the pages of further ones ask within 30 s. */
const KEPT_AT_MOST = 100_000;

/** Notifies every process of members whose balance games moved; events go through the outbox. */
export type MemberChanges = {
  announce(memberId: bigint): void;
  close(): void;
};

export function announceMemberChanges(db: Pick<Database, "notify">, log: Log): MemberChanges {
  const gathered = new Set<bigint>();
  const announce = (memberId: bigint) => {
    if (gathered.size < KEPT_AT_MOST) gathered.add(memberId);
  };
  const tell = async () => {
    while (gathered.size > 0) {
      const ids = [...gathered].slice(0, IDS_PER_MESSAGE);
      // Before the message, so that a change while it is sent is told again.
      ids.forEach((id) => gathered.delete(id));
      try {
        await db.notify(MEMBER_CHANGES, ids.join(","));
      } catch (error) {
        ids.forEach(announce);
        throw error;
      }
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  const wait = (ms: number) => {
    if (isOpen) timer = setTimeout(() => void turn(), ms);
  };
  const turn = async () => {
    try {
      await tell();
      wait(TELL_EVERY_MS);
    } catch (error) {
      log.warn({ err: error }, "could not announce member changes");
      wait(TELL_AGAIN_MS);
    }
  };
  wait(TELL_EVERY_MS);
  return {
    announce,
    close() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}

/** The members in a message of that channel. */
export const membersIn = (payload: string): bigint[] => payload.split(",").map(BigInt);
