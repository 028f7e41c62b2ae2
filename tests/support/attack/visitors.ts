import { SYSTEM } from "#server/kit/act.ts";
import { systemClock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { makeToken } from "#server/kit/tokens.ts";
import { startSession } from "#server/members/sessions.ts";
import { startOfficeSession } from "#server/operators/sessions.ts";
import { actsOn } from "#tests/support/acts.ts";
import { makePlayer } from "#tests/support/members.ts";
import { withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";

export type SignedInVisitor = { memberId: bigint; ref: string; loginId: string; cookie: string };

/** Signed-in members with money, made without hashing a password for each. */
export const signInMembers = (product: TestProduct, count: number): Promise<SignedInVisitor[]> =>
  withDatabase(product, async (db) => {
    const members: SignedInVisitor[] = [];
    for (let n = 0; n < count; n++) members.push(await signInMember(db, n));
    return members;
  });

async function signInMember(db: Database, n: number): Promise<SignedInVisitor> {
  const { memberId, ref, loginId } = await makePlayer(db, { cash: fromWon(1_000_000) });
  const { token } = await actsOn(db).perform(SYSTEM, (act) =>
    startSession(act, {
      memberId,
      address: addressOf(n),
      userAgent: "attack",
      deviceToken: makeToken(),
    }),
  );
  return { memberId, ref, loginId, cookie: `dalbit_session=${token}` };
}

/** A different network for each number, because limits are per network. */
export const addressOf = (n: number): string =>
  `10.${(n >> 14) & 127}.${(n >> 7) & 127}.${(n & 127) + 1}`;

/** The demo's administrator, signed in. */
export const signInStaff = (product: TestProduct): Promise<string> =>
  withDatabase(product, async (db) => {
    const [operator] = await db.query<{ id: bigint }>(
      "select id from operators where login_id = 'operator1'",
    );
    if (!operator) throw new Error("the demo has no operator1");
    const { token } = await startOfficeSession(db, systemClock, {
      operatorId: operator.id,
      address: "10.0.0.1",
      userAgent: "attack",
      browserToken: makeToken(),
    });
    return `dalbit_office=${token}`;
  });
