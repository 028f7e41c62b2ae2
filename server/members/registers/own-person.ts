import type { PersonField } from "#contract/person-rules.ts";
import type { PersonDetails } from "#contract/registers.ts";
import type { Queryable } from "#server/kit/database.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import {
  detailsOf,
  keepDetails,
  missingFields,
  onlyNeeded,
} from "#server/members/person/person.ts";
import { askRegisters, type Asking } from "#server/members/registers/registers.ts";
import { allow, listNeeded } from "#server/members/registers/store.ts";
import { lockMember } from "#server/members/store.ts";

const GIVEN_PER_MEMBER: ThrottleRule = { uses: 10, windowMs: 3_600_000 };

/** What the registers of the member's site need and were not given, and whether they bar the member. */
export async function askedOf(
  db: Queryable,
  memberId: bigint,
): Promise<{ asks: PersonField[]; isBarred: boolean }> {
  const needed = await listNeeded(db, memberId);
  return {
    asks: missingFields(needed, await detailsOf(db, memberId)),
    isBarred: !(await allow(db, memberId)),
  };
}

/** What registers that bar the member ask for; null while they allow the member to play. */
export async function barredOf(
  db: Queryable,
  memberId: bigint,
): Promise<{ asks: PersonField[] } | null> {
  const { asks, isBarred } = await askedOf(db, memberId);
  return isBarred ? { asks } : null;
}

/**
 * Keeps the details that are missing, and asks the registers. What was given before stays, because
 * another name would lead to another person. Throws Refusal `too_often`.
 */
export async function givePerson(
  asking: Asking,
  memberId: bigint,
  given: PersonDetails,
): Promise<void> {
  const { db, clock, perform } = asking.acts;
  await throttle(db, clock, `person:${memberId}`, GIVEN_PER_MEMBER);
  await perform({ kind: "member", memberId }, async ({ tx }) => {
    await lockMember(tx, memberId);
    const needed = await listNeeded(tx, memberId);
    const details = { ...onlyNeeded(needed, given), ...(await detailsOf(tx, memberId)) };
    await keepDetails(tx, memberId, details);
  });
  await askRegisters(asking, memberId, "first-of-day");
}
