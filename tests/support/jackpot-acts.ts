import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { poolBalances } from "#server/ledger/accounts.ts";

let made = 0;

/** Input for a scheme that is added, which takes one operator. */
export const newScheme = () => ({ name: `걸음 ${made++}`, mega: 10, major: 0, minor: 5 });

/** Input for the renaming of a scheme, which takes one operator. */
export async function renaming(db: Queryable) {
  const [scheme] = await db.query<{ id: number; name: string }>(
    "select id, name from jackpot_schemes order by id limit 1",
  );
  const { id = 0, name = "" } = scheme ?? {};
  return { scheme: id, expected: name, name: `새 이름 ${made++}` };
}

/** Input for each act on shares and money of pools that takes two. */
export const jackpotActs = (db: Queryable) => ({
  "change-jackpot-shares": async () => {
    const [scheme] = await db.query<{ id: number; shareId: number }>(
      `select id, coalesce(next_share_scheme_id, share_scheme_id) as "shareId"
       from jackpot_schemes order by id limit 1`,
    );
    return {
      scheme: scheme?.id ?? 0,
      expected: scheme?.shareId ?? 0,
      mega: 60 + made++,
      major: 30,
      minor: 20,
    };
  },
  "set-provider-scheme": async () => {
    const [koi] = await db.query<{ id: number | null }>(
      `select s.id from game_providers p
       left join jackpot_schemes s on s.share_scheme_id = p.share_scheme_id where p.code = 'koi'`,
    );
    const expected = koi?.id ?? null;
    return { provider: "koi", scheme: expected === null ? 1 : null, expected };
  },
  "set-pool-start": () =>
    startOf(db).then((expected) => ({ tier: "mega" as const, amount: expected + 1, expected })),
  "fund-pool": async () => ({ tier: "minor" as const, amount: 1_000_000 }),
  /** No stake feeds a pool any more. */
  "empty-pool": async () => {
    await db.query("update game_providers set share_scheme_id = null");
    const major = (await poolBalances(db)).find(({ tier }) => tier === "major");
    if (!major) throw new Error("there is no pool of the tier");
    return { tier: "major" as const, expected: toWon(major.balance) };
  },
});

async function startOf(db: Queryable): Promise<number> {
  const [row] = await db.query<{ won: number }>(
    "select (start_amount / 100000)::integer as won from jackpot_tiers where tier = 'mega'",
  );
  return row?.won ?? 0;
}
