import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { MOST_OF_FILE } from "#contract/office/payment-files.ts";
import { payoutViews, type Payout } from "#contract/office/payouts.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { CopyButton } from "#backoffice/frame/copy-button.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { selectColumn } from "#backoffice/frame/select-column.tsx";
import { useSelection, type Selecting } from "#backoffice/frame/use-selection.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import type { PayoutsPage } from "#backoffice/payments/payouts/load-payouts.ts";
import { PaymentFiles } from "#backoffice/payments/payouts/payment-files.tsx";
import { PayoutSheet, type PayoutAsking } from "#backoffice/payments/payouts/payout-sheet.tsx";

/** Approved withdrawals on their way: put into files, given to the bank, paid or failed. */
export default function Payouts() {
  const { payouts: texts } = useOfficeTexts();
  const page = useLoaderData<PayoutsPage>();
  const format = useFormat();
  const [asking, setAsking] = useState<PayoutAsking | null>(null);
  const selection = useSelection(page.payouts, isUnderWay);
  const { selectAll, selectNone, cursor, acted } = selection;
  const { view } = page;
  const chosen = selection.chosen.slice(0, MOST_OF_FILE);
  usePayoutKeys({ view, acted: acted.slice(0, MOST_OF_FILE), ask: setAsking });
  const sum = chosen.reduce((total, { amount }) => total + amount, 0);
  const close = () => {
    setAsking(null);
    selectNone();
  };
  return (
    <div className="page page-wide">
      <h1>{texts.title}</h1>
      <p className="page-lead">{texts.lead}</p>
      <div className="statement-bar">
        <PayoutViews page={page} />
        {view !== "ended" && page.payouts.length > 0 && (
          <div className="row-of-buttons">
            {chosen.length > 0 && (
              <span>{texts.sum(format.number(chosen.length), format.moneyText(sum))}</span>
            )}
            <Button
              text={texts.selectAll(format.number(page.payouts.length))}
              onClick={() => selectAll(page.payouts)}
            />
            <ChosenAct view={view} chosen={chosen} ask={setAsking} />
          </div>
        )}
      </div>
      <DenseTable
        caption={`${texts.title}, ${texts.views[view]}`}
        columns={useColumns({ selection, ask: setAsking })}
        rows={page.payouts}
        idOf={({ id }) => String(id)}
        empty={texts.empty}
        cursor={cursor && String(cursor.id)}
      />
      {page.next !== null && (
        <p>
          <Link className="btn" to={`/payouts?view=${view}&after=${page.next}`}>
            {view === "ended" ? texts.older : texts.newer}
          </Link>
        </p>
      )}
      <PaymentFiles files={page.files} />
      {asking && <PayoutSheet asking={asking} accounts={page.accounts} onClose={close} />}
    </div>
  );
}

type PayoutKeys = { view: PayoutsPage["view"]; acted: readonly Payout[]; ask: Ask };

/** The acts on payouts by key. */
function usePayoutKeys({ view, acted, ask }: PayoutKeys): void {
  const texts = useOfficeTexts().payouts;
  const isWaiting = view === "ready";
  const isAtBank = view === "filed" || view === "sent";
  useShortcuts([
    {
      keys: "m",
      label: texts.make,
      run: () => isWaiting && acted.length > 0 && ask({ kind: "make", payouts: acted }),
    },
    {
      keys: "f",
      label: texts.fail,
      run: () => isAtBank && acted.length > 0 && ask({ kind: "fail", payouts: acted }),
    },
  ]);
}

function PayoutViews({ page: { view, counts } }: { page: PayoutsPage }) {
  const { payouts: texts, payments } = useOfficeTexts();
  const format = useFormat();
  return (
    <Views
      label={payments.views}
      views={payoutViews}
      current={view}
      hrefOf={(each) => (each === "ready" ? "/payouts" : `/payouts?view=${each}`)}
      nameOf={(each) =>
        each === "ended" ? texts.views[each] : `${texts.views[each]} ${format.number(counts[each])}`
      }
    />
  );
}

