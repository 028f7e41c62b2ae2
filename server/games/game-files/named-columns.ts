import { fits, type TextRule } from "#contract/text-rules.ts";
import { recordsOf, type CsvRecord, type Delimiter } from "#server/kit/text-files/csv-records.ts";
import { decodeText } from "#server/kit/text-files/decode.ts";

/** A fault of a file: its line from 1, its column from 0; null where the whole file is meant. */
type FileFault<Code extends string> = {
  code: Code;
  line: number | null;
  column: number | null;
  text: string;
};
type WholeFault = "encoding" | "columns" | "quote" | "empty" | "too_many";

/** A file whose first line names its columns. */
export type NamedFile<Name extends string> = {
  /** As they are in the file. */
  columns: string[];
  /** The index of each column that the file has. */
  places: ReadonlyMap<Name, number>;
  body: readonly CsvRecord[];
  /** At most one, about the whole file. */
  faults: FileFault<WholeFault>[];
};

type Wanted<Name extends string> = {
  needed: readonly Name[];
  optional?: readonly Name[];
  mostLines: number;
};

const delimiters: readonly Delimiter[] = [",", ";", "\t"];
/** `expires_on`, `Expires On` and `expiresOn` are the same column. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Reads the names of the columns, in any order, and finds the lines below them. */
export function readNamed<Name extends string>(
  bytes: Uint8Array,
  { needed, optional = [], mostLines }: Wanted<Name>,
): NamedFile<Name> {
  const places = new Map<Name, number>();
  const refused = (code: WholeFault, columns: string[] = [], line: number | null = null) => ({
    columns,
    places,
    body: [],
    faults: [{ code, line, column: null, text: "" }],
  });
  const decoded = decodeText(bytes);
  if (!decoded) return refused("encoding");
  const [first = ""] = decoded.text.split(/\r?\n/, 1);
  const delimiter = delimiters.find((each) => first.includes(each)) ?? ",";
  const records = recordsOf(decoded.text, delimiter);
  if (typeof records === "number") return refused("quote", [], records);
  const [head, ...body] = records;
  const columns = head?.cells ?? [];
  const found = columns.map(plainName);
  for (const name of [...needed, ...optional]) {
    const place = found.indexOf(plainName(name));
    if (place !== -1) places.set(name, place);
  }
  if (needed.some((name) => !places.has(name))) return refused("columns", columns);
  if (body.length === 0) return refused("empty", columns);
  if (body.length > mostLines) return refused("too_many", columns);
  return { columns, places, body, faults: [] };
}

type Reader<Name extends string, Code extends string> = {
  rules: Readonly<Record<Name, TextRule>>;
  /** The value of a cell before its rule is checked. */
  valueIn(name: Name, text: string): string;
  /** What is wrong with a line whose cells keep to their rules. */
  wrongIn(values: Record<Name, string>): { code: Code; name: Name } | null;
};

/**
 * The values of each line by column, empty for a column that the file lacks. A missing cell, one that
 * does not keep to its rule and what `wrongIn` finds are faults; such lines are left out.
 */
export function readLines<Name extends string, Code extends string>(
  { body, places }: NamedFile<Name>,
  { rules, valueIn, wrongIn }: Reader<Name, Code>,
) {
  const lines: Record<Name, string>[] = [];
  const faults: FileFault<Code | "width" | "value">[] = [];
  const names = Object.keys(rules) as Name[];
  for (const record of body) {
    const faultAt = (code: Code | "width" | "value", name: Name, text = "") =>
      faults.push({
        code,
        line: firstLineOf(record),
        column: places.get(name) ?? null,
        text: text.slice(0, 80),
      });
    const read = names.map((name) => {
      const place = places.get(name);
      const text = place === undefined ? "" : record.cells[place];
      return { name, text, value: text === undefined ? undefined : valueIn(name, text) };
    });
    const bad = read.find(
      ({ name, value }) => value === undefined || (places.has(name) && !fits(rules[name], value)),
    );
    if (bad) {
      faultAt(bad.text === undefined ? "width" : "value", bad.name, bad.text);
      continue;
    }
    const values = Object.fromEntries(read.map(({ name, value }) => [name, value])) as Record<
      Name,
      string
    >;
    const wrong = wrongIn(values);
    if (wrong) faultAt(wrong.code, wrong.name, values[wrong.name]);
    else lines.push(values);
  }
  return { lines, faults };
}

/** A cell with line breaks makes a record of several lines. */
const firstLineOf = ({ cells, line }: CsvRecord): number =>
  line - cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
