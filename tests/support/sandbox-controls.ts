import type { DayCompared, DayFileFault } from "#contract/office/day-files.ts";
import { checkRounds } from "#server/games/checks.ts";
import { compareDay } from "#server/games/reconciling/day-files/comparing-day.ts";
import { readDayFile } from "#server/games/reconciling/day-files/reading.ts";
import { booksOf } from "#server/games/reconciling/books/books.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** A fault of the control interface; sandbox/README.md explains each. */
export type Fault = { action: string; count?: number | null } & Record<string, unknown>;

type Books = {
  waiting: number;
  unknown: number;
  nets: { dialect: string; account: string; net: string }[];
  jackpots: { tier: string; amount: string; count: number }[];
  ownBalances: { account: string; balance: string }[];
};
type TraceEntry = { fault: string | null; isDone: boolean; status: number | null; path: string };

/** The controls of a product's sandbox, from this machine. */
export class SandboxControls {
  readonly #url: string;

  constructor({ sandboxUrl }: { sandboxUrl: string }) {
    this.#url = `${sandboxUrl}/__sim`;
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  switchOn(fault: Fault): Promise<{ id: number }> {
    return this.#call("POST", "/fault", fault);
  }

  /** How many calls the active faults have affected; null once they are used up. */
  async met(): Promise<number | null> {
    const { faults } = await this.#call<{ faults: { met: number }[] }>("GET", "/state");
    return faults.length === 0 ? null : faults.reduce((sum, { met }) => sum + met, 0);
  }

  switchAllOff(): Promise<void> {
    return this.#call("DELETE", "/fault");
  }

  /** Multiplies every pause of the sandbox, which makes rounds shorter or longer. */
  setPace(pace: number): Promise<unknown> {
    return this.#call("POST", "/clock", { pace });
  }

  setSkew(skewMs: number): Promise<unknown> {
    return this.#call("POST", "/clock", { skewMs });
  }

  /** Sets the won of stakes for one hit of each pool; values are below 2^32. */
  setOdds(odds: { mega: number; major: number; minor: number }): Promise<unknown> {
    return this.#call("POST", "/jackpots", odds);
  }

  /** The provider's file of the day that began `hoursAhead` of that of UTC. */
  async dayFile(dialect: string, day: string, hoursAhead: number): Promise<Buffer> {
    const query = new URLSearchParams({ dialect, day, hoursAhead: String(hoursAhead) });
    const answer = await fetch(`${this.#url}/day-file?${query}`);
    if (!answer.ok) throw new Error(`the file of a day answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  async books(): Promise<Books> {
    return (await this.#call<{ books: Books }>("GET", "/state")).books;
  }

  /** Calls that a fault affected, with their answers. */
  async traced(fault: string): Promise<TraceEntry[]> {
    const { entries } = await this.#call<{ entries: TraceEntry[] }>(
      "GET",
      `/trace?limit=5000&fault=${fault}`,
    );
    return entries;
  }
}

const UNITS = 5;
const unitsOf = (text: string): bigint => {
  const [, sign = "", whole = "0", rest = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const units = BigInt(whole + rest.padEnd(UNITS, "0"));
  return sign === "-" ? -units : units;
};

const CONNECTIONS: Readonly<Record<string, string>> = {
  beexar: "sandbox",
  hub88: "sandbox-hub88",
  caleta: "sandbox-caleta",
  igsp: "sandbox-igsp",
  betsy: "sandbox-betsy",
};

/**
 * What the provider's own file of the running day says about a protocol's transactions, compared
 * with our books. The day begins twelve hours ago, so that it does not end during a test.
 */
export async function compareToday(
  product: TestProduct,
  controls: SandboxControls,
  dialect: string,
): Promise<DayCompared & { faults: DayFileFault[] }> {
  const hoursAhead = 12 - new Date().getUTCHours();
  const day = new Date(Date.now() + hoursAhead * 3_600_000).toISOString().slice(0, 10);
  const file = await controls.dayFile(dialect, day, hoursAhead);
  const connection =
    dialect === "transfer" ? "sandbox-transfer" : (CONNECTIONS[dialect] ?? dialect);
  return withDatabase(product, async (db) => {
    const books = await booksOf(db, connection);
    const { faults, transactions } = readDayFile(file, books, hoursAhead);
    const about = { connection, day, hoursAhead, isPart: false };
    return { ...(await compareDay(db, books, about, transactions)).summary, faults };
  });
}

/**
 * The differences between the sandbox's books and our ledger, each as one sentence: the net result
 * of each member over each connection, the money of the transfer wallet, and the jackpots.
 */
export async function differences(
  product: TestProduct,
  controls: SandboxControls,
): Promise<string[]> {
  const { nets, ownBalances, jackpots } = await controls.books();
  return withDatabase(product, async (db) => {
    const faults = [...(await checkLedger(db.pool)), ...(await checkRounds(db.pool))];
    const won = await db.query<{ tier: string; count: number; amount: bigint }>(
      `select t.tier, count(w.id)::integer as count, coalesce(sum(w.amount), 0)::bigint as amount
       from jackpot_tiers t left join jackpot_wins w on w.tier = t.tier and w.taken_back_at is null
       group by t.tier`,
    );
    for (const { tier, count, amount } of won) {
      const their = jackpots.find((paid) => paid.tier === tier);
      if (their?.count !== count || unitsOf(their.amount) !== amount)
        faults.push(`${tier}: we paid ${count} of ${amount}, the sandbox ${JSON.stringify(their)}`);
    }
    const rounds = await db.query<{ ref: string; connection: string; net: bigint }>(
      `select m.public_ref as ref, p.connection, sum(r.payout - r.stake)::bigint as net
       from game_rounds r join ledger_accounts a on a.bucket = r.bucket and a.id = r.account_id
       join members m on m.id = a.member_id join game_providers p on p.id = r.provider_id
       group by 1, 2`,
    );
    const transfers = await db.query<{ ref: string; net: bigint }>(
      `select m.public_ref as ref,
         sum(case direction when 'in' then amount else -amount end)::bigint as net
       from game_transfers t join members m on m.id = t.member_id where t.state = 'done' group by 1`,
    );
    const ours = new Map(rounds.map(({ connection, ref, net }) => [`${connection} ${ref}`, net]));
    const theirs = new Map(
      nets.map(({ dialect, account, net }) => [
        `${CONNECTIONS[dialect] ?? dialect} ${account}`,
        unitsOf(net),
      ]),
    );
    for (const { account, balance } of ownBalances)
      theirs.set(
        `transferred ${account}`,
        unitsOf(balance) - (theirs.get(`transfer ${account}`) ?? 0n),
      );
    for (const { ref, net } of transfers) ours.set(`transferred ${ref}`, net);
    for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
      // Play with the transfer wallet is in its own books only.
      if (key.startsWith("transfer ")) continue;
      const [own, their] = [ours.get(key) ?? 0n, theirs.get(key) ?? 0n];
      if (own !== their) faults.push(`${key}: our ledger ${own}, the sandbox's books ${their}`);
    }
    return faults;
  });
}
