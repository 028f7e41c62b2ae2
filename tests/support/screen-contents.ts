import { dayFile, dayLayout } from "#tests/support/settlement.ts";

/** Acts of the office, in order, that give its screens something to show; `deposit` is a new one's id. */
export function screenContents(deposit: unknown): [name: string, input: object][] {
  const everyone = { member: null, levelFrom: 1, levelTo: 10, status: null, siteId: null };
  const today = new Date().toISOString().slice(0, 10);
  const csv = `거래일시,입금액,보낸분\n${today} 09:00:00,5000000,누군가\n`;
  const columns = { date: 0, time: null, amount: 1, sender: 2, memo: null };
  return [
    ["claim-payment", { id: deposit, version: 1 }],
    ["approve-payment", { id: deposit, version: 2 }],
    [
      "save-mailing",
      {
        audience: { ...everyone, activeSince: null },
        titleColor: null,
        texts: { ko: { title: "안내", contents: "<p>본문</p>" } },
      },
    ],
    [
      "import-statement",
      {
        accountId: 1,
        fileName: "bank.csv",
        content: Buffer.from(csv).toString("base64"),
        layout: { delimiter: ",", skipped: 1, columns },
      },
    ],
    [
      "import-day-file",
      {
        connection: "sandbox",
        day: "2017-02-01",
        fileName: "part-1.csv",
        content: dayFile([]),
        layout: dayLayout,
        part: {},
      },
    ],
    ["invite-operator", { loginId: "to-be-seen", name: "보임", role: "cs" }],
    ["add-member-remark", { id: 1 }],
    ["add-barred-person", { kind: "director", name: "보임", birthDate: "1970-01-01" }],
    ["record-log-review", { from: 1, until: 1, looked: ["audit"], findings: "보임" }],
  ];
}
