import {
  certificateColumns as names,
  certificateRules,
  MOST_CERTIFICATE_LINES,
  type CertificateColumn,
  type CertificateFault,
} from "#contract/office/certificate-files.ts";
import { fits } from "#contract/text-rules.ts";
import { recordsOf, type CsvRecord, type Delimiter } from "#server/kit/text-files/csv-records.ts";
import { decodeText } from "#server/kit/text-files/decode.ts";

export type CertificateLine = Record<CertificateColumn, string>;
export type CertificateReading = {
  columns: string[];
  lines: CertificateLine[];
  faults: CertificateFault[];
};

const delimiters: readonly Delimiter[] = [",", ";", "\t"];
/** `expires_on`, `Expires On` and `expiresOn` are the same column. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const whole = (code: CertificateFault["code"], line: number | null = null): CertificateFault => ({
  code,
  line,
  column: null,
  text: "",
});

/**
 * Reads a file of certificates, one in each line below the names of its columns. A cell that does not
 * keep to its column's rule, a jurisdiction that is not known and a line that is twice in the
 * file are faults with line and column; nothing is guessed.
 */
export function readCertificates(
  bytes: Uint8Array,
  jurisdictions: ReadonlySet<string>,
): CertificateReading {
  const nothing = { columns: [], lines: [] };
  const decoded = decodeText(bytes);
  if (!decoded) return { ...nothing, faults: [whole("encoding")] };
  const [first = ""] = decoded.text.split(/\r?\n/, 1);
  const delimiter = delimiters.find((each) => first.includes(each)) ?? ",";
  const records = recordsOf(decoded.text, delimiter);
  if (typeof records === "number") return { ...nothing, faults: [whole("quote", records)] };
  const [head, ...body] = records;
  const columns = head?.cells ?? [];
  const found = columns.map(plain);
  const places = new Map(names.map((name) => [name, found.indexOf(plain(name))]));
  if ([...places.values()].includes(-1)) return { columns, lines: [], faults: [whole("columns")] };
  if (body.length === 0) return { columns, lines: [], faults: [whole("empty")] };
  if (body.length > MOST_CERTIFICATE_LINES)
    return { columns, lines: [], faults: [whole("too_many")] };
  return { columns, ...linesOf(body, places, jurisdictions) };
}

function linesOf(
  body: readonly CsvRecord[],
  places: ReadonlyMap<CertificateColumn, number>,
  jurisdictions: ReadonlySet<string>,
): Pick<CertificateReading, "lines" | "faults"> {
  const lines: CertificateLine[] = [];
  const faults: CertificateFault[] = [];
  const seen = new Set<string>();
  for (const { cells, line } of body) {
    const read = names.map((name) => [name, cells[places.get(name) ?? -1]] as const);
    const faultAt = (code: CertificateFault["code"], name: CertificateColumn, text = "") =>
      faults.push({ code, line, column: places.get(name) ?? null, text: text.slice(0, 80) });
    const bad = read.find(
      ([name, text]) => text === undefined || !fits(certificateRules[name], valueIn(name, text)),
    );
    if (bad) {
      faultAt(bad[1] === undefined ? "width" : "value", ...bad);
      continue;
    }
    const values = Object.fromEntries(
      read.map(([name, text = ""]) => [name, valueIn(name, text)]),
    ) as CertificateLine;
    const { game, laboratory, certificate, build, jurisdiction } = values;
    const key = JSON.stringify([game, laboratory, certificate, build, jurisdiction]);
    if (!jurisdictions.has(jurisdiction)) faultAt("jurisdiction", "jurisdiction", jurisdiction);
    else if (seen.has(key)) faultAt("repeated", "game", game);
    else lines.push(values);
    seen.add(key);
  }
  return { lines, faults };
}

/** Laboratories write hashes and codes of jurisdictions in capitals too. */
const valueIn = (name: CertificateColumn, text: string): string =>
  name === "sha256" || name === "jurisdiction" ? text.toLowerCase() : text;
