import type { PersonField } from "#contract/person-rules.ts";
import {
  fieldsOfRegister,
  fieldsOfRegisters,
  type PersonDetails,
  type RegisterName,
} from "#contract/registers.ts";
import type { Queryable } from "#server/kit/database.ts";
import { PERSON_DETAILS } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal } from "#server/kit/sealed.ts";
import { listDetails, saveDetails } from "#server/members/person/store.ts";
import { getOwner } from "#server/members/store.ts";

/** Whom a register is asked about. `birthDate` is year-month-day, `phone` in international form. */
export type Person = PersonDetails & { birthDate: string; phone: string };

/** What is kept of a member for registers; empty before it was asked for. */
export const detailsOf = async (db: Queryable, memberId: bigint): Promise<PersonDetails> =>
  (await detailsOfAll(db, [memberId])).get(memberId) ?? {};

/** What is kept of several members for registers, by their ids. Members without details are absent. */
export async function detailsOfAll(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<Map<bigint, PersonDetails>> {
  const rows = await listDetails(db, memberIds);
  return new Map(
    rows.map(({ memberId, details }) => [
      memberId,
      JSON.parse(unseal(details, db.appSecret, PERSON_DETAILS)) as PersonDetails,
    ]),
  );
}

/** Keeps a member's details, sealed. */
export const keepDetails = (
  db: Queryable,
  memberId: bigint,
  details: PersonDetails,
): Promise<void> =>
  saveDetails(db, memberId, seal(JSON.stringify(details), db.appSecret, PERSON_DETAILS));

/** The person whom registers are asked about. */
export async function personOf(db: Queryable, memberId: bigint): Promise<Person> {
  const { birthDate, phone } = await getOwner(db, memberId);
  return { ...(await detailsOf(db, memberId)), birthDate, phone };
}

/** The fields that these registers need and a person has not given. */
export const missingFields = (
  needed: readonly RegisterName[],
  details: PersonDetails,
): PersonField[] => fieldsOfRegisters(needed).filter((field) => !details[field]);

/** What the registers need, and nothing more of what was sent. */
export const onlyNeeded = (
  needed: readonly RegisterName[],
  details: PersonDetails,
): PersonDetails => {
  const fields = new Set(needed.flatMap((name) => fieldsOfRegister[name]));
  return Object.fromEntries(
    Object.entries(details).filter(([field]) => fields.has(field as PersonField)),
  );
};
