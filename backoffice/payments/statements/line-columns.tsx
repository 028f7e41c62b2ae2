import { Link } from "react-router";
import type { StatementLine, StatementView } from "#contract/office/statements.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { Button } from "#ui/button.tsx";
import type { Format } from "#ui/format.ts";
import { Money } from "#ui/money.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { selectColumn } from "#backoffice/frame/select-column.tsx";
import type { Selecting } from "#backoffice/frame/use-selection.ts";
import type { BulkKind } from "#backoffice/payments/statements/bulk-line-sheet.tsx";
import { isSelectable, isSure, otherAmountOf } from "#backoffice/payments/statements/line-kinds.ts";
import type { LineAsking } from "#backoffice/payments/statements/line-sheet.tsx";
import { WhyTag } from "#backoffice/payments/statements/why-tag.tsx";

type Given = {
  texts: OfficeTexts;
  format: Format;
  view: StatementView;
  mayDecide: boolean;
  selection: Selecting;
  ask: (asking: LineAsking | { bulk: BulkKind; lines: readonly StatementLine[] }) => void;
};

/** The columns of one view of the bank statement lines. */
export function columnsOf(given: Given): Column<StatementLine>[] {
  const { texts: all, format, view, mayDecide, selection } = given;
  const texts = all.statements;
  const isOpen = view === "open";
  const column = (
    id: keyof typeof texts.columns,
    renderCell: Column<StatementLine>["renderCell"],
  ) => ({
    id,
    header: texts.columns[id],
    isEnd: id === "amount",
    isKept: id === "acts",
    renderCell,
  });
  return [
    ...(isOpen && mayDecide
      ? [
          selectColumn<StatementLine>({
            ...selection,
            header: all.bulk.select,
            idOf: ({ id }) => id,
            nameOf: ({ sender, amount }) => `${sender} ${format.moneyText(amount)}`,
            isSelectable,
          }),
        ]
      : []),
    column("time", (line) =>
      line.hasTime ? (
        <Moment at={line.bookedAt} />
      ) : (
        <span className="num">{format.date(line.bookedAt)}</span>
      ),
    ),
    column("sender", ({ sender }) => <b dir="auto">{sender}</b>),
    column("memo", ({ memo }) => <span dir="auto">{memo}</span>),
    column("amount", ({ amount, isOutgoing }) => <Money amount={isOutgoing ? -amount : amount} />),
    ...(isOpen
      ? [
          column("deposit", (line) => <DepositCell line={line} texts={all} format={format} />),
          column("why", (line) => <WhyCell line={line} texts={all} />),
        ]
      : [
          column("state", (line) => (
            <>
              <span className="tag">{texts.states[line.state]}</span>{" "}
              {line.trouble && texts.troubles[line.trouble]}
            </>
          )),
          column("deposit", (line) =>
            line.depositId === null ? (
              <>
                <MemberLink line={line} />{" "}
                {line.state === "returning" && <PayoutsLink texts={all} />}
              </>
            ) : (
              <DepositLink id={line.depositId} texts={all} />
            ),
          ),
          column("handled", ({ handledAt, handledBy }) => (
            <>
              {handledAt && <Moment at={handledAt} />} {handledBy}
            </>
          )),
        ]),
    ...(mayDecide && (view === "open" || view === "held")
      ? [column("acts", (line) => <LineButtons line={line} given={given} />)]
      : []),
  ];
}

const DepositLink = ({ id, texts }: { id: number; texts: OfficeTexts }) => (
  <Link className="link" to={`/deposits/${id}?view=decided`}>
    {texts.payments.numbered(texts.payments.deposit, String(id))}
  </Link>
);

/** The list in which the payment of a return is. */
const PayoutsLink = ({ texts }: { texts: OfficeTexts }) => (
  <Link className="link" to="/payouts">
    {texts.payouts.title}
  </Link>
);

type CellProps = { line: StatementLine; texts: OfficeTexts; format: Format };

/** The member whom the transfer's reference belongs to. */
const MemberLink = ({ line: { referenced } }: { line: StatementLine }) =>
  referenced && (
    <Link className="link" to={`/members/${referenced.memberId}`}>
      {referenced.nick} ({referenced.loginId})
    </Link>
  );

function WhyCell({ line: { match, trouble }, texts }: Omit<CellProps, "format">) {
  return (
    <>
      {trouble && <span className="tag tag-warn">{texts.statements.troubles[trouble]}</span>}{" "}
      {match && <WhyTag match={match} texts={texts} />}
    </>
  );
}

function DepositCell({ line, texts, format }: CellProps) {
  const { match, candidates, referenced } = line;
  if (line.isOutgoing) return <Link to="/payouts?view=sent">{texts.statements.outgoing}</Link>;
  if (!match && candidates.length > 0)
    return texts.statements.several(format.number(candidates.length));
  if (!match) return referenced ? <MemberLink line={line} /> : texts.statements.none;
  const { deposit } = match;
  return (
    <>
      <Link className="link" to={`/deposits/${deposit.id}`}>
        {texts.payments.numbered(texts.payments.deposit, String(deposit.id))}
      </Link>{" "}
      {deposit.nick}{" "}
      {deposit.isApproved && <span className="tag">{texts.statements.approved}</span>}
      {deposit.isProposed && <span className="tag">{texts.statements.proposed}</span>}
    </>
  );
}

function LineButtons({ line, given }: { line: StatementLine; given: Given }) {
  const texts = given.texts.statements;
  const button = (kind: LineAsking["kind"], label = texts[kind]) => (
    <Button look="small" text={label} onClick={() => given.ask({ kind, line })} />
  );
  if (given.view === "held")
    return (
      <span className="line-acts">
        {button("post")}
        {button("giveBack")}
        {button("reopen")}
      </span>
    );
  if (line.isOutgoing) return null;
  const { match, candidates } = line;
  const hasChoice = candidates.some(({ why }) => why !== "reference-other-amount");
  const isOther = otherAmountOf(line) !== undefined;
  return (
    <span className="line-acts">
      {isSure(line) && (
        <Button
          look="small"
          text={texts.approve}
          onClick={() => given.ask({ bulk: "approve", lines: [line] })}
        />
      )}
      {isOther && button("came")}
      {!isOther && !isSure(line) && match && button("match")}
      {!match && hasChoice && button("match", texts.choose)}
      {!match && candidates.length === 0 && button("post")}
      {line.isChosen ? button("unmatch") : button("hold")}
    </span>
  );
}
