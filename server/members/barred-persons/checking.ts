import type { BarredMoment } from "#contract/office/barred-persons.ts";
import { SYSTEM, type Act, type Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { wantedMarks, type KnownPerson } from "#server/kit/seal-keys/person-marks.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import * as store from "#server/members/barred-persons/store.ts";
import { detailsOfAll } from "#server/members/person/person.ts";
import { settleStakes } from "#server/members/stakes.ts";
import { listOwners, lockMember } from "#server/members/store.ts";

type Named = { bankOwner: string; firstName?: string | undefined; lastName?: string | undefined };

/** The names of a person: the bank account's owner, and those given for registers in either order. */
export const namesOf = ({ bankOwner, firstName, lastName }: Named): string[] =>
  firstName && lastName
    ? [bankOwner, `${firstName} ${lastName}`, `${lastName} ${firstName}`]
    : [bankOwner];

/** Everything by which each of these members can be recognised. */
export async function marksOfMembers(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; marks: Buffer[] }[]> {
  const persons = await detailsOfAll(db, memberIds);
  return (await listOwners(db, memberIds)).map(({ memberId, ...owner }) => {
    const person = persons.get(memberId) ?? {};
    const names = namesOf({ ...person, bankOwner: owner.bankOwner });
    const marks = wantedMarks(db.appSecret, { ...owner, names, email: person.email });
    return { memberId, marks };
  });
}

const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

/**
 * Refuses a barred person who registers, and counts the attempt. Never inside a transaction, because
 * the count outlasts the refusal. Throws Refusal `cannot_register`, which does not say why.
 */
export async function assertApplicantNotBarred(
  { db, clock }: { db: Queryable; clock: Clock },
  applicant: KnownPerson,
): Promise<void> {
  const persons = await store.listMatching(db, wantedMarks(db.appSecret, applicant));
  if (persons.length === 0) return;
  await store.countAttempts(db, persons, { day: dayOf(clock), moment: "registration" });
  throw new Refusal("cannot_register");
}

/**
 * Looks whether a member is a barred person. Of one who is, the attempt is counted, and from the
 * commit on the ledger refuses stakes. Never inside a transaction.
 */
export async function checkMember(
  { db, perform }: Acts,
  memberId: bigint,
  moment: BarredMoment,
): Promise<void> {
  const own = await marksOfMembers(db, [memberId]);
  const persons = await store.listMatching(
    db,
    own.flatMap(({ marks }) => marks),
  );
  if (persons.length === 0) return;
  await perform(SYSTEM, async (act) => {
    await store.holdPersons(act.tx, persons);
    await store.countAttempts(act.tx, persons, { day: dayOf(act.clock), moment });
    await barMember(act, memberId, persons);
  });
}

/** Records that a member is these persons. From the commit on the ledger refuses their stakes. */
export async function barMember(
  act: Act,
  memberId: bigint,
  personIds: readonly bigint[],
): Promise<void> {
  const member = await lockMember(act.tx, memberId);
  if ((await store.insertBars(act.tx, memberId, personIds, act.clock.now())) === 0) return;
  await lockBalances(act.tx, memberId);
  await settleStakes(act.tx, memberId, member?.status === "active");
  await act.emit("member.barred", { memberId });
}

/** Throws Refusal `person_barred` for a member who is a barred person. */
export async function assertNotBarred(db: Queryable, memberId: bigint): Promise<void> {
  if (await store.isBarred(db, memberId)) throw new Refusal("person_barred");
}
