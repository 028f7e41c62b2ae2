import { DEMO_PASSWORD, demoMembers } from "#database/demo-members.ts";
import { demoOperators } from "#database/demo-operators.ts";
import { safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";
import type { Queryable } from "#server/kit/database.ts";
import { verifyPassword } from "#server/kit/passwords.ts";

type Account = { loginId: string; hash: string };
type OperatorRow = Account & { role: string; hasProved: boolean; isIdle: boolean };

/** Only these accounts can have the demo's password: every new password with its words is refused. */
const demoIds: ReadonlySet<string> = new Set(demoOperators.map(({ loginId }) => loginId));

/** Staff: second factors, the second person, accounts without use. */
export async function lookAtOperators({ db, now }: Examined): Promise<Finding[]> {
  const operators = await db.query<OperatorRow>(
    `select o.login_id as "loginId", o.password_hash as hash, o.role,
       o.second_factor_step > 0 as "hasProved",
       o.created_at < $1::timestamptz - interval '90 days' and not exists (
         select from operator_sign_ins s where s.operator_id = o.id and s.outcome = 'success'
           and s.at > $1::timestamptz - interval '90 days') as "isIdle"
     from operators o
     where o.status = 'active' and (o.access_until is null or o.access_until > $1) order by o.id`,
    [now],
  );
  const unproved = operators.filter(({ hasProved }) => !hasProved);
  const idle = operators.filter(({ isIdle }) => isIdle);
  const administrators = operators.filter(({ role }) => role === "admin");
  return [
    await lookForDemo(
      "Operators",
      operators.filter(({ loginId }) => demoIds.has(loginId)),
    ),
    unproved.length === 0
      ? safe("Every active operator has proved a second factor.")
      : unsafe(
          `${namesOf(unproved)} never proved a second factor.`,
          "Let them sign in with it, or suspend them under Staff.",
        ),
    administrators.length >= 2
      ? safe("There are two administrators, so that one can be helped by another.")
      : unsafe(
          `Active administrators: ${administrators.length}.`,
          "Invite a second one, who approves what the first proposes.",
        ),
    idle.length === 0
      ? safe("Every active operator signed in within 90 days.")
      : unsafe(
          `${namesOf(idle)} did not sign in for 90 days.`,
          "Suspend accounts that are not used under Staff.",
        ),
  ];
}

/** Members of the demo whose password everyone knows. */
export async function lookAtMembers({ db }: Examined): Promise<Finding[]> {
  const ids = demoMembers.map(({ loginId }) => loginId);
  return [await lookForDemo("Members", await listDemoMembers(db, ids))];
}

const listDemoMembers = (db: Queryable, ids: readonly string[]): Promise<Account[]> =>
  db.query<Account>(
    `select login_id as "loginId", password_hash as hash from members
     where status = 'active' and login_id = any($1::text[]) order by login_id`,
    [ids],
  );

async function lookForDemo(who: string, accounts: readonly Account[]): Promise<Finding> {
  const open: Account[] = [];
  for (const account of accounts)
    if (await verifyPassword(DEMO_PASSWORD, account.hash)) open.push(account);
  return open.length === 0
    ? safe(`${who}: none has the demo's password.`)
    : unsafe(
        `${who} with the demo's password, which everyone can read: ${namesOf(open)}.`,
        "Suspend them, or begin with a new database.",
      );
}

const namesOf = (accounts: readonly Account[]): string =>
  accounts.map(({ loginId }) => loginId).join(", ");
