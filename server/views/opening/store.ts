import type { Queryable } from "#server/kit/database.ts";
import { houseMovements } from "#server/ledger/movements.ts";

const { wallet_lost, wallet_won } = houseMovements;

/** The hosts of sites that have published no version of their terms and privacy notice. */
export const listUndocumented = (db: Queryable): Promise<{ host: string }[]> =>
  db.query<{ host: string }>(
    `select host from settings_sites s where not exists (
       select from settings_document_versions v where v.site_id = s.id)
     order by host limit 500`,
  );

export type Counts = {
  accounts: bigint;
  administrators: bigint;
  backupAt: Date | null;
  drillAt: Date | null;
};

/** What is counted once for the whole house. */
export async function getCounts(db: Queryable): Promise<Counts> {
  const [row] = await db.query<Counts>(
    `select (select count(*) from payment_receiving_accounts where is_used) as accounts,
       (select count(*) from operators where role = 'admin' and status = 'active'
          and access_until is null)
         as administrators,
       (select max(finished_at) from settings_backups where kind = 'backup' and is_good)
         as "backupAt",
       (select max(finished_at) from settings_backups where kind = 'drill' and is_good)
         as "drillAt"`,
  );
  if (!row) throw new Error("the counts answered no row");
  return row;
}

/** The connections with a credential that two operators wrote. */
export const listWithCredential = (db: Queryable): Promise<{ connection: string }[]> =>
  db.query<{ connection: string }>("select distinct connection from game_credentials limit 500");

/** The connections over which a game can be played. */
export const listPlayable = (db: Queryable): Promise<{ connection: string }[]> =>
  db.query<{ connection: string }>(
    `select distinct p.connection from game_providers p
     where p.is_used and exists (select from games g where g.provider_id = p.id and g.is_used)
     limit 500`,
  );

/**
 * The pools that stakes of a provider in use feed, and into which no first money was put, or from
 * which all was taken out again.
 */
export const listUnfunded = (db: Queryable): Promise<{ tier: string }[]> =>
  db.query<{ tier: string }>(
    `select t.tier from jackpot_tiers t
     where exists (
         select from game_providers p join ledger_share_schemes s on s.id = p.share_scheme_id
         where p.is_used and s.house_account_id = t.house_account_id)
       and coalesce((select f.amount from jackpot_fundings f where f.tier = t.tier
                     order by f.id desc limit 1), 0) <= 0
     order by t.start_amount desc, t.tier`,
  );

/**
 * The connections over which a bet was played to its end: a closed round with a stake, or a booked
 * result of a transfer wallet. It looks into every bucket, because a provider's rounds are in all.
 */
export const listWithBet = (db: Queryable): Promise<{ connection: string }[]> =>
  db.query<{ connection: string }>(
    `select distinct p.connection from game_providers p
     where exists (
         select from game_rounds r
         where r.bucket = any(array(select generate_series(0, 63)::smallint))
           and r.provider_id = p.id and r.state = 'closed' and r.stake > 0)
       or exists (
         select from ledger_house_accounts f
         join ledger_house_entries e on e.to_house_account_id in (f.id, p.house_account_id)
         where f.code = 'provider_float:' || p.connection
           and p.house_account_id in (e.from_house_account_id, e.to_house_account_id)
           and e.movement in (${wallet_lost.id}, ${wallet_won.id}))
     limit 500`,
  );
