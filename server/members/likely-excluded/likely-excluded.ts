import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";
import { allowStakes } from "#server/ledger/accounts.ts";
import { updateStatus } from "#server/members/administration/store.ts";
import { namesOf } from "#server/members/barred-persons/checking.ts";
import { isLikely, isNearDate, type Likeness } from "#server/members/likely-excluded/likeness.ts";
import * as store from "#server/members/likely-excluded/store.ts";
import { detailsOf } from "#server/members/person/person.ts";
import { insertSuspension } from "#server/members/suspensions/store.ts";

const AT_ONCE = 500;

/**
 * The self-excluded members who are likely the person of a registration. Birth dates are compared
 * first, because names of many persons are alike. Sources: MGA; LCCP 3.5.3.
 */
export async function findLikely(db: Queryable, person: Likeness): Promise<bigint[]> {
  const found: bigint[] = [];
  for (let after = 0n; ;) {
    const excluded = await store.listExcluded(db, after, AT_ONCE);
    for (const { memberId, bankOwner, sealedBirthDate } of excluded) {
      const birthDate = openNumber(db, "members.birth_date", memberId, sealedBirthDate);
      if (birthDate !== person.birthDate && !isNearDate(birthDate, person.birthDate)) continue;
      const names = namesOf({ ...(await detailsOf(db, memberId)), bankOwner });
      if (isLikely({ names, birthDate }, person)) found.push(memberId);
    }
    const last = excluded.at(-1);
    if (!last || excluded.length < AT_ONCE) return found;
    after = last.memberId;
  }
}

/**
 * Suspends a member who registers and is likely a self-excluded person, so that they neither stake
 * nor deposit until two operators let them in. The member reads that their details are checked and
 * never why.
 */
export async function holdForReview(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  excluded: readonly bigint[],
): Promise<void> {
  if (excluded.length === 0) return;
  const at = clock.now();
  await store.insertLikely(tx, memberId, excluded, at);
  await updateStatus(tx, memberId, "suspended");
  await insertSuspension(tx, memberId, { ground: "identity", at, by: null });
  await allowStakes(tx, memberId, false);
}
