import type { Database } from "#server/kit/database.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import { insertLaunchWithoutSignIn } from "#server/games/launches/store.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { getAccount, houseAccountId, openAccounts, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { getOwner, sealedNumbers } from "#server/members/store.ts";

export const PASSWORD = "a-long-enough-secret";
export const WITHDRAWAL_PASSWORD = "246813";
let hashes: Promise<[string, string]> | undefined;
let made = 0;

export type TestMember = { memberId: bigint; loginId: string; ref: string; cash: AccountRef };

const NUMBERS = { phone: "+821012345678", birthDate: "1990-01-01", bankNumber: "123-456-7890" };

/** Gives a member other numbers. */
export async function setNumbers(
  db: Database,
  memberId: bigint,
  numbers: Partial<typeof NUMBERS>,
): Promise<void> {
  const all = { ...(await getOwner(db, memberId)), ...numbers };
  await db.query(
    `update members set phone = $2, birth_date = $3, bank_number = $4, phone_hash = $5,
       phone_tail_hash = $6, bank_number_hash = $7, bank_number_tail_hash = $8
     where id = $1`,
    [memberId, ...sealedNumbers(db, memberId, all)],
  );
}

/** A member with money, for tests. Ids above a million are free for `memberId`. */
export async function makeMember(
  db: Database,
  options: { cash?: Money; memberId?: bigint; status?: string; isTest?: boolean } = {},
): Promise<TestMember> {
  hashes ??= Promise.all([hashPassword(PASSWORD), hashPassword(WITHDRAWAL_PASSWORD)]);
  const [passwordHash, withdrawalHash] = await hashes;
  const loginId = `t${process.pid.toString(36)}${made.toString(36)}`.padEnd(4, "x").slice(0, 20);
  made += 1;
  const memberId = options.memberId ?? 1_000_000n + BigInt(made) * 129n;
  const [row] = await db.query<{ ref: string }>(
    `insert into members (id, login_id, nick, nick_folded, password_hash, withdrawal_password_hash,
       bank_name, bank_owner, terms_version, status, phone, birth_date, bank_number, phone_hash,
       phone_tail_hash, bank_number_hash, bank_number_tail_hash, is_test)
     values ($1, $2, 'tester', $2, $3, $4, 'bank', 'owner', 'v1', $5, $6, $7, $8, $9, $10, $11, $12, $13)
     returning public_ref as ref`,
    [
      memberId,
      loginId,
      passwordHash,
      withdrawalHash,
      options.status ?? "active",
      ...sealedNumbers(db, memberId, NUMBERS),
      options.isTest ?? false,
    ],
  );
  if (!row) throw new Error("no member was made");
  const cash = await db.transaction(async (tx) => {
    await openAccounts(tx, memberId);
    const account = await getAccount(tx, memberId, "cash");
    const amount = options.cash ?? units(0n);
    if (amount > 0n)
      await post(tx, [
        {
          account,
          movement: "play_money_grant",
          amount,
          houseAccountId: await houseAccountId(tx, "play_money"),
          scopeId: await scopeId(tx, "test-grants"),
          key: loginId,
        },
      ]);
    return account;
  });
  return { memberId, loginId, ref: row.ref, cash };
}

/** A member with money and a launch at every connection, for tests that stake. */
export async function makePlayer(
  db: Database,
  options: Parameters<typeof makeMember>[1] = {},
): Promise<TestMember> {
  const member = await makeMember(db, options);
  await openLaunches(db, member);
  return member;
}

/** A launch at every connection that serves a game, for a member without a sign-in. */
export async function openLaunches(
  db: Database,
  { memberId, cash }: Pick<TestMember, "memberId" | "cash">,
): Promise<void> {
  const served = await db.query<{ gameId: number; connection: string }>(
    `select min(g.id) as "gameId", p.connection
     from games g join game_providers p on p.id = g.provider_id group by p.connection`,
  );
  for (const { gameId, connection } of served)
    await insertLaunchWithoutSignIn(db, {
      memberId,
      accountId: cash.id,
      gameId,
      scopeId: await scopeId(db, movementSpace(connection)),
    });
}

/** The same for a demo member. */
export async function openLaunchesOf(db: Database, loginId: string): Promise<void> {
  const [member] = await db.query<{ memberId: bigint }>(
    `select id as "memberId" from members where login_id = $1`,
    [loginId],
  );
  if (!member) throw new Error(`no member signs in as ${loginId}`);
  await openLaunches(db, { ...member, cash: await getAccount(db, member.memberId, "cash") });
}

/** A member whose account was closed so long ago that its records need not be kept any longer. */
export async function closedMember(test: { app: { db: Database } }): Promise<number> {
  const { memberId } = await makeMember(test.app.db);
  await test.app.db.query("update members set status = 'closed' where id = $1", [memberId]);
  await test.app.db.query(
    "update members set closed_at = now() - interval '20 years' where id = $1",
    [memberId],
  );
  return Number(memberId);
}

/** What lets a new, suspended member play again. */
export async function reopening({ app: { db } }: { app: { db: Database } }) {
  const { memberId } = await makeMember(db);
  await db.query("update members set status = 'suspended' where id = $1", [memberId]);
  return { id: Number(memberId), from: "suspended", to: "active" } as const;
}

/** A test account without money; answers the id. */
const testAccount = async ({ app: { db } }: { app: { db: Database } }): Promise<number> =>
  Number((await makeMember(db, { isTest: true })).memberId);

/** A member whose money is frozen; answers the id. */
export async function frozenMember({ app: { db } }: { app: { db: Database } }): Promise<number> {
  const { memberId } = await makeMember(db);
  await db.query("update ledger_accounts set status = 'frozen' where member_id = $1", [memberId]);
  return Number(memberId);
}

/** Members in each state that an act on a member needs. */
export const madeMembers = (test: Parameters<typeof closedMember>[0]) => ({
  closed: () => closedMember(test),
  frozen: () => frozenMember(test),
  tested: () => testAccount(test),
});
