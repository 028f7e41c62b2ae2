import type { LedgerLine } from "#contract/office/wallet.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  everyRow,
  listFile,
  ROWS_PER_READ,
  type FileColumn,
  type FileOrigin,
} from "#server/kit/list-file.ts";
import { memberLedger, type EntryLinks } from "#server/wallet/member-ledger.ts";
import type { AccountName } from "#contract/office/wallet.ts";

/** Amounts are won with all their decimals. */
const columns: readonly FileColumn<LedgerLine>[] = [
  ["entry", ({ id }) => id],
  ["at", ({ at }) => at],
  ["movement", ({ movement }) => movement],
  ["change", ({ delta }) => delta],
  ["balance", ({ balance }) => balance],
  ["round", ({ round }) => round],
  ["comp_rounds", ({ comp }) => comp?.rounds ?? null],
  ["comp_basis_points", ({ comp }) => comp?.rule?.basisPoints ?? null],
  ["comp_rule_version", ({ comp }) => comp?.rule?.version ?? null],
  ["request_kind", ({ request }) => request?.kind ?? null],
  ["request", ({ request }) => request?.id ?? null],
  ["cause", ({ cause }) => cause],
];

/** The file of one account's entries, newest first. */
export const ledgerFile = (
  db: Queryable,
  linksOf: EntryLinks,
  asked: { memberId: bigint; account: AccountName },
  origin: FileOrigin,
): AsyncGenerator<string> =>
  listFile(
    everyRow<LedgerLine, number>(async (key) => {
      const page = { ...asked, before: key === null ? null : BigInt(key) };
      const { entries, next } = await memberLedger(db, linksOf, page, ROWS_PER_READ);
      return { rows: entries, next };
    }),
    columns,
    origin,
  );
