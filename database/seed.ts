import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import { openDatabase, type Transaction } from "#server/kit/database.ts";
import { fromWon, NOTHING } from "#server/kit/money.ts";
import { putIntoPool } from "#server/games/jackpots/funding/funding.ts";
import { addScheme, givableScheme, giveScheme } from "#server/games/jackpots/schemes/schemes.ts";
import { getAccount, houseAccountId, openAccounts, scopeId } from "#server/ledger/accounts.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { post } from "#server/ledger/post.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { foldNick } from "#server/members/registration.ts";
import { insertMember } from "#server/members/store.ts";
import { demoProviders } from "#database/demo-catalogue.ts";
import { seedCatalogue } from "#database/seed-catalogue.ts";
import { seedMessages } from "#database/seed-messages.ts";
import { seedOperators } from "#database/seed-operators.ts";
import { seedPayments } from "#database/seed-payments.ts";
import {
  DEMO_PASSWORD,
  DEMO_WITHDRAWAL_PASSWORD,
  demoFavourites,
  demoMembers,
  demoRecent,
  type DemoMember,
} from "#database/demo-members.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** The pools' shares of a slot stake, in basis points. */
const SLOT_SHARES = { name: "Slots", mega: 50, major: 30, minor: 20 } as const;
/** What the demo's pools hold at first, in won. */
const POOL_START_WON = { mega: 1_284_500_000, major: 84_210_000, minor: 3_908_000 } as const;

const SEED_LOCK = 7_154_210;

/**
 * Fills an empty database with the demo: members, operators, studios, games, messages, pools.
 * Deterministic, except for the operators' second factors. Existing members and operators are
 * kept. Answers whether it seeded the members' side. Throws Error unless the mode is play money.
 */
export async function seed(
  databaseUrl: string,
  options: { mode: string; appSecret: AppSecret },
): Promise<boolean> {
  if (options.mode !== "play") throw new Error("the demo is for play money only");
  const db = openDatabase(databaseUrl, {
    size: 1,
    statementTimeoutMs: 60_000,
    appSecret: options.appSecret,
  });
  try {
    return await db.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
      await seedOperators(tx, options.appSecret);
      if ((await tx.query("select from members limit 1")).length > 0) return false;
      await seedJurisdiction(tx);
      await seedCatalogue(tx);
      await startPools(tx);
      const hashes = await Promise.all([
        hashPassword(DEMO_PASSWORD),
        hashPassword(DEMO_WITHDRAWAL_PASSWORD),
      ]);
      for (const member of demoMembers) await seedMember(tx, member, hashes);
      await seedMessages(tx);
      await seedShelf(tx);
      await seedPayments(tx);
      return true;
    });
  } finally {
    await db.close();
  }
}

/** The default site follows rules of its own: no law of gambling applies to play money. */
async function seedJurisdiction(tx: Transaction): Promise<void> {
  await tx.query(
    `with play as (insert into settings_profiles (id, name) values ('play', 'Play money') returning id),
     rule as (insert into settings_profile_rules (profile_id, rule, number, source, read_on)
       select id, 'minimumAge', 19, 'Youth Protection Act of Korea, Article 2: under 19', '2026-11-24' from play)
     update settings_sites set profile_id = (select id from play) where host = '*'`,
  );
}

/** By the same acts as the office, with the demo's first two operators. */
async function startPools(tx: Transaction): Promise<void> {
  const at = new Date();
  const scheme = await addScheme(tx, SLOT_SHARES, at);
  const slots = demoProviders.filter(({ category }) => category === "slot");
  for (const { code: provider } of slots)
    await giveScheme(tx, await givableScheme(tx, { provider, scheme, expected: null }));
  const [maker, checker] = await tx.query<{ id: bigint }>(
    "select id from operators order by id limit 2",
  );
  const by =
    maker && checker
      ? { madeBy: maker.id, checkedBy: checker.id }
      : { madeBy: null, checkedBy: null };
  for (const tier of jackpotTiers)
    await putIntoPool(tx, { tier, won: POOL_START_WON[tier] }, { ...by, proposalId: null, at });
}

async function seedMember(
  tx: Transaction,
  member: DemoMember,
  [passwordHash, withdrawalPasswordHash]: [string, string],
): Promise<void> {
  const memberId = await insertMember(tx, {
    isTest: false,
    loginId: member.loginId,
    nick: member.nick,
    nickFolded: foldNick(member.nick),
    passwordHash,
    withdrawalPasswordHash,
    phone: "+821000001234",
    birthDate: "1990-05-17",
    bankName: "달빛은행",
    bankNumber: "110-000-001234",
    bankOwner: "홍길동",
    termsVersion: "2026-11",
    locale: "ko",
  });
  await tx.query(
    `update members set level = $2, site_id = (select id from settings_sites where host = '*')
     where id = $1`,
    [memberId, member.level],
  );
  await openAccounts(tx, memberId);
  // The demo opens with the forms of money, so its members have answered the offer of a limit.
  await tx.query(
    `insert into member_limit_offers (member_id, moment, declined_at)
     select $1, unnest('{registration,first-deposit}'::text[]), now()`,
    [memberId],
  );
  const scope = await scopeId(tx, "demo");
  const grants: Movement[] = [
    {
      account: await getAccount(tx, memberId, "cash"),
      movement: "play_money_grant",
      amount: fromWon(member.cashWon),
      houseAccountId: await houseAccountId(tx, "play_money"),
      scopeId: scope,
      key: `${member.loginId}:cash`,
    },
    {
      account: await getAccount(tx, memberId, "comp"),
      movement: "comp_grant",
      amount: fromWon(member.compWon),
      houseAccountId: await houseAccountId(tx, "comp_cost"),
      scopeId: scope,
      key: `${member.loginId}:comp`,
    },
  ];
  const given = grants.filter((grant) => grant.amount > NOTHING);
  if (given.length > 0) await post(tx, given);
}

/** demo1's earlier launches and two favourites. */
async function seedShelf(tx: Transaction): Promise<void> {
  for (const { game, hoursAgo } of demoRecent)
    await tx.query(
      `insert into game_sessions (member_id, account_id, game_id, opened_at, ended_at, ends_at)
       select m.id, a.id, g.id, at, at + interval '5 minutes', at + interval '8 hours'
       from members m
       join ledger_accounts a on a.member_id = m.id and a.kind = 'cash'
       join games g on g.code = $1
       cross join lateral (select now() - make_interval(secs => $2) as at) t
       where m.login_id = 'demo1'`,
      [game, hoursAgo * 3600],
    );
  for (const { provider, code } of demoFavourites)
    await tx.query(
      `insert into game_favourites (member_id, provider_id, code)
       select m.id, p.id, $2 from members m, game_providers p
       where m.login_id = 'demo1' and p.code = $1`,
      [provider, code],
    );
}
