import { parseDecimal } from "#server/kit/money.ts";
import type { Database } from "#server/kit/database.ts";
import type { AnsweredCall, Bettor } from "#tests/support/chaos/bettor.ts";

type Transaction = { id_provider: string; type: "bet" | "win" | "rollback"; amount?: string };
type Written = { key: string; delta: bigint; balance: bigint; entries: bigint };

/** `lost`: acknowledged and not in the ledger; `doubled`: in it more than once. */
export type LedgerFault = { kind: "lost" | "doubled" | "other"; text: string };

/**
 * Compares the ledger with the answers that the clients got. Returns one fault for each
 * acknowledged operation that is not in the ledger exactly once as it was answered, and for each
 * entry without an answer.
 */
export async function faultsOfLedger(
  db: Database,
  bettors: readonly Bettor[],
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const bettor of bettors) {
    const rows = await db.query<Written>(
      `with account as (
         select a.bucket, a.id from ledger_accounts a join members m on m.id = a.member_id
         where m.public_ref = $1
       ), counted as (
         select e.account_id, e.scope_id, e.key, count(*) as entries
         from account a join ledger_entries e on e.bucket = a.bucket and e.account_id = a.id
         group by e.account_id, e.scope_id, e.key
       )
       select k.key, k.amount as delta, k.balance_after as balance, coalesce(c.entries, 0) as entries
       from account a join ledger_keys k on k.bucket = a.bucket and k.account_id = a.id
       join ledger_scopes s on s.id = k.scope_id
       left join counted c on c.account_id = k.account_id and c.scope_id = k.scope_id and c.key = k.key
       where s.code like 'provider:%'`,
      [bettor.memberRef],
    );
    const written = new Map(rows.map((row) => [row.key, row]));
    for (const call of bettor.log) faults.push(...faultsOfCall(call, written));
    const answered = new Set(bettor.log.flatMap((call) => keysOf(call)));
    for (const { key, entries } of rows)
      if (entries > 0n && !answered.has(key))
        faults.push(other(`${key} is in the ledger and was never answered`));
  }
  return faults;
}

const transactionsOf = ({ body }: AnsweredCall): Transaction[] =>
  (JSON.parse(body) as { transactions: Transaction[] }).transactions;

const keysOf = (call: AnsweredCall): string[] =>
  call.http === 200 ? transactionsOf(call).map(({ id_provider }) => id_provider) : [];

const other = (text: string): LedgerFault => ({ kind: "other", text });

function faultsOfCall(call: AnsweredCall, written: ReadonlyMap<string, Written>): LedgerFault[] {
  const transactions = transactionsOf(call);
  if (call.http !== 200) {
    const posted = transactions.filter((own) => (written.get(own.id_provider)?.entries ?? 0n) > 0n);
    return posted.map(({ id_provider }) =>
      other(`${id_provider} was refused and is in the ledger`),
    );
  }
  const faults: LedgerFault[] = [];
  for (const { id_provider, type, amount } of transactions) {
    const row = written.get(id_provider);
    const wanted = (parseDecimal(amount ?? "0") ?? 0n) * (type === "bet" ? -1n : 1n);
    const isMissing = !row || (type !== "rollback" && row.entries === 0n);
    if (isMissing)
      faults.push({
        kind: "lost",
        text: `${id_provider} was acknowledged and is not in the ledger`,
      });
    else if (type !== "rollback" && (row.entries !== 1n || row.delta !== wanted))
      faults.push({
        kind: row.entries > 1n ? "doubled" : "other",
        text: `${id_provider} is ${row.entries} times in the ledger, with ${row.delta}`,
      });
  }
  const last = written.get(transactions.at(-1)?.id_provider ?? "");
  const { balance } = JSON.parse(call.answer) as { balance: string };
  if (last && last.entries > 0n && parseDecimal(balance) !== last.balance)
    faults.push(other(`${last.key} was answered ${balance} and left ${last.balance}`));
  return faults;
}

/**
 * Repeats calls: each answer must equal the first one exactly. Repeats every call that a kill left
 * unanswered, and of the rest every n-th one, about `most` in all.
 */
export async function faultsOfRetries(
  bettors: readonly Bettor[],
  most: number,
): Promise<{ faults: string[]; asked: number }> {
  const total = bettors.reduce((sum, { log }) => sum + log.length, 0);
  const every = Math.max(1, Math.ceil(total / most));
  let asked = 0;
  const faults = await Promise.all(
    bettors.map(async (bettor) => {
      const own: string[] = [];
      for (const { endpoint, body, http, answer } of bettor.log.filter(
        ({ tries }, at) => tries > 1 || at % every === 0,
      )) {
        asked++;
        const again = await bettor.askAgain(endpoint, body);
        if (again.http !== http || again.answer !== answer)
          own.push(`first ${http} ${answer}, then ${again.http} ${again.answer} to ${body}`);
      }
      return own;
    }),
  );
  return { faults: faults.flat(), asked };
}
