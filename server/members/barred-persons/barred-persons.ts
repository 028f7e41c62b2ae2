import type { OfficeInput } from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import { violatedConstraint } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { sealNumber, wantedHashes } from "#server/kit/seal-keys/numbers.ts";
import { marksOf, wantedMarks, type KnownPerson } from "#server/kit/seal-keys/person-marks.ts";
import { barMember, marksOfMembers } from "#server/members/barred-persons/checking.ts";
import * as store from "#server/members/barred-persons/store.ts";
import { international } from "#server/members/phones.ts";
import { lockTogether, settleStakes } from "#server/members/stakes.ts";
import { lockMember } from "#server/members/store.ts";

const DUE_AT_ONCE = 100;
/** Members whose details one statement reads, to be opened and compared. */
const READ_AT_ONCE = 500;

/** What is kept sealed of a person. */
export type Details = Omit<KnownPerson, "names">;

/**
 * Bars a person. Of members with the same phone or bank account, and of everyone signed in who has
 * another mark of the person, the stakes are refused from the commit on; other members are
 * recognised when they sign in. Answers the entry's id. Throws Refusal `not_found` for an unknown
 * operator, `already_decided` when the operator has an entry, `details_missing` without a mark.
 */
export async function addPerson(
  act: Act,
  { kind, name, operatorId, endsOn, reason, ...given }: OfficeInput<"add-barred-person">,
  by: bigint,
): Promise<bigint> {
  const { tx, clock } = act;
  const details: Details = { ...given, phone: given.phone && international(given.phone) };
  const known = { ...details, names: [name] };
  const marks = marksOf(tx.appSecret, known);
  if (marks.length === 0) throw new Refusal("details_missing");
  if (operatorId !== undefined && (kind !== "staff" || !(await store.isOperator(tx, operatorId))))
    throw new Refusal("not_found");
  const id = await store.nextId(tx);
  const sealed = sealNumber(tx, "member_barred_persons.details", id, JSON.stringify(details));
  const row = { id, kind, name, details: sealed, marks, reason, at: clock.now(), by };
  try {
    await store.insertPerson(tx, {
      ...row,
      operatorId: operatorId ?? null,
      endsOn: endsOn ?? null,
    });
  } catch (error) {
    if (violatedConstraint(error) === "member_barred_persons_of_operator")
      throw new Refusal("already_decided");
    throw error;
  }
  await barMembersWho(act, known, id);
  return id;
}

async function barMembersWho(act: Act, known: KnownPerson, personId: bigint): Promise<void> {
  const { tx, clock } = act;
  const phones = wantedHashes(tx, "members.phone", "whole", known.phone ? [known.phone] : []);
  const bankNumbers = wantedHashes(
    tx,
    "members.bank_number",
    "whole",
    known.bankNumber ? [known.bankNumber] : [],
  );
  const wanted = new Set(wantedMarks(tx.appSecret, known).map((mark) => mark.toString("hex")));
  const found: bigint[] = [];
  const candidates = await store.listCandidates(tx, phones, bankNumbers, clock.now());
  for (let from = 0; from < candidates.length; from += READ_AT_ONCE)
    for (const { memberId, marks } of await marksOfMembers(
      tx,
      candidates.slice(from, from + READ_AT_ONCE),
    ))
      if (marks.some((mark) => wanted.has(mark.toString("hex")))) found.push(memberId);
  await lockTogether(tx, found);
  for (const memberId of found) await barMember(act, memberId, [personId]);
}

/** Locks an entry that holds. Throws Refusal `not_found`, `already_decided`. */
export async function lockHolding({ tx }: Act, id: number): Promise<{ kind: string }> {
  const found = await store.lockPerson(tx, id);
  if (!found) throw new Refusal("not_found");
  if (found.hasEnded) throw new Refusal("already_decided");
  return found;
}

/**
 * Ends entries, which the caller has locked; their members stake again unless something else holds.
 */
export async function endPersons(
  act: Act,
  ids: readonly bigint[],
  by: bigint | null = null,
): Promise<void> {
  const { tx, clock } = act;
  await store.endPersons(tx, ids, clock.now(), by);
  const memberIds = await store.listMembers(tx, ids);
  await lockTogether(tx, memberIds);
  for (const memberId of memberIds) {
    const member = await lockMember(tx, memberId);
    await settleStakes(tx, memberId, member?.status === "active");
    if (!(await store.isBarred(tx, memberId))) await act.emit("member.cleared", { memberId });
  }
}

/** Ends the entries whose last day is over, a bounded number; answers how many. */
export async function endDuePersons(act: Act): Promise<number> {
  const due = await store.lockDue(act.tx, dateOf(act.clock.now(), "UTC"), DUE_AT_ONCE);
  if (due.length > 0) await endPersons(act, due);
  return due.length;
}
