import type { HandlersOf } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { throttle } from "#server/kit/throttle.ts";
import { ownGameData } from "#server/games/own-copy/own-copy.ts";
import { ownMemberData } from "#server/members/own-copy/own-copy.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { ownMessageData } from "#server/messages/own-copy/own-copy.ts";
import { ownPaymentData } from "#server/payments/own-copy/own-copy.ts";
import { siteOf } from "#server/settings/sites.ts";

/** The newest rows of each kind; more than a member makes in years. */
const MOST = 10_000;
export const COPIES_PER_MEMBER = { uses: 5, windowMs: 3_600_000 };

/**
 * A copy of what is kept about the member, as one JSON file (GDPR articles 15 and 20). Movements of
 * money are in the statement, a separate file.
 */
export const ownCopyRoutes = (db: Database, clock: Clock): HandlersOf<"get-own-data"> => ({
  "get-own-data": async (context) => {
    const { memberId } = signedIn(context);
    await throttle(db, clock, `own-data:${memberId}`, COPIES_PER_MEMBER);
    const { timeZone } = await siteOf(db, context.host);
    const copy = {
      site: context.host,
      madeAt: clock.now(),
      newestOfEachKind: MOST,
      statement: "statement.csv",
      ...(await ownMemberData(db, memberId, timeZone, MOST)),
      ...(await ownPaymentData(db, memberId, MOST)),
      ...(await ownGameData(db, memberId, MOST)),
      ...(await ownMessageData(db, memberId, MOST)),
    };
    return { lines: [JSON.stringify(copy, null, 1)] };
  },
});
