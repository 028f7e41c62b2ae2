import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { FundsDayAccount } from "#contract/office/funds.ts";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { BalanceSheet } from "#backoffice/reports/funds/balance-sheet.tsx";
import { BalancesTable } from "#backoffice/reports/funds/balances-table.tsx";
import type { FundsDayPage } from "#backoffice/reports/funds/load-funds.ts";
import { PartsTable } from "#backoffice/reports/funds/parts-table.tsx";
import { StateTag } from "#backoffice/reports/funds/state-tag.tsx";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";

/** One day: what members were owed by part, and the balance of each account. */
export default function FundsOfDay() {
  const page = useLoaderData<FundsDayPage>();
  const { texts: all, may } = useOffice();
  const { funds: texts } = all;
  const [asking, setAsking] = useState<FundsDayAccount | null>(null);
  if (!page) return <NotFound />;
  const { asked, day, accounts, isOver, origin } = page;
  const mayEnter = may("wallet.check");
  return (
    <div className="page page-wide">
      <h1>
        {texts.title} {asked} {day && <StateTag state={day.state} />}
      </h1>
      <p>
        <Link to="/reports/funds">← {texts.toReport}</Link>
      </p>
      <section className="card">
        <h2>{texts.balances(asked)}</h2>
        {!isOver && <p className="why">{texts.notOver}</p>}
        {!mayEnter && <p className="why">{texts.mayNot}</p>}
        <BalancesTable
          day={asked}
          accounts={accounts}
          onAsk={mayEnter && isOver ? setAsking : null}
        />
      </section>
      {day ? <PartsTable day={day} /> : <p className="table-empty">{texts.noDay}</p>}
      <p className="why">{texts.inside}</p>
      <p className="why">{texts.outside}</p>
      {day?.owed.running === null && <p className="why">{texts.notCountedLead}</p>}
      <OriginLine origin={origin} />
      {asking && <BalanceSheet day={asked} about={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}
