import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { StatementFault } from "#contract/office/statements.ts";
import { readWon } from "#server/payments/statements/values.ts";

/** One booked entry: incoming and outgoing, in whole won. */
export type CamtEntry = {
  day: string;
  time: string | null;
  won: number;
  isOutgoing: boolean;
  party: string;
  memo: string;
};

type Node = { [name: string]: unknown };

// XML entities are not expanded: a bank statement defines none, but a file that attacks the reader
// could, to fill its memory.
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  processEntities: true,
  isArray: (name) => ["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd"].includes(name),
});

const node = (value: unknown): Node =>
  typeof value === "object" && value !== null ? (value as Node) : {};
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => node(found)[name], value);
const list = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : []);
const text = (value: unknown): string => {
  const found = typeof value === "string" ? value : node(value)["#text"];
  return typeof found === "string" ? found.trim() : "";
};

export const isXml = (content: string): boolean => /^\uFEFF?\s*</.test(content);

/**
 * The booked entries of a camt.053 statement of ISO 20022, any version; a batch is read payment by
 * payment. Amounts in another currency than won, and what has no date, are faults with the number of
 * the entry in `line`. An entry's text contains its EndToEndId.
 */
export function readCamt(content: string): { entries: CamtEntry[]; faults: StatementFault[] } {
  const fault = (
    code: StatementFault["code"],
    line: number | null,
    shown = "",
  ): StatementFault => ({
    code,
    line,
    column: null,
    text: shown.slice(0, 80),
  });
  if (XMLValidator.validate(content) !== true) return { entries: [], faults: [fault("xml", null)] };
  const document = parser.parse(content) as unknown;
  const statements = list(at(document, "Document", "BkToCstmrStmt", "Stmt"));
  if (statements.length === 0) return { entries: [], faults: [fault("xml", null)] };
  const entries: CamtEntry[] = [];
  const faults: StatementFault[] = [];
  for (const [index, entry] of statements.flatMap((each) => list(each["Ntry"])).entries()) {
    const status = text(at(entry, "Sts", "Cd")) || text(entry["Sts"]);
    if (status !== "BOOK") continue;
    const day = text(at(entry, "BookgDt", "Dt")) || text(at(entry, "BookgDt", "DtTm"));
    const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/.exec(day) ?? [];
    if (date === undefined) {
      faults.push(fault("date", index + 1, day));
      continue;
    }
    const parts = list(entry["NtryDtls"]).flatMap((details) => list(details["TxDtls"]));
    const isBatch = parts.length > 1;
    for (const part of parts.length > 0 ? parts : [{} as Node]) {
      const own = part["Amt"] ?? at(part, "AmtDtls", "TxAmt", "Amt");
      const amount = isBatch ? own : entry["Amt"];
      const won = readWon(text(amount));
      if (won === null || won <= 0 || text(at(amount, "@_Ccy")) !== "KRW") {
        faults.push(fault("amount", index + 1, text(amount)));
        continue;
      }
      const isOutgoing = text(part["CdtDbtInd"] ?? entry["CdtDbtInd"]) === "DBIT";
      const other = at(part, "RltdPties", isOutgoing ? "Cdtr" : "Dbtr");
      const words = list(at(part, "RmtInf", "Ustrd")) as unknown[];
      const memo = [...words.map(text), text(at(part, "Refs", "EndToEndId"))];
      entries.push({
        day: date,
        time: time ?? null,
        won,
        isOutgoing,
        party: text(at(other, "Nm")) || text(at(other, "Pty", "Nm")),
        memo: memo.filter((each) => each !== "" && each !== "NOTPROVIDED").join(" "),
      });
    }
  }
  return { entries, faults };
}
