import type pg from "pg";

/**
 * What must be true of the rounds: their stakes and payouts are exactly what providers'
 * movements did to each member's money, and no round is another member's too.
 */
const checks: Record<string, string> = {
  "rounds add up to the entries": `
    select format('account %s: rounds %s, entries %s', account_id, sum(rounds), sum(entries)) as detail
    from (select account_id, payout - stake as rounds, 0::numeric as entries from game_rounds
          union all
          select account_id, 0, delta from ledger_entries where movement in (1, 2, 3, 4, 19)) x
    group by account_id having sum(rounds) <> sum(entries)`,
  "no round has a stake or a payout below zero": `
    select format('round %s', round_ref) as detail from game_rounds where stake < 0 or payout < 0`,
  "a round belongs to one member": `
    select format('round %s of provider %s', round_ref, provider_id) as detail
    from game_rounds group by provider_id, round_ref having count(distinct account_id) > 1`,
};

/** The faults of the rounds, each as one sentence; empty when they are clean. */
export async function checkRounds(pool: pg.Pool): Promise<string[]> {
  const faults: string[] = [];
  for (const [promise, sql] of Object.entries(checks)) {
    const { rows } = await pool.query<{ detail: string }>(`${sql} limit 5`);
    faults.push(...rows.map((row) => `${promise}: ${row.detail}`));
  }
  return faults;
}
