import { describe, expect, it } from "vitest";
import { readCamt } from "#server/payments/statements/camt/camt-053.ts";

const statement = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
   <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
     <GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>${entries}</Stmt>
   </BkToCstmrStmt></Document>`;
const entry = (sign: "CRDT" | "DBIT", amount: string, details: string, status = "BOOK") =>
  `<Ntry><Amt Ccy="KRW">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
   <BookgDt><Dt>2026-11-21</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;
const incoming = `<TxDtls><RltdPties><Dbtr><Pty><Nm>김은하</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>D-7K2M9Q</Ustrd></RmtInf></TxDtls>`;
const outgoing = `<TxDtls><Refs><EndToEndId>PAY-7</EndToEndId></Refs>
  <RltdPties><Cdtr><Nm>이달빛</Nm></Cdtr></RltdPties></TxDtls>`;

describe("a camt.053 statement", () => {
  it("is read with both directions, names, texts and end-to-end ids", () => {
    const xml = statement(entry("CRDT", "50000", incoming) + entry("DBIT", "70000.00", outgoing));
    expect(readCamt(xml)).toEqual({
      faults: [],
      entries: [
        {
          day: "2026-11-21",
          time: null,
          won: 50_000,
          isOutgoing: false,
          party: "김은하",
          memo: "D-7K2M9Q",
        },
        {
          day: "2026-11-21",
          time: null,
          won: 70_000,
          isOutgoing: true,
          party: "이달빛",
          memo: "PAY-7",
        },
      ],
    });
  });

  it("a batch is read payment by payment, and entries that are not booked are passed over", () => {
    const part = (id: number, won: number) =>
      `<TxDtls><Refs><EndToEndId>PAY-${id}</EndToEndId></Refs><Amt Ccy="KRW">${won}</Amt></TxDtls>`;
    const xml = statement(
      entry("DBIT", "30000", part(1, 10_000) + part(2, 20_000)) +
        entry("CRDT", "1000", incoming, "PDNG"),
    );
    expect(readCamt(xml).entries.map(({ won, memo }) => [won, memo])).toEqual([
      [10_000, "PAY-1"],
      [20_000, "PAY-2"],
    ]);
  });

  it("another currency, a missing date and what is no statement are faults", () => {
    const dollars = entry("CRDT", "10", incoming).replace('Ccy="KRW"', 'Ccy="USD"');
    const undated = entry("CRDT", "10", incoming).replace(/<BookgDt>.*<\/BookgDt>/, "");
    expect(readCamt(statement(dollars + undated)).faults).toMatchObject([
      { code: "amount", line: 1 },
      { code: "date", line: 2 },
    ]);
    expect(readCamt("<html></html>").faults).toMatchObject([{ code: "xml" }]);
    expect(readCamt("<Document><open>").faults).toMatchObject([{ code: "xml" }]);
  });

  it("entities of a document type are not expanded", () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
    const xml = statement(entry("CRDT", "50000", incoming.replace("D-7K2M9Q", "&b;")));
    const read = readCamt(xml.replace("?>", `?>${bomb}`));
    expect(JSON.stringify(read)).not.toContain("hahaha");
  });
});
