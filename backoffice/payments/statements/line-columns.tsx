import { Link } from "react-router";
import type { StatementLine, StatementView } from "#contract/office/statements.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";
import { Money } from "#ui/money.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import type { LineAsking } from "#backoffice/payments/statements/line-sheet.tsx";
import { WhyTag } from "#backoffice/payments/statements/why-tag.tsx";

type Given = {
  texts: OfficeTexts;
  format: Format;
  view: StatementView;
  mayDecide: boolean;
  selected: ReadonlySet<number>;
  select: (id: number, isSelected: boolean) => void;
  ask: (asking: LineAsking | { kind: "approve"; lines: StatementLine[] }) => void;
};

/** Whether the line's deposit can be approved here: an exact match, not approved yet. */
export const isSure = ({ match }: StatementLine): boolean =>
  match?.sure === "exact" && !match.deposit.isApproved;

/** The columns of one view of the bank statement lines. */
export function columnsOf(given: Given): Column<StatementLine>[] {
  const { texts: all, format, view, mayDecide, selected, select } = given;
  const texts = all.statements;
  const isOpen = view === "open";
  const column = (
    id: keyof typeof texts.columns,
    renderCell: Column<StatementLine>["renderCell"],
  ) => ({
    id,
    header: texts.columns[id],
    renderCell,
  });
  return [
    ...(isOpen && mayDecide
      ? [
          column("select", (line) => (
            <input
              type="checkbox"
              aria-label={texts.selectLine(line.sender, format.moneyText(line.amount))}
              disabled={!isSure(line)}
              checked={selected.has(line.id) && isSure(line)}
              onChange={(event) => select(line.id, event.target.checked)}
            />
          )),
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
    column("amount", ({ amount }) => <Money amount={amount} />),
    ...(isOpen
      ? [
          column("deposit", (line) => <DepositCell line={line} texts={all} format={format} />),
          column("why", ({ match }) => match && <WhyTag match={match} texts={all} />),
        ]
      : [
          column(
            "deposit",
            ({ depositId }) => depositId !== null && <DepositLink id={depositId} texts={all} />,
          ),
          column("handled", ({ handledAt, handledBy }) => (
            <>
              {handledAt && <Moment at={handledAt} />} {handledBy}
            </>
          )),
        ]),
    ...(mayDecide && view !== "settled"
      ? [column("acts", (line) => <LineButtons line={line} given={given} />)]
      : []),
  ];
}

const DepositLink = ({ id, texts }: { id: number; texts: OfficeTexts }) => (
  <Link className="link" to={`/deposits/${id}?view=decided`}>
    {texts.payments.numbered(texts.payments.deposit, String(id))}
  </Link>
);

type CellProps = { line: StatementLine; texts: OfficeTexts; format: Format };

function DepositCell({ line: { match, candidates }, texts, format }: CellProps) {
  if (!match)
    return candidates.length === 0
      ? texts.statements.none
      : texts.statements.several(format.number(candidates.length));
  const { deposit } = match;
  return (
    <>
      <Link className="link" to={`/deposits/${deposit.id}`}>
        {texts.payments.numbered(texts.payments.deposit, String(deposit.id))}
      </Link>{" "}
      {deposit.nick}{" "}
      {deposit.isApproved && <span className="tag">{texts.statements.approved}</span>}
    </>
  );
}

function LineButtons({ line, given }: { line: StatementLine; given: Given }) {
  const texts = given.texts.statements;
  const button = (label: string, run: () => void) => (
    <button type="button" className="btn btn-small" onClick={run}>
      {label}
    </button>
  );
  if (given.view === "ignored")
    return button(texts.restore, () => given.ask({ kind: "restore", line }));
  return (
    <span className="line-acts">
      {isSure(line) && button(texts.approve, () => given.ask({ kind: "approve", lines: [line] }))}
      {!isSure(line) && line.match && button(texts.match, () => given.ask({ kind: "match", line }))}
      {!line.match &&
        line.candidates.length > 0 &&
        button(texts.choose, () => given.ask({ kind: "match", line }))}
      {line.isChosen
        ? button(texts.unmatch, () => given.ask({ kind: "unmatch", line }))
        : button(texts.ignore, () => given.ask({ kind: "ignore", line }))}
    </span>
  );
}
