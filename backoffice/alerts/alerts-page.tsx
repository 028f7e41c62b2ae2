import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { alertViews, type Alert } from "#contract/office/alerts.ts";
import { alertSentence } from "#locales/alert-words.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { AlertRules } from "#backoffice/alerts/alert-rules.tsx";
import { alertAddress } from "#backoffice/alerts/alert-address.ts";
import type { AlertsPage } from "#backoffice/alerts/load-alerts.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { selectColumn } from "#backoffice/frame/select-column.tsx";
import { useSelection, type Selecting } from "#backoffice/frame/use-selection.ts";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** What the rules found, to be acknowledged with a reason, and the rules below. */
export default function Alerts() {
  const { texts, may } = useOffice();
  const words = texts.alerts;
  const page = useLoaderData<AlertsPage>();
  const format = useFormat();
  const [asking, setAsking] = useState<readonly Alert[] | null>(null);
  const isOpen = page.view === "open" && may("alerts.acknowledge");
  const selection = useSelection(page.alerts);
  const { selectAll, selectNone, cursor, chosen, acted } = selection;
  useShortcuts([
    {
      keys: "a",
      label: words.acknowledge,
      run: () => isOpen && acted.length > 0 && setAsking(acted),
    },
  ]);
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <div className="statement-bar">
        <Views
          label={words.title}
          views={alertViews}
          current={page.view}
          hrefOf={(each) => (each === "open" ? "/alerts" : `/alerts?view=${each}`)}
          nameOf={(each) => words.views[each]}
        />
        <div className="row-of-buttons">
          {isOpen && page.alerts.length > 0 && (
            <Button onClick={() => selectAll(page.alerts)}>
              {texts.bulk.selectAll} <kbd>S</kbd>
            </Button>
          )}
          {isOpen && chosen.length > 0 && (
            <Button look="main" onClick={() => setAsking(chosen)}>
              {words.acknowledgeSelected(format.number(chosen.length))} <kbd>A</kbd>
            </Button>
          )}
          {may("settings.read") && (
            <Link className="btn" to="/alerts/channels">
              {words.channelsTitle}
            </Link>
          )}
        </div>
      </div>
      <DenseTable
        caption={`${words.title}, ${words.views[page.view]}`}
        columns={useColumns({ isOpen, view: page.view, selection })}
        rows={page.alerts}
        idOf={({ id }) => String(id)}
        empty={words.empty[page.view]}
        cursor={cursor && String(cursor.id)}
      />
      <MorePages next={page.next} />
      <AlertRules rules={page.rules} />
      {asking && (
        <AcknowledgeSheet
          alerts={asking}
          onClose={() => {
            setAsking(null);
            selectNone();
          }}
        />
      )}
    </div>
  );
}

type ColumnsGiven = {
  isOpen: boolean;
  view: AlertsPage["view"];
  selection: Selecting;
};

function useColumns({ isOpen, view, selection }: ColumnsGiven): Column<Alert>[] {
  const { alerts: words, bulk } = useOffice().texts;
  const format = useFormat();
  const sentenceOf = ({ rule, facts }: Alert) => alertSentence(words, format, rule, facts);
  const column = (id: keyof typeof words.columns, renderCell: Column<Alert>["renderCell"]) => ({
    id,
    header: words.columns[id],
    renderCell,
  });
  return [
    ...(isOpen
      ? [
          selectColumn<Alert>({
            ...selection,
            header: bulk.select,
            idOf: ({ id }) => id,
            nameOf: sentenceOf,
          }),
        ]
      : []),
    column("raisedAt", ({ raisedAt }) => <Moment at={raisedAt} />),
    column("rule", ({ rule }) => <b>{words.rules[rule]}</b>),
    column("what", (alert) => (
      <Link className="link" to={alertAddress(alert)}>
        {sentenceOf(alert)}
      </Link>
    )),
    column("state", (alert) => <StateTag alert={alert} />),
    ...(view === "acknowledged"
      ? [
          column("acknowledged", ({ acknowledgedAt, acknowledgedBy }) => (
            <>
              {acknowledgedAt && <Moment at={acknowledgedAt} />} {acknowledgedBy}
            </>
          )),
        ]
      : []),
  ];
}

const events = new Set<Alert["rule"]>([
  "late_win_refused",
  "big_win",
  "secret_changed",
  "secret_used",
]);

/** Whether a state lasts or is over; an event has happened. */
function StateTag({ alert: { rule, endedAt } }: { alert: Alert }) {
  const words = useOffice().texts.alerts;
  if (events.has(rule)) return <span className="tag">{words.happened}</span>;
  return endedAt === null ? (
    <span className="tag tag-warn">{words.lasting}</span>
  ) : (
    <span className="tag tag-good">{words.ended}</span>
  );
}

function AcknowledgeSheet({ alerts, onClose }: { alerts: readonly Alert[]; onClose: () => void }) {
  const words = useOffice().texts.alerts;
  const format = useFormat();
  const { act, ...acting } = useAct();
  const run = async (reason: string) => {
    const input = { alerts: alerts.map(({ id }) => id), reason };
    const answer = await act("acknowledge-alerts", input, words.acknowledged);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={words.acknowledge}
      submit={words.acknowledge}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      <ul className="line-outcomes alert-lines">
        {alerts.map((alert) => (
          <li key={alert.id}>{alertSentence(words, format, alert.rule, alert.facts)}</li>
        ))}
      </ul>
      <p className="why">{words.acknowledgeLead}</p>
    </ReasonSheet>
  );
}
