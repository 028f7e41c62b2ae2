import { describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { readStatement } from "#server/payments/statements/read.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, layout?: Parameters<typeof readStatement>[2]) =>
  readStatement(bytesOf(text), "Asia/Seoul", layout);

describe("reading a bank statement file", () => {
  it("reads a transfer whose sender or text begins like a total", () => {
    const { transfers, passedOver } = read(
      [
        "date,sender,amount,memo",
        '2026-11-21,Total Trading Ltd,"50,000",D-7K2M9Q',
        '2026-11-22,김은하,"30,000",total of two bets',
        ',Total credits,"80,000",',
        '2026-11-22,합계,"80,000",',
      ].join("\n"),
    );
    expect(transfers.map(({ sender }) => sender)).toEqual(["Total Trading Ltd", "김은하"]);
    expect(passedOver).toBe(2);
  });

  it("finds the columns below the titles, reads both directions, and skips totals", () => {
    const { transfers, passedOver, faults, layout } = read(
      [
        "거래내역조회,,,,,,",
        "계좌번호,301-2026-1121-01,,,,,",
        "거래일시,적요,기재내용,출금액,입금액,잔액,메모",
        '2026.11.21 13:05:09,타행이체,김은하,0,"50,000","1,050,000",D-7K2M9Q',
        '2026.11.21 13:06:00,수수료,은행,"1,000",0,"1,049,000",',
        '합계,,,"1,000","50,000",,',
      ].join("\r\n"),
    );
    expect(faults).toEqual([]);
    expect(layout).toMatchObject({ delimiter: ",", skipped: 3 });
    expect(passedOver).toBe(1);
    expect(transfers).toMatchObject([
      {
        line: 4,
        sender: "김은하",
        memo: "D-7K2M9Q",
        amount: fromWon(50_000),
        hasTime: true,
        bookedAt: new Date("2026-11-21T04:05:09Z"),
      },
      { line: 5, isOutgoing: true, sender: "은행", amount: fromWon(1_000) },
    ]);
  });

  it.each([
    [";", "date;amount in;sender\n2026-11-21;50000;Kim"],
    ["\t", "Date\tTime\tCredit\tPayer\n20261121\t130500\t50,000.00\tKim"],
    ["|", "날짜|입금액|보낸분\n2026년 11월 21일|50000원|Kim"],
    [",", "거래일시,입금자,입금액,적요\n2026-11-21 13:05:00,Kim,50000,D-7K2M9Q"],
    [",", "거래일시,입금인,입금,적요\n2026-11-21 13:05:00,Kim,50000,D-7K2M9Q"],
  ])("finds the delimiter %j", (delimiter, text) => {
    const { transfers, layout } = read(text);
    expect(layout?.delimiter).toBe(delimiter);
    expect(transfers).toMatchObject([{ sender: "Kim", amount: fromWon(50_000) }]);
  });

  it("reads CP949 beyond EUC-KR, and a UTF-8 byte order mark", () => {
    // "날짜,입금액,보낸분\n2026-11-21,50000,똠" in CP949; 똠 (0x8C63) is outside of KS X 1001.
    const cp949 = Buffer.from(
      "b3afc2a52cc0d4b1ddbed72cbab8b3bdbad00a323032362d31312d32312c35303030302c8c63",
      "hex",
    );
    const old = readStatement(cp949, "Asia/Seoul");
    expect(old.encoding).toBe("euc-kr");
    expect(old.transfers).toMatchObject([{ sender: "똠", hasTime: false }]);
    const marked = read("\uFEFF날짜,입금액,보낸분\n2026-11-21,50000,똠");
    expect(marked.encoding).toBe("utf-8");
    expect(marked.transfers[0]?.fingerprint).toEqual(old.transfers[0]?.fingerprint);
  });

  it("refuses a file that is no text", () => {
    expect(readStatement(Buffer.from([0xff, 0xfe, 0x41, 0x00]), "Asia/Seoul").faults).toMatchObject(
      [{ code: "encoding" }],
    );
  });

  it("reports each fault with its line, column and text", () => {
    const { faults } = read(
      [
        "날짜,입금액,보낸분",
        "2026-02-30,50000,Kim",
        "2026-11-21,fifty,Kim",
        "2026-11-21,50000.50,Kim",
        "2026-11-21",
      ].join("\n"),
    );
    expect(faults).toEqual([
      { code: "date", line: 2, column: 0, text: "2026-02-30" },
      { code: "amount", line: 3, column: 1, text: "fifty" },
      { code: "amount", line: 4, column: 1, text: "50000.50" },
      { code: "width", line: 5, column: 2, text: "" },
    ]);
  });

  it("reports the line of an unclosed quote, and a file without known columns", () => {
    expect(read('날짜,입금액,보낸분\n2026-11-21,50000,"Kim').faults).toMatchObject([
      { code: "quote", line: 2 },
    ]);
    expect(read("a,b,c\n1,2,3").faults).toMatchObject([{ code: "columns", line: null }]);
    expect(read("날짜,입금액,보낸분\n").faults).toMatchObject([{ code: "empty" }]);
  });

  it("uses the columns that an operator chooses", () => {
    const columns = { date: 2, time: null, amount: 1, sender: 0, memo: null };
    const { transfers } = read("a,b,c\nKim,50000,2026-11-21", {
      delimiter: ",",
      skipped: 1,
      columns,
    });
    expect(transfers).toMatchObject([{ sender: "Kim", amount: fromWon(50_000) }]);
  });

  it("distinguishes two identical transfers in the same way in every file", () => {
    const head = "날짜,입금액,보낸분\n";
    const line = "2026-11-21,50000,Kim\n";
    const marks = (text: string) =>
      read(text).transfers.map(({ fingerprint }) => fingerprint.toString("hex"));
    const [first, second] = marks(head + line + line);
    expect(first).not.toBe(second);
    expect(marks(`${head}2026-11-20,1000,Lee\n${line}`)[1]).toBe(first);
  });
});
