import {
  settlementFigures,
  type ProviderFileFault,
  type ProviderFileLayout,
  type SettlementFigure,
} from "#contract/office/settlement.ts";
import { readAmount } from "#server/kit/text-files/amount.ts";
import { recordsOf, type CsvRecord } from "#server/kit/text-files/csv-records.ts";
import { decodeText } from "#server/kit/text-files/decode.ts";
import type { TheirLine } from "#server/reports/settlement/store.ts";
import { layoutOf } from "#server/reports/settlement/layout.ts";

const MOST_LINES = 50_000;
const LONGEST_STUDIO = 128;

export type ProviderFileReading = {
  delimiter: ProviderFileLayout["delimiter"];
  layout: ProviderFileLayout | null;
  records: CsvRecord[];
  lines: number;
  /** Summed by studio and figure. */
  sums: TheirLine[];
  faults: ProviderFileFault[];
};

type Studio = { code: string; nameKo: string; nameEn: string };

const whole = (code: ProviderFileFault["code"], line: number | null = null): ProviderFileFault => ({
  code,
  line,
  column: null,
  text: "",
});

/**
 * Reads a provider's statement with the operator's or the detected columns, and adds up the lines of
 * each studio. A cell that does not fit its column is a fault with line and column; nothing is
 * guessed. A studio is known by its code or one of its names.
 */
export function readProviderFile(
  bytes: Uint8Array,
  studios: readonly Studio[],
  given?: ProviderFileLayout,
): ProviderFileReading {
  const nothing = { delimiter: "," as const, layout: null, records: [], lines: 0, sums: [] };
  const decoded = decodeText(bytes);
  if (!decoded) return { ...nothing, faults: [whole("encoding")] };
  const found = given ? { delimiter: given.delimiter, layout: given } : layoutOf(decoded.text);
  const known = { ...nothing, ...found };
  const records = recordsOf(decoded.text, found.delimiter);
  if (typeof records === "number") return { ...known, faults: [whole("quote", records)] };
  if (!found.layout) return { ...known, records, faults: [whole("columns")] };
  return { ...known, records, ...linesOf(records, found.layout, studios) };
}

type Lines = Pick<ProviderFileReading, "lines" | "sums" | "faults">;

function linesOf(
  records: readonly CsvRecord[],
  { skipped, studio, figures }: ProviderFileLayout,
  studios: readonly Studio[],
): Lines {
  const columns = settlementFigures.flatMap((figure) => {
    const at = figures[figure];
    return at === null ? [] : [{ figure, at }];
  });
  const widest = Math.max(studio ?? 0, ...columns.map(({ at }) => at));
  const codeOf = studioCodes(studios);
  const sums = new Map<string, TheirLine>();
  const faults: ProviderFileFault[] = [];
  if (columns.length === 0) faults.push(whole("columns"));
  const body = records.slice(skipped).filter(({ cells }) => !isTotal(cells));
  for (const { cells, line } of body) {
    const at = (code: ProviderFileFault["code"], column: number): ProviderFileFault => ({
      code,
      line,
      column,
      text: (cells[column] ?? "").slice(0, 80),
    });
    if (cells.length <= widest) {
      faults.push(at("width", widest));
      continue;
    }
    const named = studio === null ? "" : (cells[studio] ?? "").slice(0, LONGEST_STUDIO);
    if (studio !== null && named === "") faults.push(at("studio", studio));
    for (const { figure, at: column } of columns) {
      const amount = readAmount(cells[column] ?? "");
      if (amount === null) faults.push(at("amount", column));
      else add(sums, figure === "share" ? "" : codeOf(named), figure, amount);
    }
  }
  if (body.length === 0) faults.push(whole("empty"));
  if (body.length > MOST_LINES) faults.unshift(whole("too_many"));
  for (const { amount } of sums.values()) if (!fits(amount)) faults.push(whole("amount"));
  return { lines: body.length, sums: [...sums.values()], faults };
}

/** Whether a sum fits its column, which is a bigint. */
const fits = (amount: bigint): boolean => BigInt.asIntN(64, amount) === amount;

function add(
  sums: Map<string, TheirLine>,
  studio: string,
  figure: SettlementFigure,
  amount: bigint,
): void {
  const key = `${studio}/${figure}`;
  const known = sums.get(key);
  sums.set(key, { studio, figure, amount: (known?.amount ?? 0n) + amount });
}

/** The code of a studio by its code or a name; another text stays as it is written. */
function studioCodes(studios: readonly Studio[]): (text: string) => string {
  const codes = new Map<string, string>();
  for (const { code, nameKo, nameEn } of studios)
    for (const text of [code, nameKo, nameEn]) codes.set(text.trim().toLowerCase(), code);
  return (text) => codes.get(text.trim().toLowerCase()) ?? text.trim();
}

/** Whether a record is a total at the end of the file, which is left out. */
const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(합\s*계|총\s*계|소\s*계|총\s*합계|(grand |sub)?totals?)$/i.test(cell));
