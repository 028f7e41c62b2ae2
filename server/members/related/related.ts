import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/related/store.ts";

/** Sign-ins older than this say little about who shares a home with whom. */
const LOOKS_BACK_MS = 30 * 86_400_000;
const LISTED_AT_MOST = 20;

export type RelatedMember = {
  loginId: string;
  nick: string;
  by: ("bank" | "address" | "device")[];
};

/**
 * Members who may be the same person (PM-19): the same bank account, or a sign-in from the same
 * address in the last thirty days; `device` where the browser was the same there too.
 */
export async function relatedMembers(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<RelatedMember[]> {
  const since = new Date(clock.now().getTime() - LOOKS_BACK_MS);
  const rows = await store.listRelated(db, memberId, since, LISTED_AT_MOST);
  return rows.map(({ loginId, nick, sharesBank, sharesAddress, sharesDevice }) => ({
    loginId,
    nick,
    by: [
      ...(sharesBank ? ["bank" as const] : []),
      ...(sharesAddress ? ["address" as const] : []),
      ...(sharesDevice ? ["device" as const] : []),
    ],
  }));
}
