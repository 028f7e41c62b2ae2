import { createHash } from "node:crypto";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { settlementFigures } from "#contract/office/settlement.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { differing } from "#server/reports/settlement/comparing.ts";
import { decimal } from "#server/reports/settlement/figures.ts";
import { readProviderFile } from "#server/reports/settlement/provider-file.ts";
import { firstOf, settledIn } from "#server/reports/settlement/settled.ts";
import * as store from "#server/reports/settlement/store.ts";

const RECORDS_SHOWN = 8;
const FAULTS_SHOWN = 50;

async function studiosOf(db: Queryable, connection: string) {
  const studios = await store.listStudios(db, connection);
  if (studios.length === 0) throw new Refusal("not_found");
  return studios;
}

/** What a provider's file says, and its faults. Throws Refusal `not_found`. */
export async function previewProviderFile(
  db: Queryable,
  { connection, content, layout }: OfficeInput<"preview-provider-file">,
): Promise<OfficeOutput<"preview-provider-file">> {
  const studios = await studiosOf(db, connection);
  const reading = readProviderFile(Buffer.from(content, "base64"), studios, layout);
  const first = Math.max(0, (reading.layout?.skipped ?? 1) - 1);
  const sumOf = (figure: string) =>
    reading.sums
      .filter((line) => line.figure === figure)
      .reduce((sum, { amount }) => sum + amount, 0n);
  const told = settlementFigures.filter(
    (figure) => (reading.layout?.figures[figure] ?? null) !== null,
  );
  return {
    layout: reading.layout,
    delimiter: reading.delimiter,
    records: reading.records.slice(first, first + RECORDS_SHOWN).map(({ cells }) => cells),
    lines: reading.lines,
    sums: Object.fromEntries(told.map((figure) => [figure, decimal(sumOf(figure))])),
    faults: reading.faults.slice(0, FAULTS_SHOWN),
  };
}

/**
 * Stores a provider's statement of a month, whose figures are compared with ours from then on.
 * Throws Refusal `not_found`, `already_decided` for an agreed month, and `file_unreadable` when any
 * line does not fit the layout; then nothing is stored.
 */
export async function importProviderFile(
  act: Act,
  {
    connection,
    month,
    fileName,
    content,
    layout,
  }: Omit<OfficeInput<"import-provider-file">, "reason">,
): Promise<{ differing: number; lines: number }> {
  const { tx, clock } = act;
  await store.lockSettlement(tx, connection);
  const studios = await studiosOf(tx, connection);
  const [before] = await settledIn(tx, month, connection);
  if (before?.agreed) throw new Refusal("already_decided");
  const bytes = Buffer.from(content, "base64");
  const { faults, sums, lines } = readProviderFile(bytes, studios, layout);
  if (faults.length > 0) throw new Refusal("file_unreadable");
  await store.insertFile(
    tx,
    {
      connection,
      month: firstOf(month),
      name: fileName,
      hash: createHash("sha256").update(bytes).digest(),
      figures: settlementFigures.filter((figure) => layout.figures[figure] !== null),
      hasStudios: layout.studio !== null,
      at: clock.now(),
      by: operatorOf(act).operatorId,
    },
    sums,
  );
  const [after] = await settledIn(tx, month, connection);
  return { differing: after ? differing(after).length : 0, lines };
}
