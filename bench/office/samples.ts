import type { OfficeCallName } from "#contract/office/calls.ts";

export type Sample =
  | string
  | number
  | boolean
  | null
  | readonly Sample[]
  | { [field: string]: Sample };
/** What only the database knows: a round of demo1 by the product's id, and a mailing if there is one. */
export type Facts = { round: string; session: string; mailing: number | null };

const dayAt = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const csv = (text: string): string => Buffer.from(text).toString("base64");
/** A member with many rows, one of the busy ones, a quiet one, and none. */
const LOGIN_IDS = ["demo1", "kim1", "kim500001", "nomember"];
/** References of deposits: the newest request's, and none. */
const REFERENCES = ["D-C4CA42", "D-222222"];
/** Of the demo: two operators who decided many, and none. */
const OPERATORS = [1, 150, 999];

/** Reports of a period, each with its file. */
const REPORTS_OF_PERIODS = [
  "get-money-report",
  "get-activity-report",
  "get-game-report",
  "get-return-report",
  "get-balance-report",
  "get-incentive-report",
  "get-session-report",
  "get-significant-events",
  "get-large-jackpots",
  "get-funds-report",
];

const searches: Record<string, readonly string[]> = {
  any: ["demo", "달빛", "01000000001", "zzzz"],
  id: ["grown", "demo1", "zzzz"],
  nick: ["g", "달빛", "달빛7", "zzzz"],
  phone: ["0001", "01000000001", "99999999999"],
  bank: ["7890", "11000007919", "99999999999"],
  address: ["10.0.0.7", "10.0.0.0/24", "2001:db8::/48"],
  device: ["000000000000"],
  reference: REFERENCES,
};

/** What narrows lists and reports to members. */
const OF_MEMBERS = {
  loginId: LOGIN_IDS,
  member: LOGIN_IDS,
  isTest: [true, false],
  withTest: [true],
};

/** Whole won. */
const AMOUNTS = {
  atLeast: [20_000, 40_000_000, 5_000_000_000],
  atMost: [1, 30_000],
  stakeAtLeast: [10_000, 5_000_000_000],
  stakeAtMost: [1_000],
  payoutAtLeast: [100_000],
  payoutAtMost: [0],
  "get-payout-lines.amount": [50_000, 30_000_000],
};

/** Values of fields that are not enumerations, by field, or by call and field where they differ. */
const samples = (facts: Facts): Record<string, readonly Sample[]> => ({
  id: [1],
  "get-round.id": [facts.round],
  "get-mailing.id": facts.mailing === null ? [] : [facts.mailing],
  "get-popups-beside.id": [1],
  "download-payment-csv.id": [1_000_010],
  "download-payment-xml.id": [1_000_011],
  "download-report-file.id": [1],
  ...OF_MEMBERS,
  operator: OPERATORS,
  level: [1, 10],
  from: [dayAt(6), dayAt(300)],
  until: [dayAt(0), dayAt(299)],
  ...Object.fromEntries(
    REPORTS_OF_PERIODS.flatMap((name) => [name, name.replace("get", "export")]).flatMap((name) => [
      [`${name}.from`, [dayAt(29), dayAt(88)]],
      [`${name}.until`, [dayAt(0)]],
    ]),
  ),
  ...Object.fromEntries(
    ["find-rounds", "export-rounds"].flatMap((name) => [
      [`${name}.from`, [`${dayAt(6)}T00:00:00Z`, `${dayAt(300)}T00:00:00Z`]],
      [`${name}.before`, [`${dayAt(1)}T00:00:00Z`, `${dayAt(299)}T00:00:00Z`]],
    ]),
  ),
  at: [`${dayAt(200)}T00:00:00Z`],
  ...AMOUNTS,
  reference: REFERENCES,
  session: [facts.session],
  /** An unknown one: a known one reads no more than its own hours. */
  launch: ["00000000-0000-4000-8000-000000000000"],
  "get-member-rounds.round": [facts.round],
  round: [facts.round, "grown-1000", "no-such-round"],
  query: ["g", "달빛", "zzzz"],
  "find-payments.query": ["1", "10000001", "D-C4CA42", "D-222222"],
  words: ["transfer", "확인했습니다", "999", "words that no reason has"],
  call: ["approve-payment", "save-announcement"],
  object: ["payment", "payment:1000", "member:1"],
  "check-audit-trail.after": [1_200_000],
  siteId: [1],
  provider: ["tiger"],
  "get-system-certificates.provider": [null, "tiger"],
  connection: ["sandbox"],
  game: ["moon-rabbit-mill"],
  country: ["KR"],
  text: ["moon"],
  month: [dayAt(0).slice(0, 7), "2026-01"],
  "preview-provider-file.month": ["2026-01"],
  day: [dayAt(1)],
  written: ["<p>moon</p>"],
  domain: [""],
  shown: [{ from: "2026-01-01T00:00:00.000Z", until: null }],
  audience: [
    { member: null, levelFrom: 1, levelTo: 10, status: "active", siteId: null, activeSince: null },
    { member: null, levelFrom: 2, levelTo: 9, status: null, siteId: 1, activeSince: dayAt(30) },
  ],
  promotes: [[], ["slot"]],
  accountId: [1],
  fileName: ["file.csv"],
  content: [csv("날짜,입금액,보낸분\n2026-11-21,50000,김달빛")],
  "preview-provider-file.content": [csv("Studio,Net\ntiger,1\n")],
  // None is open there.
  suspicionId: [1],
  // No list was proposed there.
  "get-import-list.hash": ["00".repeat(32)],
  "preview-certificate-file.content": [csv("game,laboratory,certificate,build,sha256\n")],
  "preview-info-sheet-file.content": [csv("game,min_stake,max_stake,rules_ko\n")],
  "preview-day-file.content": [csv("Transaction,Amount\n")],
  "preview-day-file.part": [{}],
});

/** The values of a field, which can depend on those before it; null where there are none. */
export function samplesOf(
  facts: Facts,
  call: OfficeCallName,
  field: string,
  input: Record<string, Sample>,
): readonly Sample[] | null {
  const { by } = input;
  if (field === "query" && typeof by === "string")
    return by === "round" ? [facts.round, "grown-1000", "no-such-round"] : (searches[by] ?? null);
  const all = samples(facts);
  return all[`${call}.${field}`] ?? all[field] ?? null;
}
