import { summaryColumns, summaryWallets } from "#contract/office/account-summary.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { Money } from "#ui/money.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Summary = OfficeOutput<"get-account-summary">;

/** A column for each wallet and their total, from the opening balance down to the closing one. */
export function SummaryTable({ summary }: { summary: Summary }) {
  const { accountSummary: texts } = useOfficeTexts();
  const lines = [...summary.wallets, summary.total];
  const names = [...summaryWallets.map((wallet) => texts.wallets[wallet]), texts.total];
  return (
    <div className="figures figures-few">
      <TableFrame name={texts.title} scroller="table-scroll rows-scroll">
        <thead>
          <Headings names={[texts.column, ...names]} />
        </thead>
        <tbody>
          {(["opening", ...summaryColumns, "closing"] as const).map((name) => {
            const isBalance = name === "opening" || name === "closing";
            return (
              <tr key={name}>
                <td className={isBalance ? undefined : "balance-movement"}>
                  {isBalance ? <b>{texts.columns[name]}</b> : texts.columns[name]}
                </td>
                {lines.map((line, at) => (
                  <td key={names[at]}>
                    <Money amount={Number(line[name])} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </TableFrame>
    </div>
  );
}
