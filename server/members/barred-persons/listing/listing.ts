import type { BarredPerson } from "#contract/office/barred-persons.ts";
import type { Queryable } from "#server/kit/database.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";
import type { Details } from "#server/members/barred-persons/barred-persons.ts";
import * as store from "#server/members/barred-persons/listing/store.ts";
import { masked } from "#server/members/profile.ts";

const SHOWN_AT_MOST = 1_000;

const unknown = { birthDate: null, phone: null, bankNumber: null, email: null };

const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}•••${email.slice(email.indexOf("@"))}`;

function knownOf(db: Queryable, { id, details }: store.PersonRow): BarredPerson["known"] {
  if (details === null) return unknown;
  const text = openNumber(db, "member_barred_persons.details", id, details);
  const { birthDate, phone, bankNumber, email } = JSON.parse(text) as Details;
  return {
    birthDate: birthDate ? `${birthDate.slice(0, 4)}-••-••` : null,
    phone: phone ? masked(phone) : null,
    bankNumber: bankNumber ? masked(bankNumber) : null,
    email: email ? maskedEmail(email) : null,
  };
}

/** The newest entries with their members and attempts, and active operators without an entry. */
export async function barredPersons(
  db: Queryable,
  list: "holding" | "ended",
): Promise<{ persons: BarredPerson[]; unlisted: NonNullable<BarredPerson["operator"]>[] }> {
  const rows = await store.listPersons(db, list === "ended", SHOWN_AT_MOST);
  const ids = rows.map(({ id }) => id);
  const [members, attempts, unlisted] = await Promise.all([
    store.listMembersOf(db, ids),
    store.listAttempts(db, ids),
    store.listUnlisted(db, SHOWN_AT_MOST),
  ]);
  return {
    persons: rows.map((row) => ({
      id: Number(row.id),
      kind: row.kind,
      name: row.name,
      known: knownOf(db, row),
      operator: operatorOf(row),
      reason: row.reason,
      endsOn: row.endsOn,
      addedAt: row.addedAt.toISOString(),
      addedBy: row.addedBy,
      endedAt: row.endedAt?.toISOString() ?? null,
      removedBy: row.removedBy,
      members: members
        .filter(({ personId }) => personId === row.id)
        .map(({ id, loginId, nick }) => ({ id: Number(id), loginId, nick })),
      attempts: attempts
        .filter(({ personId }) => personId === row.id)
        .map(({ moment, count, lastDay }) => ({ moment, count: Number(count), lastDay })),
    })),
    unlisted: unlisted.map((each) => ({ ...each, id: Number(each.id) })),
  };
}

const operatorOf = ({ operatorId, operatorName, operatorLoginId }: store.PersonRow) =>
  operatorId === null
    ? null
    : { id: Number(operatorId), name: operatorName ?? "", loginId: operatorLoginId ?? "" };
