import { openDatabase, type Database } from "#server/kit/database.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { insertMember, type NewMember } from "#server/members/store.ts";
import { postEach } from "#server/ledger/post.ts";

/** So many members that two callers rarely wait for the same account. */
const MEMBERS = 10_000;
const CASH_WON = 1_000_000;
const GRANTS_AT_ONCE = 500;

/**
 * A member of the figures: the reference that providers use, the id, which is also the token of a
 * session, and their cash account.
 */
export type BenchMember = {
  ref: string;
  loginId: string;
  memberId: bigint;
  bucket: number;
  accountId: bigint;
};

/** Adds members with money and answers them. */
export async function addMembers(
  databaseUrl: string,
  appSecret: AppSecret,
  count = MEMBERS,
): Promise<BenchMember[]> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 60_000, appSecret });
  try {
    await db.transaction(async (tx) => {
      for (let n = 1; n <= count; n++) await insertMember(tx, memberOf(`bench${n}`));
    });
    await db.query(
      `insert into ledger_accounts (bucket, member_id, kind, currency)
       select members_bucket(id), id, kind, 'KRW'
       from members cross join unnest(array['cash', 'comp', 'hold']) kind
       where login_id like 'bench%'`,
    );
    const members = await db.query<BenchMember>(
      `select m.public_ref as ref, m.login_id as "loginId", m.id as "memberId", a.bucket, a.id as "accountId"
       from members m join ledger_accounts a on a.member_id = m.id and a.kind = 'cash'
       where m.login_id like 'bench%' order by a.id`,
    );
    await grantCash(db, members);
    await openLaunches(db);
    await db.query("vacuum analyze");
    return members;
  } finally {
    await db.close();
  }
}

const memberOf = (loginId: string): NewMember => ({
  isTest: false,
  loginId,
  nick: "bench",
  nickFolded: loginId,
  passwordHash: "x",
  withdrawalPasswordHash: "x",
  phone: "+821000000000",
  birthDate: "1990-01-01",
  bankName: "b",
  bankNumber: "1",
  bankOwner: "o",
  termsVersion: "v",
  locale: "ko",
});

/** Each is signed in and has one open game, which a stake requires. */
async function openLaunches(db: Database): Promise<void> {
  const scope = await scopeId(db, movementSpace("sandbox"));
  await db.query(
    `with signed_in as (
       insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent, ends_at,
         idle_ends_at)
       select id, sha256(login_id::bytea), sha256(('health' || login_id)::bytea), '127.0.0.1', 'bench',
         now() + interval '8 hours', now() + interval '8 hours'
       from members where login_id like 'bench%' returning id, member_id, ends_at)
     insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
     select s.member_id, s.id, a.id, (select id from games where code = 'moon-rabbit-mill'), $1, s.ends_at
     from signed_in s join ledger_accounts a on a.bucket = members_bucket(s.member_id)
       and a.member_id = s.member_id and a.kind = 'cash'`,
    [scope],
  );
}

/** With the ledger, so that the audit stays clean under the load. */
async function grantCash(db: Database, members: readonly BenchMember[]): Promise<void> {
  const house = await houseAccountId(db, "play_money");
  const scope = await scopeId(db, "bench-grants");
  const grants = members.map(({ bucket, accountId }): Movement[] => [
    {
      account: { bucket, id: accountId },
      movement: "play_money_grant",
      amount: fromWon(CASH_WON),
      houseAccountId: house,
      scopeId: scope,
      key: `grant-${accountId}`,
    },
  ]);
  for (let at = 0; at < grants.length; at += GRANTS_AT_ONCE)
    await db.transaction((tx) => postEach(tx, grants.slice(at, at + GRANTS_AT_ONCE)));
}
