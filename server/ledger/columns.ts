import { plainArray, textArray } from "#server/kit/database.ts";
import { units } from "#server/kit/money.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import {
  deltaOf,
  isReversal,
  outcomeStatuses,
  type Operation,
  type Outcome,
} from "#server/ledger/operations.ts";

/**
 * The columns of `ledger_post`, except refusals. Groups become contiguous numbers; each key is
 * listed once and referred to by its place in the list.
 */
export type OperationColumns = {
  operations: string[];
  keys: string[];
};

export function operationColumns(groups: readonly (readonly Operation[])[]): OperationColumns {
  const numbered = groups.flatMap((group, index) => group.map((op) => ({ op, index })));
  const plain = (of: (op: Operation) => bigint | number | boolean | null) =>
    plainArray(numbered.map(({ op }) => of(op)));
  const keys = new KeyList();
  return {
    operations: [
      plainArray(numbered.map(({ index }) => index)),
      plain((op) => op.account.bucket),
      plain((op) => op.account.id),
      plain((op) => (isReversal(op) ? 0 : memberMovements[op.movement].id)),
      plain(deltaOf),
      plain((op) => !isReversal(op) && memberMovements[op.movement].isStake),
      plain((op) => op.houseAccountId),
      plain((op) => (isReversal(op) ? null : (op.shareSchemeId ?? null))),
      plain((op) => keys.place(op.account.bucket, op.scopeId, op.key)),
      plain((op) =>
        isReversal(op) ? keys.place(op.account.bucket, op.original.scopeId, op.original.key) : null,
      ),
    ],
    keys: keys.columns(),
  };
}

/**
 * Each key of a batch once, for all its members, in order of appearance and with the shard of the
 * first member that uses it; places begin at 1.
 */
class KeyList {
  readonly #places = new Map<string, number>();
  readonly #buckets: number[] = [];
  readonly #scopes: number[] = [];
  readonly #keys: string[] = [];

  place(bucket: number, scopeId: number, key: string): number {
    const name = `${scopeId}:${key}`;
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#buckets.push(bucket);
    this.#scopes.push(scopeId);
    const place = this.#keys.push(key);
    this.#places.set(name, place);
    return place;
  }

  columns(): string[] {
    return [plainArray(this.#buckets), plainArray(this.#scopes), textArray(this.#keys)];
  }
}

/** Eight-byte numbers are passed as text, because JSON numbers are exact to fifteen digits only. */
export type OutcomeColumns = {
  status: number[];
  seq: (string | null)[];
  balance: (string | null)[];
};

/** Splits the columns of a batch's outcomes into groups. */
export function readOutcomes(
  columns: OutcomeColumns,
  groups: readonly (readonly Operation[])[],
): Outcome[][] {
  let next = 0;
  return groups.map((group) =>
    group.map(() => {
      const at = next++;
      const status = outcomeStatuses[columns.status[at] ?? -1];
      if (!status) throw new Error(`ledger_post answered the status ${columns.status[at]}`);
      const [seq, balance] = [columns.seq[at] ?? null, columns.balance[at] ?? 0];
      return { status, seq: seq === null ? null : BigInt(seq), balance: units(BigInt(balance)) };
    }),
  );
}
