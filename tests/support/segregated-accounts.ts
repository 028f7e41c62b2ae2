import type { Queryable } from "#server/kit/database.ts";

let made = 0;
const facts = { bankName: "별빛신탁", holder: "달빛 회원 자금" };
const ending = (): string => String(1_000 + made++);

/** A segregated account in use since a day; answers its id. */
export async function segregatedAccount(owner: Queryable, from = "2026-01-01"): Promise<number> {
  const [row] = await owner.query<{ id: number }>(
    `insert into report_fund_accounts
       (bank_name, ending, holder, from_day, set_at, set_by, checked_by)
     values ($1, $2, $3, $4::date, now(), 1, 2) returning id`,
    [facts.bankName, ending(), facts.holder, from],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

/** Input for each act on segregated accounts. Each call first makes the account on which the act is done. */
export function fundsActs(owner: Queryable) {
  const account = async () => ({ id: await segregatedAccount(owner), version: 1 });
  return {
    "add-segregated-account": async () => ({ ...facts, ending: ending(), from: "2026-01-01" }),
    "change-segregated-account": async () => ({
      ...(await account()),
      ...facts,
      ending: ending(),
    }),
    "end-segregated-account": async () => ({ ...(await account()), until: "2026-06-30" }),
    "enter-segregated-balance": async () => ({
      account: await segregatedAccount(owner),
      day: "2026-01-05",
      amount: 5_000_000,
    }),
  };
}
