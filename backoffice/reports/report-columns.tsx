import type {
  ActivityRow,
  MoneyRow,
  ReturnRow,
  ReturnVerdict,
  TimeGrouping,
} from "#contract/office/reports.ts";
import type { OfficeReportTexts } from "#locales/ko/office/reports.ts";
import type { Format } from "#ui/format.ts";
import { Money } from "#ui/money.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";

type Words = { texts: OfficeReportTexts; format: Format; isKorean: boolean };

export const moneyCells = [
  "stakes",
  "returns",
  "wallets",
  "result",
  "comp",
  "deposits",
  "withdrawals",
] as const;

export const cellName = (texts: OfficeReportTexts, cell: (typeof moneyCells)[number]): string =>
  cell === "deposits" ? texts.in : cell === "withdrawals" ? texts.out : texts[cell];

/** Lines of days, months, years or providers; a line of a provider has no deposits. */
export const moneyColumns = (
  { texts, isKorean }: Words,
  grouping: TimeGrouping | "provider",
): Column<MoneyRow>[] => [
  {
    id: "key",
    header: texts[grouping],
    renderCell: ({ key, name }) =>
      name ? (isKorean ? name.ko : name.en) : keyOf(key, grouping) || texts.noProvider,
  },
  ...moneyCells
    .filter((cell) => grouping !== "provider" || !/^(deposits|withdrawals)$/.test(cell))
    .map((cell) => ({
      id: cell,
      header: cellName(texts, cell),
      renderCell: (row: MoneyRow) => <Money amount={Number(row[cell] ?? 0)} />,
    })),
];

/** A day, month or year as its line is named: 2026-11-27, 2026-11, 2026. */
export const keyOf = (key: string, grouping: string): string =>
  grouping === "year" ? key.slice(0, 4) : grouping === "month" ? key.slice(0, 7) : key;

export const activityColumns = (
  { texts, format }: Words,
  grouping: "day" | "month",
): Column<ActivityRow>[] => [
  { id: "key", header: texts[grouping], renderCell: ({ key }) => keyOf(key, grouping) },
  ...(["registrations", "active", "firstDeposits"] as const).map((cell) => ({
    id: cell,
    header: texts[cell],
    renderCell: (row: ActivityRow) => format.number(row[cell]),
  })),
];

const tagOf: Record<ReturnVerdict, string> = {
  within: "tag tag-good",
  outside: "tag tag-bad",
  few: "tag",
  undeclared: "tag",
};

/** Shares are shown as percent with two digits. */
export const returnColumns = ({ texts, format, isKorean }: Words): Column<ReturnRow>[] => {
  const percent = (share: number | null) =>
    share === null ? "-" : format.rate(Math.round(share * 10_000));
  return [
    { id: "game", header: texts.game, renderCell: ({ name }) => (isKorean ? name.ko : name.en) },
    { id: "rounds", header: texts.rounds, renderCell: ({ rounds }) => format.number(rounds) },
    {
      id: "stakes",
      header: texts.stakes,
      renderCell: ({ stakes }) => <Money amount={Number(stakes)} />,
    },
    {
      id: "returns",
      header: texts.returns,
      renderCell: ({ returns }) => <Money amount={Number(returns)} />,
    },
    { id: "observed", header: texts.observed, renderCell: ({ observed }) => percent(observed) },
    {
      id: "band",
      header: texts.band,
      renderCell: ({ low, high }) =>
        low === null || high === null ? "-" : `${percent(low)} – ${percent(high)}`,
    },
    {
      id: "declared",
      header: texts.declared,
      renderCell: ({ declared }) => percent(declared),
    },
    {
      id: "verdict",
      header: texts.verdict,
      renderCell: ({ verdict }) => <span className={tagOf[verdict]}>{texts[verdict]}</span>,
    },
  ];
};
