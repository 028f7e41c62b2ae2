import type { Queryable } from "#server/kit/database.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";

/** Lets the jurisdiction of the default site hold accounts under review, or no longer, as its owner. */
export const holdDuplicates = (owner: Queryable, isHeld: boolean): Promise<unknown> =>
  isHeld
    ? owner.query(
        `with named as (
           insert into settings_profiles (id, name) values ('one-account', 'One account')
           on conflict do nothing),
         ruled as (
           update settings_sites set profile_id = 'one-account' where host = '*')
         insert into settings_profile_rules (profile_id, rule, choices, source, read_on)
         values ('one-account', 'duplicateAccounts', '{hold}', 'a law', '2026-01-01')
         on conflict do nothing`,
      )
    : owner.query(
        "delete from settings_profile_rules where profile_id = 'one-account' and rule = 'duplicateAccounts'",
      );

type Opened = { reviewId: number; version: number; memberId: bigint; otherId: bigint };

/** An open review of two new members who share a phone; with `isHeld` it suspends the first one. */
async function openDuplicateReview(
  { app: { db }, owner }: Pick<TestApp, "app" | "owner">,
  { isHeld = false } = {},
): Promise<Opened> {
  const { memberId } = await makeMember(db);
  const { memberId: otherId } = await makeMember(db);
  if (isHeld) {
    await owner.query("update members set status = 'suspended' where id = $1", [memberId]);
    await owner.query("update ledger_accounts set status = 'stakes_blocked' where member_id = $1", [
      memberId,
    ]);
  }
  const [row] = await owner.query<{ id: bigint; version: number }>(
    `with suspension as (
       insert into member_suspensions (member_id, ground, suspended_at)
       select $1, 'identity', now() where $3 returning id)
     insert into member_duplicate_reviews (member_id, other_id, opened_at, shared, suspension_id)
     values ($1, $2, now(), '[{"by": "phone", "foundAt": "2026-11-28T10:00:00.000Z"}]',
       (select id from suspension)) returning id, version`,
    [memberId, otherId, isHeld],
  );
  return { reviewId: Number(row?.id), version: row?.version ?? 0, memberId, otherId };
}

/** Input for the decision on a review; of a held account it takes two operators. */
export async function duplicateDecision(
  test: Pick<TestApp, "app" | "owner">,
  about: { isHeld: boolean },
): Promise<{ reviewId: number; version: number; outcome: "different_persons" }> {
  const { reviewId, version } = await openDuplicateReview(test, about);
  return { reviewId, version, outcome: "different_persons" };
}

/** An open review of demo2 and demo3, for screens. */
export const letDuplicateWait = (query: (sql: string) => Promise<unknown>): Promise<unknown> =>
  query(
    `insert into member_duplicate_reviews (member_id, other_id, opened_at, shared)
     select a.id, b.id, now() - interval '2 days', $$[
         {"by": "bank", "foundAt": "2026-11-26T10:00:00.000Z"},
         {"by": "person", "foundAt": "2026-11-26T10:00:00.000Z"}]$$
     from members a, members b where a.login_id = 'demo3' and b.login_id = 'demo2'`,
  );

export type Registered = {
  id: bigint;
  loginId: string;
  phone: string;
  bankNumber: string;
  name: string;
  birthDate: string;
};
type Wanted = {
  /** The registration with which this one shares something. */
  like?: Registered;
  shared?: { phone?: boolean; bank?: boolean; person?: boolean };
  name?: string;
};

let registered = 0;

/** Registers persons on the site, each with numbers, a name and a birth date of their own. */
export function useRegistrations(test: TestApp) {
  const formOf = ({ like, shared = {}, name }: Wanted) => {
    registered += 1;
    const n = registered;
    const digits = String(10_000 + n);
    const letter = String.fromCodePoint(0xac00 + n * 28);
    return {
      id: `twin${n}`,
      nick: `twin${n}`,
      pw: PASSWORD,
      phone: shared.phone && like ? like.phone : `010777${digits}`,
      birthDate:
        shared.person && like ? like.birthDate : `1980-05-${String((n % 27) + 1).padStart(2, "0")}`,
      bankname: "국민은행",
      banknum: shared.bank && like ? like.bankNumber : `88${digits}99`,
      bankOwner: name ?? (shared.person && like ? like.name : `김${letter}달`),
      exchange_pw: "482915",
      terms: "2026-11",
    };
  };
  const send = async (form: ReturnType<typeof formOf>): Promise<Registered> => {
    const { body } = await test.call("user-register", form);
    if (body["status"] !== "success") throw new Error(`registration: ${JSON.stringify(body)}`);
    const [row] = await test.owner.query<{ id: bigint }>(
      "select id from members where login_id = $1",
      [form.id],
    );
    if (!row) throw new Error("the member is missing");
    const { id: loginId, phone, banknum: bankNumber, bankOwner: name, birthDate } = form;
    return { id: row.id, loginId, phone, bankNumber, name, birthDate };
  };
  return {
    register: (wanted: Wanted = {}) => send(formOf(wanted)),
    /** Several at once. */
    registerAll: (all: readonly Wanted[]) => Promise.all(all.map((each) => send(formOf(each)))),
  };
}
