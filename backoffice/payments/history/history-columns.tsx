import { Link } from "react-router";
import type { PastPayment, PaymentState } from "#contract/office/payment-history.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { Money } from "#ui/money.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export const stateName = ({ payments, payouts }: OfficeTexts, state: PaymentState): string =>
  ({
    ...payments.statuses,
    ...payments.decisions,
    ...payouts.states,
    held: payments.onHold,
  })[state];

const tagOf: Partial<Record<PaymentState, string>> = {
  waiting: "tag tag-warn",
  approved: "tag tag-good",
  settled: "tag tag-good",
  failed: "tag tag-bad",
};

/** Hours, minutes and seconds. */
function lengthOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The columns of the history. */
export const useHistoryColumns = (): Column<PastPayment>[] => {
  const texts = useOfficeTexts();
  return [...columnsOfRequest(texts), ...columnsOfDecision(texts)];
};

function columnsOfRequest(texts: OfficeTexts): Column<PastPayment>[] {
  const { payments, paymentHistory: words } = texts;
  return [
    {
      id: "number",
      header: words.number,
      renderCell: ({ id, kind, decidedAt }) => (
        <Link className="link num" to={`/${kind}s/${id}${decidedAt ? "?view=decided" : ""}`}>
          {payments[kind]} #{id}
        </Link>
      ),
    },
    {
      id: "member",
      header: payments.member,
      renderCell: ({ member }) => (
        <Link className="link" to={`/members/${member.id}`}>
          {member.nick} ({member.loginId})
        </Link>
      ),
    },
    {
      id: "amount",
      header: words.amount,
      isEnd: true,
      renderCell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: "state",
      header: words.state,
      renderCell: ({ state }) => (
        <span className={tagOf[state] ?? "tag"}>{stateName(texts, state)}</span>
      ),
    },
  ];
}

/** When, by whom and with which bank line it was decided. */
function columnsOfDecision({
  payments,
  paymentHistory: words,
}: OfficeTexts): Column<PastPayment>[] {
  return [
    {
      id: "asked",
      header: payments.askedAt,
      renderCell: ({ askedAt }) => <Moment at={askedAt} />,
    },
    {
      id: "decided",
      header: words.decided,
      renderCell: ({ decidedAt }) => decidedAt && <Moment at={decidedAt} />,
    },
    {
      id: "by",
      header: words.operator,
      renderCell: ({ decidedBy, checkedBy }) =>
        decidedBy && checkedBy ? `${decidedBy} · ${checkedBy}` : decidedBy,
    },
    {
      id: "reference",
      header: payments.reference,
      renderCell: ({ reference }) => <span translate="no">{reference}</span>,
    },
    {
      id: "waited",
      header: words.waited,
      isEnd: true,
      renderCell: ({ waited }) => <span className="num">{lengthOf(waited)}</span>,
    },
    {
      id: "line",
      header: words.line,
      renderCell: ({ line }) =>
        line && (
          <span className="nowrap">
            <Moment at={line.bookedAt} />{" "}
            <span translate="no">
              {line.account} {line.sender}
            </span>
          </span>
        ),
    },
    {
      id: "askedAmount",
      header: words.asked,
      isEnd: true,
      renderCell: ({ asked }) => asked !== null && <Money amount={asked} />,
    },
  ];
}