type Ask = (asking: PayoutAsking) => void;
type ChosenProps = { view: PayoutsPage["view"]; chosen: readonly Payout[]; ask: Ask };

/** What can be done with the chosen payouts of a view. */
function ChosenAct({ view, chosen, ask }: ChosenProps) {
  const texts = useOfficeTexts().payouts;
  const format = useFormat();
  if (chosen.length === 0) return null;
  if (view === "ready")
    return (
      <Button look="main" onClick={() => ask({ kind: "make", payouts: chosen })}>
        {texts.makeSelected(format.number(chosen.length))} <kbd>M</kbd>
      </Button>
    );
  return (
    <Button look="danger" onClick={() => ask({ kind: "fail", payouts: chosen })}>
      {texts.fail} {format.number(chosen.length)} <kbd>F</kbd>
    </Button>
  );
}

const isUnderWay = ({ endedAt }: Payout): boolean => endedAt === null;

type ColumnsGiven = { selection: Selecting; ask: Ask };

function useColumns({ selection, ask }: ColumnsGiven): Column<Payout>[] {
  const { texts: all } = useOffice();
  const texts = all.payouts;
  const format = useFormat();
  const column = (id: keyof typeof texts.columns, renderCell: Column<Payout>["renderCell"]) => ({
    id,
    header: texts.columns[id],
    isEnd: id === "amount",
    isKept: id === "acts",
    renderCell,
  });
  return [
    selectColumn<Payout>({
      ...selection,
      header: all.bulk.select,
      idOf: ({ id }) => id,
      nameOf: ({ member, bank, amount }) =>
        `${member?.nick ?? bank.owner} ${format.moneyText(amount)}`,
      isSelectable: isUnderWay,
      hidesOthers: true,
    }),
    column("request", ({ requestId, lineId, endedAt }) =>
      requestId === null ? (
        <Link className="link" to={`/statements?view=${endedAt === null ? "returning" : "ended"}`}>
          {texts.returnOf(String(lineId))}
        </Link>
      ) : (
        <Link className="link" to={`/withdrawals/${requestId}?view=decided`}>
          {texts.withdrawalOf(String(requestId))}
        </Link>
      ),
    ),
    column("member", ({ member }) =>
      member ? (
        <Link className="link" to={`/members/${member.id}`}>
          {member.nick} ({member.loginId})
        </Link>
      ) : null,
    ),
    column("bank", ({ bank }) => (
      <span className="line-acts" translate="no">
        {bank.name} <span className="num">{bank.number}</span> {bank.owner}{" "}
        <CopyButton text={bank.number} name={bank.number} />
      </span>
    )),
    column("amount", ({ amount }) => <Money amount={amount} />),
    column("state", ({ state, fault, fileId, endedAt }) => (
      <>
        {/* Of those in a file the view says the state. */}
        {(endedAt !== null || fileId === null) && (
          <span className={state === "settled" ? "tag tag-good" : "tag"}>
            {texts.states[state]}
          </span>
        )}{" "}
        {fault && texts.faults[fault]} {fileId !== null && texts.fileName(String(fileId))}
      </>
    )),
    column("acts", (payout) => <RowAct payout={payout} ask={ask} />),
  ];
}

/**
 * What can be done with one payout: assign the bank's line that paid it or brought it back, or cancel
 * the return of a transfer.
 */
function actOn({ state, requestId }: Payout): "settle" | "comeBack" | "cancelReturn" | null {
  if (state === "filed" || state === "sent") return "settle";
  if (requestId === null) return state === "ready" ? "cancelReturn" : null;
  return state === "settled" ? "comeBack" : null;
}

function RowAct({ payout, ask }: { payout: Payout; ask: Ask }) {
  const texts = useOfficeTexts().payouts;
  const kind = actOn(payout);
  if (kind === null) return null;
  return (
    <Button look="small" text={texts[kind]} onClick={() => ask({ kind, payouts: [payout] })} />
  );
}
