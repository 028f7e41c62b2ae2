import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { statementViews, type StatementLine } from "#contract/office/statements.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useSelection } from "#backoffice/frame/use-selection.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import {
  BulkLineSheet,
  bulkKinds,
  linesFor,
  type BulkKind,
} from "#backoffice/payments/statements/bulk-line-sheet.tsx";
import { ImportSheet } from "#backoffice/payments/statements/import-sheet.tsx";
import { columnsOf } from "#backoffice/payments/statements/line-columns.tsx";
import { isSelectable, isSure } from "#backoffice/payments/statements/line-kinds.ts";
import { LineSheet, type LineAsking } from "#backoffice/payments/statements/line-sheet.tsx";
import type { StatementsPage } from "#backoffice/payments/statements/load-statements.ts";
import { bulkKeys, useLineKeys } from "#backoffice/payments/statements/use-line-keys.ts";

type Asking = LineAsking | { kind: "import" } | { bulk: BulkKind; lines: readonly StatementLine[] };

/**
 * Bank statement lines: matched deposits are approved here; other lines are matched by hand, credited
 * with the amount that came, posted to a member, returned, or held. Keys act on the selected lines, or
 * on the one of the cursor.
 */
export default function Statements() {
  const { texts: all, may } = useOffice();
  const texts = all.statements;
  const page = useLoaderData<StatementsPage>();
  const format = useFormat();
  const [asking, setAsking] = useState<Asking | null>(null);
  const selection = useSelection(page.lines, isSelectable);
  const { chosen, selectAll, selectNone, cursor, acted } = selection;
  const mayDecide = may("payments.decide");
  useLineKeys({ acted, cursor, ask: (wanted) => mayDecide && setAsking(wanted) });
  const close = () => {
    if (asking && "bulk" in asking) selectNone();
    setAsking(null);
  };
  return (
    <div className="page page-wide">
      <h1>{texts.title}</h1>
      <p className="page-lead">{texts.lead}</p>
      <div className="statement-bar">
        <LineViews page={page} />
        {mayDecide ? (
          <LineActs
            sure={page.lines.filter(isSure)}
            chosen={chosen}
            selectAll={selectAll}
            ask={setAsking}
          />
        ) : (
          <p className="why">{all.payments.notAllowed}</p>
        )}
      </div>
      <DenseTable
        caption={`${texts.title}, ${texts.views[page.view]}`}
        columns={columnsOf({
          texts: all,
          format,
          view: page.view,
          mayDecide,
          selection,
          ask: setAsking,
        })}
        rows={page.lines}
        idOf={({ id }) => String(id)}
        empty={texts.empty[page.view]}
        cursor={cursor && String(cursor.id)}
      />
      <Pages page={page} />
      <Imports page={page} />
      {asking && <AskedSheet asking={asking} page={page} onClose={close} />}
    </div>
  );
}

type AskedProps = { asking: Asking; page: StatementsPage; onClose: () => void };

function AskedSheet({ asking, page, onClose }: AskedProps) {
  if ("bulk" in asking)
    return <BulkLineSheet kind={asking.bulk} lines={asking.lines} onClose={onClose} />;
  if (asking.kind === "import") return <ImportSheet accounts={page.accounts} onClose={onClose} />;
  return <LineSheet asking={asking} onClose={onClose} />;
}

function LineViews({ page }: { page: StatementsPage }) {
  const { payments, statements: texts } = useOffice().texts;
  const format = useFormat();
  return (
    <Views
      label={payments.views}
      views={statementViews}
      current={page.view}
      hrefOf={(each) => (each === "open" ? "/statements" : `/statements?view=${each}`)}
      nameOf={(each) =>
        each === "ended" ? texts.views[each] : `${texts.views[each]} ${format.number(page[each])}`
      }
    />
  );
}

type LineActsProps = {
  sure: readonly StatementLine[];
  chosen: readonly StatementLine[];
  selectAll: (lines: readonly StatementLine[]) => void;
  ask: (asking: Asking) => void;
};

function LineActs({ sure, chosen, selectAll, ask }: LineActsProps) {
  const texts = useOffice().texts.statements;
  const format = useFormat();
  const names = {
    approve: texts.approveSelected,
    post: texts.postSelected,
    hold: texts.holdSelected,
  };
  return (
    <div className="row-of-buttons">
      {sure.length > 0 && (
        <Button
          text={texts.selectAll(format.number(sure.length))}
          onClick={() => selectAll(sure)}
        />
      )}
      {bulkKinds.map((bulk) => {
        const lines = chosen.filter(linesFor[bulk]);
        return (
          lines.length > 0 && (
            <Button
              key={bulk}
              look={bulk === "approve" ? "main" : undefined}
              onClick={() => ask({ bulk, lines })}
            >
              {names[bulk](format.number(lines.length))} <kbd>{bulkKeys[bulk].toUpperCase()}</kbd>
            </Button>
          )
        );
      })}
      <Button onClick={() => ask({ kind: "import" })}>
        {texts.bringIn} <kbd>I</kbd>
      </Button>
    </div>
  );
}

function Pages({ page: { view, lines, open, next } }: { page: StatementsPage }) {
  const texts = useOffice().texts.statements;
  const format = useFormat();
  if (view === "open" && open > lines.length)
    return (
      <p className="why">{texts.openCount(format.number(lines.length), format.number(open))}</p>
    );
  return (
    next !== null && (
      <p>
        <Link className="btn" to={`/statements?view=${view}&before=${next}`}>
          {texts.older}
        </Link>
      </p>
    )
  );
}

function Imports({ page: { imports } }: { page: StatementsPage }) {
  const texts = useOffice().texts.statements;
  const format = useFormat();
  return (
    imports.length > 0 && (
      <section className="card">
        <h2>{texts.imports}</h2>
        <ul className="lines">
          {imports.map(({ id, fileName, at, by, added, known }) => (
            <li key={id}>
              <Moment at={at} />
              <span translate="no">{fileName}</span>
              <span>{by}</span>
              <span>{texts.importFact(format.number(added), format.number(known))}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
