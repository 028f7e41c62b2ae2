import { useRevalidator, useSearchParams } from "react-router";
import type { MoneyLine } from "#contract/wallet.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { useTexts } from "#site/app-context.tsx";
import { type Column, RecordTable } from "#site/frame/record-table.tsx";
import { LoadFailed } from "#site/frame/load-failed.tsx";
import { Change, Moment } from "#site/frame/moment.tsx";
import { pageCount } from "#site/frame/page-address.ts";
import { Pager } from "#site/frame/pager.tsx";
import { daysOf } from "#site/frame/period-address.ts";
import { Period } from "#site/frame/period.tsx";
import { linesPerPage, type MoneyList } from "#site/wallet/load-wallet.ts";
import type { Section } from "#site/section.ts";

function useColumns(): Column<MoneyLine>[] {
  const { wallet } = useTexts();
  const kinds: Record<MoneyLine["kind"], string> = {
    bet: wallet.kindBet,
    win: wallet.kindWin,
    bet_rollback: wallet.kindBetRollback,
    win_rollback: wallet.kindWinRollback,
    grant: wallet.kindGrant,
    deposit: wallet.kindDeposit,
    withdrawal_hold: wallet.kindHold,
    withdrawal_returned: wallet.kindReturned,
    comp: wallet.kindComp,
    adjustment: wallet.kindAdjustment,
    transfer_sent: wallet.kindTransferSent,
    transfer_returned: wallet.kindTransferReturned,
    transfer_received: wallet.kindTransferReceived,
  };
  return [
    { id: "at", label: wallet.time, cell: ({ at }) => <Moment instant={at} /> },
    { id: "kind", label: wallet.kind, cell: ({ kind }) => kinds[kind] },
    {
      id: "amount",
      label: wallet.change,
      end: true,
      cell: ({ amount }) => <Change amount={amount} />,
    },
    {
      id: "balance",
      label: wallet.after,
      end: true,
      cell: ({ balance }) => <Money amount={balance} />,
    },
  ];
}

/** Every change of the member's cash with the balance after it, and the whole as a file. */
export function Statement({ statement }: { statement: Section<MoneyList> }) {
  const { wallet } = useTexts();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const columns = useColumns();
  const days = new URLSearchParams(daysOf(query)).toString();
  return (
    <section className="card" aria-labelledby="statement-title">
      <div className="sec-h">
        <h2 id="statement-title">{wallet.statement}</h2>
        <a
          className="btn btn-soft btn-sm"
          href={`/api/statement.csv${days && `?${days}`}`}
          download
        >
          <Icon name="download" />
          {wallet.downloadCsv}
        </a>
        <a
          className="btn btn-soft btn-sm"
          href={`/api/statement-proof.json${days && `?${days}`}`}
          download
        >
          <Icon name="download" />
          {wallet.downloadProof}
        </a>
        {/* Beside this page in every language; a document of its own, not a route of this one. */}
        <a className="btn btn-soft btn-sm" href="verify-statement">
          {wallet.checkProof}
        </a>
      </div>
      <Period />
      {!statement.ok && <LoadFailed onRetry={() => void revalidate()} />}
      {statement.ok && statement.data.list.length === 0 && (
        <p className="empty">{wallet.noLines}</p>
      )}
      {statement.ok && statement.data.list.length > 0 && (
        <RecordTable
          label={wallet.statement}
          columns={columns}
          rows={statement.data.list}
          keyOf={({ id }) => id}
        />
      )}
      {statement.ok && (
        <Pager label={wallet.statement} pages={pageCount(statement.data.maxCount, linesPerPage)} />
      )}
    </section>
  );
}
