import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/messages/store.ts";

/** How many private notes and help replies a member has not read. */
export const unreadOf = (
  db: Queryable,
  memberId: bigint,
): Promise<{ noteCount: number; helpCount: number }> => store.countUnread(db, memberId);
