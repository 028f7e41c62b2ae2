import type { ComponentType } from "react";
import type { PaymentRequest } from "#contract/payments.ts";
import { Link } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { RecordList } from "#site/parts/record-list.tsx";
import type { Column } from "#site/parts/record-table.tsx";
import { Moment } from "#site/parts/moment.tsx";
import { StatusChip } from "#site/parts/status-chip.tsx";
import { receiptHref, requestsPerPage } from "#site/payments/load-payments.ts";
import type { IconName } from "#ui/icons.ts";

/** Whether it is undecided. */
export const isUndecided = ({ status }: PaymentRequest): boolean =>
  status === "wait" || status === "reg";

function Details({ request }: { request: PaymentRequest }) {
  const { payments } = useAccountTexts();
  const format = useFormat();
  const { askedAt, reference, expiresAt, memo, payout } = request;
  // The day is shown only where it differs from the request's.
  const until = (instant: string) =>
    format.date(instant) === format.date(askedAt)
      ? format.time(instant)
      : `${format.date(instant)} ${format.time(instant)}`;
  if (!reference && !expiresAt && !memo && !payout) return null;
  return (
    <span className="cell-lines">
      {reference && <span className="num">{reference}</span>}
      {expiresAt && <small>{payments.waitsUntil(until(expiresAt))}</small>}
      {payout && <small>{payments.payouts[payout]}</small>}
      {memo && <small>{memo}</small>}
    </span>
  );
}

/** The actions on one request. */
type Actions = ComponentType<{ request: PaymentRequest }>;

function useColumns(Actions: Actions): Column<PaymentRequest>[] {
  const { payments } = useAccountTexts();
  return [
    {
      id: "date",
      label: payments.askedAt,
      cell: ({ askedAt }) => <Moment instant={askedAt} />,
    },
    { id: "status", label: payments.status, cell: ({ status }) => <StatusChip status={status} /> },
    {
      id: "details",
      label: payments.details,
      cell: (request) => <Details request={request} />,
    },
    {
      id: "amount",
      label: payments.amount,
      end: true,
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: "actions",
      label: payments.actions,
      end: true,
      cell: (request) => (
        <span className="cell-buttons">
          <Link className="btn btn-soft btn-sm" to={receiptHref(request.id)}>
            {payments.receipt}
            <span className="vh"> {request.id}</span>
          </Link>
          <Actions request={request} />
        </span>
      ),
    },
  ];
}

type RequestListProps = {
  title: string;
  empty: string;
  icon: IconName;
  list: PaymentRequest[];
  maxCount: number;
  actions: Actions;
};

/** The member's requests of one kind, newest first, with their actions. */
export function RequestList({ title, empty, icon, list, maxCount, actions }: RequestListProps) {
  return (
    <RecordList
      icon={icon}
      title={title}
      empty={empty}
      columns={useColumns(actions)}
      loaded={{ ok: true, data: { list, maxCount } }}
      perPage={requestsPerPage}
    />
  );
}
