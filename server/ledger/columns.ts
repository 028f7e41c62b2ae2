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

/** The first columns of `ledger_post` and `games_post`; groups become contiguous numbers. */
export function operationColumns(groups: readonly (readonly Operation[])[]): string[] {
  const numbered = groups.flatMap((group, index) => group.map((op) => ({ op, index })));
  const plain = (of: (op: Operation) => bigint | number | boolean | null) =>
    plainArray(numbered.map(({ op }) => of(op)));
  return [
    plainArray(numbered.map(({ index }) => index)),
    plain((op) => op.account.bucket),
    plain((op) => op.account.id),
    plain((op) => (isReversal(op) ? 0 : memberMovements[op.movement].id)),
    plain(deltaOf),
    plain((op) => !isReversal(op) && memberMovements[op.movement].isStake),
    plain((op) => op.houseAccountId),
    plain((op) => op.scopeId),
    textArray(numbered.map(({ op }) => op.key)),
    plain((op) => (isReversal(op) ? op.original.scopeId : null)),
    textArray(numbered.map(({ op }) => (isReversal(op) ? op.original.key : null))),
    plain((op) => (isReversal(op) ? null : (op.shareSchemeId ?? null))),
  ];
}

export type OutcomeRow = { status: number[]; seq: (bigint | null)[]; balance: (bigint | null)[] };

/** Takes the arrays of one outcome row apart again, group by group. */
export function readOutcomes(
  row: OutcomeRow,
  groups: readonly (readonly Operation[])[],
): Outcome[][] {
  let next = 0;
  return groups.map((group) =>
    group.map(() => {
      const at = next++;
      const status = outcomeStatuses[row.status[at] ?? -1];
      if (!status) throw new Error(`ledger_post answered the status ${row.status[at]}`);
      return { status, seq: row.seq[at] ?? null, balance: units(row.balance[at] ?? 0n) };
    }),
  );
}
