import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { AgreeSheet } from "#backoffice/reports/settlement/agree-sheet.tsx";
import { FileSheet } from "#backoffice/reports/settlement/file-sheet.tsx";
import type { SettledPage } from "#backoffice/reports/settlement/load-settlement.ts";
import { MonthNotes } from "#backoffice/reports/settlement/month-notes.tsx";
import { RateSheet } from "#backoffice/reports/settlement/rate-sheet.tsx";
import { MonthResult } from "#backoffice/reports/settlement/month-result.tsx";
import { SidesTable } from "#backoffice/reports/settlement/sides-table.tsx";

type Found = NonNullable<SettledPage>;

/** One connection's month, studio by studio, beside its provider's own figures. */
export default function Settled() {
  const page = useLoaderData<SettledPage>();
  const { settlement: texts } = useOffice().texts;
  const [asking, setAsking] = useState<"rate" | "file" | "agree" | null>(null);
  const changing = useChange();
  if (!page) return <NotFound />;
  const { connection, month, state, summedUntil, rates } = page;
  const close = () => setAsking(null);
  return (
    <div className="page page-wide">
      <h1>
        {texts.title} · <span translate="no">{connection}</span> {month}
      </h1>
      <p>
        <Link to={`/settlement?month=${month}`}>← {texts.title}</Link>
      </p>
      <MonthNotes state={state} summedUntil={summedUntil} />
      <ChangeNotice outcome={changing.outcome} />
      <Acts page={page} ask={setAsking} />
      <Facts page={page} />
      <SidesTable page={page} />
      <p className="why">{texts.netLead}</p>
      <p className="why">{texts.shareLead}</p>
      <h2>{texts.rates}</h2>
      <Rates rates={rates} />
      {asking === "rate" && <RateSheet page={page} changing={changing} onClose={close} />}
      {asking === "file" && <FileSheet page={page} onClose={close} />}
      {asking === "agree" && <AgreeSheet page={page} changing={changing} onClose={close} />}
    </div>
  );
}

type ActsProps = { page: Found; ask: (what: "rate" | "file" | "agree") => void };

function Acts({ page: { line, state }, ask }: ActsProps) {
  const { texts: all, may } = useOffice();
  const texts = all.settlement;
  const isReady = state === "closed" && line.share !== null;
  return (
    <>
      <div className="row-of-buttons">
        {may("wallet.check") && !line.agreed && (
          <Button text={texts.bringIn} onClick={() => ask("file")} />
        )}
        {may("settings.change") && <Button text={texts.setRate} onClick={() => ask("rate")} />}
        {may("wallet.check") && !line.agreed && (
          <Button look="main" text={texts.agree} disabled={!isReady} onClick={() => ask("agree")} />
        )}
        {line.differing > 0 && (
          <Link className="btn" to="/differences?kind=figure">
            {texts.toDifferences}
          </Link>
        )}
      </div>
      {!line.agreed && line.rate === null && <p className="why">{texts.needsRate}</p>}
      {!line.agreed && state !== "closed" && <p className="why">{texts.notClosed}</p>}
    </>
  );
}

function Facts({ page: { line } }: { page: Found }) {
  const { settlement: texts } = useOffice().texts;
  const format = useFormat();
  const { agreed, file, rate, share } = line;
  return (
    <section className="card">
      <dl className="facts">
        <Fact name={texts.rate}>{rate === null ? texts.noRate : format.rate(rate)}</Fact>
        <Fact name={texts.figures.share}>{share === null ? "-" : <Exact won={share} />}</Fact>
        <Fact name={texts.result}>
          <MonthResult line={line} />
        </Fact>
        <Fact name={texts.file}>
          {file ? (
            <>
              <span dir="auto">{file.name}</span> {file.by} <Moment at={file.at} />
            </>
          ) : (
            texts.noFile
          )}
        </Fact>
        {agreed && (
          <>
            <Fact name={texts.agreedShare}>
              <Exact won={agreed.share} />
            </Fact>
            <Fact name={texts.correction}>
              <Exact won={agreed.correction} />
            </Fact>
            <Fact name={texts.agreed}>
              {texts.agreedBy(agreed.by, agreed.checkedBy)} <Moment at={agreed.at} />
            </Fact>
            <Fact name={texts.hash}>
              <code className="hash" translate="no">
                {agreed.hash}
              </code>
            </Fact>
          </>
        )}
      </dl>
    </section>
  );
}

function Rates({ rates }: { rates: Found["rates"] }) {
  const { settlement: texts } = useOffice().texts;
  const format = useFormat();
  if (rates.length === 0) return <p className="table-empty">{texts.noRates}</p>;
  return (
    <ul className="plain-list">
      {rates.map(({ from, rate, at, by, checkedBy }) => (
        <li key={from}>
          <b>{texts.rateFrom(from)}</b> {format.rate(rate)}{" "}
          <small className="why">
            {by}, {checkedBy} <Moment at={at} />
          </small>
        </li>
      ))}
    </ul>
  );
}
