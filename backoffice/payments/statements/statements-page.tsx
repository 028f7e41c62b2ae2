import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { statementViews, type StatementLine } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useSelection } from "#backoffice/frame/use-selection.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { ApproveSheet } from "#backoffice/payments/statements/approve-sheet.tsx";
import { ImportSheet } from "#backoffice/payments/statements/import-sheet.tsx";
import { isSure, columnsOf } from "#backoffice/payments/statements/line-columns.tsx";
import { LineSheet, type LineAsking } from "#backoffice/payments/statements/line-sheet.tsx";
import type { StatementsPage } from "#backoffice/payments/statements/load-statements.ts";

type Asking = LineAsking | { kind: "import" } | { kind: "approve"; lines: StatementLine[] };

/**
 * Bank statement lines: matched deposits are approved here; other lines are matched by hand, credited
 * with the amount that came, posted to a member, or held.
 */
export default function Statements() {
  const { texts: all, may } = useOffice();
  const texts = all.statements;
  const page = useLoaderData<StatementsPage>();
  const format = useFormat();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { selected, select, selectAll, selectNone } = useSelection();
  const mayDecide = may("payments.decide");
  const sure = page.lines.filter(isSure);
  const chosen = sure.filter(({ id }) => selected.has(id));
  const close = () => setAsking(null);
  return (
    <div className="page page-wide">
      <h1>{texts.title}</h1>
      <p className="page-lead">{texts.lead}</p>
      <div className="statement-bar">
        <LineViews page={page} />
        {mayDecide ? (
          <LineActs
            sure={sure.length}
            chosen={chosen.length}
            selectAll={() => selectAll(sure)}
            approve={() => setAsking({ kind: "approve", lines: chosen })}
            bringIn={() => setAsking({ kind: "import" })}
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
          selected,
          select,
          ask: setAsking,
        })}
        rows={page.lines}
        idOf={({ id }) => String(id)}
        empty={texts.empty[page.view]}
      />
      <Pages page={page} />
      <Imports page={page} />
      {asking?.kind === "import" && <ImportSheet accounts={page.accounts} onClose={close} />}
      {asking?.kind === "approve" && (
        <ApproveSheet
          lines={asking.lines}
          onClose={() => {
            selectNone();
            close();
          }}
        />
      )}
      {asking && "line" in asking && <LineSheet asking={asking} onClose={close} />}
    </div>
  );
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
  sure: number;
  chosen: number;
  selectAll: () => void;
  approve: () => void;
  bringIn: () => void;
};

function LineActs({ sure, chosen, selectAll, approve, bringIn }: LineActsProps) {
  const texts = useOffice().texts.statements;
  const format = useFormat();
  return (
    <div className="row-of-buttons">
      {sure > 0 && (
        <button type="button" className="btn" onClick={selectAll}>
          {texts.selectAll(format.number(sure))}
        </button>
      )}
      {chosen > 0 && (
        <button type="button" className="btn btn-main" onClick={approve}>
          {texts.approveSelected(format.number(chosen))}
        </button>
      )}
      <button type="button" className="btn" onClick={bringIn}>
        {texts.bringIn}
      </button>
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
