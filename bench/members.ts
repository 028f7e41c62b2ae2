import { openDatabase } from "#server/kit/database.ts";

/** Members enough that no two callers wait for one account by chance. */
const MEMBERS = 10_000;
const CASH_WON = 1_000_000;

/** Adds members with money by SQL and answers what providers know them by. */
export async function addMembers(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 60_000 });
  try {
    await db.query(
      `with made as (
         insert into members (login_id, nick, nick_folded, password_hash, withdrawal_password_hash, phone,
           birth_date, bank_name, bank_number, bank_owner, terms_version)
         select 'bench' || n, 'bench', 'bench' || n, 'x', 'x', '+821000000000', '1990-01-01', 'b', '1', 'o', 'v'
         from generate_series(1, $1) n returning id)
       insert into ledger_accounts (bucket, member_id, kind, currency)
       select members_bucket(id), id, kind, 'KRW' from made cross join unnest(array['cash', 'comp', 'hold']) kind`,
      [MEMBERS],
    );
    await grantCash(db);
    await db.query("vacuum analyze");
    const rows = await db.query<{ ref: string }>(
      "select public_ref as ref from members where login_id like 'bench%'",
    );
    return rows.map((row) => row.ref);
  } finally {
    await db.close();
  }
}

/** Through the ledger's own function, so that the books stay clean under the load. */
async function grantCash(db: ReturnType<typeof openDatabase>): Promise<void> {
  await db.query("insert into ledger_scopes (code) values ('bench-grants') on conflict do nothing");
  await db.query(
    `select ledger_post(
       array_agg(n), array_agg(bucket), array_agg(id), array_agg(5::smallint), array_agg($1::bigint),
       array_agg(false), array_agg(house), array_agg(scope), array_agg('grant-' || id),
       array_agg(null::smallint), array_agg(null::text), array_agg(null::smallint), array_agg(false))
     from (select row_number() over (order by a.id)::integer as n, a.bucket, a.id,
             (select h.id from ledger_house_accounts h where h.code = 'play_money') as house,
             (select s.id from ledger_scopes s where s.code = 'bench-grants') as scope,
             ntile(200) over (order by a.id) as part
           from ledger_accounts a join members m on m.id = a.member_id
           where a.kind = 'cash' and m.login_id like 'bench%') x
     group by part`,
    [BigInt(CASH_WON) * 100_000n],
  );
}
