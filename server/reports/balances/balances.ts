import type { AccountBalance } from "#contract/office/balance-report.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import type { HouseKind } from "#server/ledger/movements.ts";
import { effectOf } from "#server/reports/balances/effects.ts";
import {
  getComparison,
  listMoved,
  sumTest,
  type MovedRow,
} from "#server/reports/balances/store.ts";
import { originOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";

const decimal = (amount: bigint): string => formatDecimal(units(amount));

type Balance = { opening: bigint; change: bigint };
type Account = Balance & {
  account: string;
  provider: string | null;
  name: AccountBalance["name"];
  movements: Map<string, bigint>;
};

/** Members' accounts first, then the house's in the order of their movements. */
function accountsOf(rows: readonly MovedRow[]): Account[] {
  const accounts = new Map<string, Account>();
  const accountOf = (account: string, row?: MovedRow): Account => {
    const provider = row?.provider ?? null;
    const key = `${account}:${provider ?? ""}`;
    const known = accounts.get(key);
    if (known) return known;
    const name = row?.nameKo && row.nameEn ? { ko: row.nameKo, en: row.nameEn } : null;
    const made = { account, provider, name, opening: 0n, change: 0n, movements: new Map() };
    accounts.set(key, made);
    return made;
  };
  for (const kind of memberKinds) accountOf(kind);
  for (const row of rows) {
    const { movement, before, during } = row;
    const effect = effectOf(movement);
    const sides = [
      [effect.to, 1n],
      [effect.from, -1n],
    ] as const;
    for (const [name, sign] of sides) {
      const isProvider = (name as HouseKind) === "provider";
      const account = accountOf(name, isProvider ? row : undefined);
      account.opening += sign * BigInt(before);
      account.change += sign * BigInt(during);
      const moved = (account.movements.get(effect.name) ?? 0n) + sign * BigInt(during);
      account.movements.set(effect.name, moved);
    }
  }
  return [...accounts.values()];
}

const memberKinds = ["cash", "comp", "hold"] as const;

const shown = ({ opening, change }: Balance) => ({
  opening: decimal(opening),
  change: decimal(change),
  closing: decimal(opening + change),
});

const sumOf = (accounts: readonly Account[]): Balance => ({
  opening: accounts.reduce((sum, { opening }) => sum + opening, 0n),
  change: accounts.reduce((sum, { change }) => sum + change, 0n),
});

/**
 * Opening and closing balances of a period with the movements between them, signed as in the
 * ledger. Throws Refusal `too_many` for a period that is too long.
 */
export async function balanceReport(
  db: Database,
  clock: Clock,
  asked: OfficeInput<"get-balance-report">,
): Promise<OfficeOutput<"get-balance-report">> {
  const period = periodOf(asked, "total");
  return atOneMoment(db, async (tx) => {
    const accounts = accountsOf(await listMoved(tx, period));
    const compared = await getComparison(tx);
    const test = await sumTest(tx, period);
    const ofMembers = accounts.filter(({ account }) =>
      memberKinds.some((kind) => kind === account),
    );
    return {
      origin: await originOf(tx, clock, period),
      accounts: accounts.map((account): AccountBalance => ({
        account: account.account,
        provider: account.provider,
        name: account.name,
        ...shown(account),
        movements: [...account.movements]
          .filter(([, amount]) => amount !== 0n)
          .map(([movement, amount]) => ({ movement, amount: decimal(amount) })),
      })),
      liability: shown(sumOf(ofMembers)),
      testAccounts: shown({ opening: BigInt(test.before), change: BigInt(test.during) }),
      unexplained: {
        amount: decimal(BigInt(compared.unexplained)),
        comparedAt: compared.comparedAt.toISOString(),
      },
      dormant: {
        accounts: compared.dormantMembers,
        amount: decimal(BigInt(compared.dormantAmount)),
      },
    };
  });
}
