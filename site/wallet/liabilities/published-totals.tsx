import "#site/wallet/statement.css";
import "#site/wallet/liabilities/liabilities.css";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnLiabilityDay } from "#contract/liabilities.ts";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { useUser } from "#site/app/session.tsx";
import { Empty } from "#site/parts/empty.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";
import { RecordTable, type Column } from "#site/parts/record-table.tsx";
import { checkDay, type Checked } from "#site/wallet/liabilities/checking.ts";
import { CheckResult, useVerdict } from "#site/wallet/liabilities/check-result.tsx";
import type { OwnLiabilities } from "#site/wallet/liabilities/load-liabilities.ts";
import { useDays } from "#site/wallet/liabilities/use-days.ts";

type Row = OwnLiabilityDay & { id: string };

/** A check that runs or has ended; the newest one alone is shown. */
type Check = { day: string; checked: Checked | null };

/** Checks one day after another; a failed call is shown as a dialog. */
function useChecks() {
  const { call } = useApp();
  const { liabilities: texts } = usePageTexts();
  const { user } = useUser();
  const dialogs = useDialogs();
  const [shown, setShown] = useState<Check | null>(null);
  const wanted = useRef("");
  const check = async (row: Row): Promise<void> => {
    const { day } = row;
    wanted.current = day;
    setShown({ day, checked: null });
    const checked = await checkDay(call, user?.userId ?? "", row).catch(asFault);
    if (wanted.current !== day) return;
    setShown("is" in checked ? { day, checked } : null);
    if ("is" in checked) return;
    await dialogs.show({ kind: "error", text: texts.failed, ...referenceIn(checked) });
  };
  return { shown, check };
}

function useColumns(shown: Check | null, check: (row: Row) => Promise<void>): Column<Row>[] {
  const { liabilities: texts } = usePageTexts();
  return [
    { id: "day", label: texts.day, cell: ({ day }) => <span className="num">{day}</span> },
    { id: "total", label: texts.total, end: true, cell: ({ total }) => <Money amount={total} /> },
    {
      id: "mine",
      label: texts.mine,
      end: true,
      cell: ({ amount }) =>
        amount === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="vh">{texts.none}</span>
          </>
        ) : (
          <Money amount={amount} />
        ),
    },
    {
      id: "check",
      label: texts.check,
      end: true,
      cell: (row) =>
        row.amount !== null && (
          <Button
            look="soft sm"
            text={texts.check}
            of={row.day}
            aria-busy={shown?.day === row.day && shown.checked === null}
            onClick={() => void check(row)}
          />
        ),
    },
  ];
}

/** The published days, and the check of one of them. */
function Days({ loaded }: { loaded: OwnLiabilities }) {
  const { liabilities: texts } = usePageTexts();
  const format = useFormat();
  const { shown, check } = useChecks();
  const { days, isBusy, loadEarlier } = useDays(loaded);
  const columns = useColumns(shown, check);
  const verdict = useVerdict();
  const checked = shown?.checked ?? null;
  return (
    <>
      <div className="liability-days">
        <RecordTable
          label={texts.title}
          columns={columns}
          rows={days.map((row) => ({ ...row, id: row.day }))}
        />
      </div>
      {loadEarlier && (
        <p className="money-action">
          <Button look="soft sm" aria-busy={isBusy} onClick={() => void loadEarlier()}>
            {texts.earlier}
          </Button>
        </p>
      )}
      {days.some(({ amount }) => amount === null) && (
        <p className="field-hint">{texts.noAmount(format.number(loaded.keptDays))}</p>
      )}
      <p className="liability-verdict" role="status" data-is={checked?.is}>
        {shown && (checked === null ? texts.checking : verdict(checked))}
      </p>
      {checked && <CheckResult checked={checked} />}
    </>
  );
}

/** On which days which total of what members are owed was published, and whether it has the member's amount. */
export function PublishedTotals({ liabilities }: { liabilities: Section<OwnLiabilities> }) {
  const { liabilities: texts } = usePageTexts();
  const { revalidate } = useRevalidator();
  return (
    <MoneyCard id="published-totals" title={texts.title}>
      <p className="money-text">{texts.lead}</p>
      {!liabilities.ok && <LoadFailed of={liabilities} onRetry={() => void revalidate()} />}
      {liabilities.ok &&
        (liabilities.data.list.length === 0 ? (
          <Empty icon="coins" text={texts.empty} />
        ) : (
          <Days loaded={liabilities.data} />
        ))}
    </MoneyCard>
  );
}
