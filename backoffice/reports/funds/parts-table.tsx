import { owedParts, type FundsDay } from "#contract/office/funds.ts";
import { Exact } from "#backoffice/frame/exact.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Shows what was owed at the end of a day by part, its sum, what the accounts had, and the difference. */
export function PartsTable({ day: { owed, apart, held, difference } }: { day: FundsDay }) {
  const { funds: texts, balances } = useOfficeTexts();
  return (
    <>
      <RowsTable
        caption={texts.owed}
        head={[texts.part, { name: texts.amount, isEnd: true }]}
        empty={texts.noDay}
      >
        {owedParts.map((part) => (
          <Line key={part} name={balances.accounts[part]} won={owed[part]} />
        ))}
        <Line name={texts.running} won={owed.running} missing={texts.notCounted} />
        <Line name={texts.owed} won={owed.total} isSum />
        <Line name={texts.held} won={held} missing="-" isSum />
        <Line name={texts.difference} won={difference} missing="-" isSum isChange />
      </RowsTable>
      <h2>{texts.apart}</h2>
      <RowsTable
        caption={texts.apart}
        head={[texts.part, { name: texts.amount, isEnd: true }]}
        empty={texts.noDay}
      >
        <Line name={balances.accounts.jackpot} won={apart.jackpot} />
        <Line name={balances.accounts.awaited} won={apart.awaited} />
      </RowsTable>
    </>
  );
}

type LineProps = {
  name: string;
  /** Null when it is not known. */
  won: string | null;
  missing?: string;
  isSum?: boolean;
  isChange?: boolean;
};

function Line({ name, won, missing = "-", isSum = false, isChange = false }: LineProps) {
  return (
    <tr>
      <th scope="row">{isSum ? <b>{name}</b> : name}</th>
      <td className="num end">
        {won === null ? missing : <Exact won={won} isChange={isChange} />}
      </td>
    </tr>
  );
}
