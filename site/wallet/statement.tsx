import { useSearchParams } from "react-router";
import type { MoneyLine } from "#contract/wallet.ts";
import { Money } from "#ui/money.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import { Change, Moment } from "#site/parts/moment.tsx";
import { daysOf } from "#site/parts/period-address.ts";
import { Period } from "#site/parts/period.tsx";
import { SaveButton } from "#site/parts/save-button.tsx";
import { linesPerPage, type MoneyList } from "#site/wallet/load-wallet.ts";
import type { Section } from "#site/app/section.ts";

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

/** Downloads for the chosen days, as CSV and as proof, and a link to verify a proof. */
function Files() {
  const { wallet } = useTexts();
  const [query] = useSearchParams();
  const days = daysOf(query);
  return (
    <>
      <SaveButton name="get-statement-file" input={days} label={wallet.downloadCsv} />
      <SaveButton
        name="get-statement-proof"
        input={days}
        label={wallet.downloadProof}
        tooLarge={wallet.proofTooLarge}
      />
      {/* A separate document beside this page in every language, outside of the router. */}
      <a className="btn btn-soft btn-sm" href="verify-statement">
        {wallet.checkProof}
      </a>
    </>
  );
}

/** Every change of the member's cash with the balance after it, and downloads. */
export function Statement({ statement }: { statement: Section<MoneyList> }) {
  const { wallet } = useTexts();
  return (
    <RecordList
      title={wallet.statement}
      empty={wallet.noLines}
      columns={useColumns()}
      loaded={statement}
      perPage={linesPerPage}
      links={<Files />}
      filter={<Period />}
    />
  );
}
