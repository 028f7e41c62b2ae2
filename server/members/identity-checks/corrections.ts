import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { IDENTITY_CORRECTION } from "#server/kit/seal-keys/columns.ts";
import { sealNumber } from "#server/kit/seal-keys/numbers.ts";
import { seal, unseal } from "#server/kit/sealed.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import * as store from "#server/members/identity-checks/store.ts";
import { fullYears } from "#server/members/registration.ts";
import { getOwner } from "#server/members/store.ts";

/** What a member registered wrongly, as the document has it; null where it is right. */
export type Correction = { name: string | null; birthDate: string | null };
type Said = { name?: string | undefined; birthDate?: string | undefined };

/**
 * Seals what differs from the registered name and birth date; null when nothing does. Throws Refusal
 * `under_age` for a birth date below the age of the member's jurisdiction.
 */
export async function sealCorrection(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  { name, birthDate }: Said,
): Promise<Buffer | null> {
  const { bankOwner, birthDate: registered } = await getOwner(db, memberId);
  const correction: Correction = {
    name: name === undefined || name === bankOwner ? null : name,
    birthDate: birthDate === undefined || birthDate === registered ? null : birthDate,
  };
  if (correction.name === null && correction.birthDate === null) return null;
  if (correction.birthDate !== null) {
    const { minimumAge } = await rulesOfMember(db, memberId);
    const zone = await zoneOfLimits(db, memberId);
    if (fullYears(correction.birthDate, clock.now(), zone) < minimumAge)
      throw new Refusal("under_age");
  }
  return seal(JSON.stringify(correction), db.appSecret, IDENTITY_CORRECTION);
}

/** The correction of a check that waits; null without one. */
export async function correctionOf(db: Queryable, checkId: bigint): Promise<Correction | null> {
  const sealed = await store.findCorrection(db, checkId);
  return sealed && (JSON.parse(unseal(sealed, db.appSecret, IDENTITY_CORRECTION)) as Correction);
}

/** Takes over the corrected name and birth date of a member whom the caller has locked. */
export const takeOver = (
  db: Queryable,
  memberId: bigint,
  { name, birthDate }: Correction,
): Promise<void> =>
  store.correctMember(db, memberId, {
    name,
    birthDate:
      birthDate === null ? null : sealNumber(db, "members.birth_date", memberId, birthDate),
  });

/** Which details a correction changes, without their values. */
export const correctedFields = ({ name, birthDate }: Correction): string =>
  [name !== null && "name", birthDate !== null && "birthDate"].filter(Boolean).join(", ");
