import { useLoaderData } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { groupingsOf, type ReportKind, type ReportPage } from "#backoffice/reports/load-reports.ts";
import { GameTable } from "#backoffice/reports/game-table.tsx";
import { IncentiveTable } from "#backoffice/reports/incentive-table.tsx";
import { BalanceTable } from "#backoffice/reports/balance-table.tsx";
import { OriginLine } from "#backoffice/reports/origin-line.tsx";
import {
  activityColumns,
  cellName,
  moneyCells,
  moneyColumns,
  returnColumns,
} from "#backoffice/reports/report-columns.tsx";
import { ReportForm } from "#backoffice/reports/report-form.tsx";
import { SpanLinks } from "#backoffice/reports/span-links.tsx";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";

/** One report; its kind, period and grouping are in the address. */
export default function Reports() {
  const page = useLoaderData<ReportPage | null>();
  const { reports: texts, balances, gameReport, incentives } = useOffice().texts;
  if (!page) return <NotFound />;
  const leads = {
    money: texts.amountsLead,
    games: gameReport.lead,
    activity: texts.activityLead,
    return: texts.returnLead,
    balances: balances.lead,
    incentives: incentives.lead,
  } satisfies Record<ReportKind, string>;
  return (
    <div className="page page-wide">
      <h1>{texts.reports}</h1>
      <ReportTabs current={page.kind} search={`from=${page.from}&until=${page.until}`} />
      <p className="page-lead">{leads[page.kind]}</p>
      <SpanLinks
        {...page}
        firstDay={page.report?.origin.firstDay ?? null}
        grouping={"grouping" in page ? page.grouping : null}
        groupings={groupingsOf[page.kind]}
      />
      <ReportForm page={page} />
      {page.report ? (
        <ReportBody page={page} />
      ) : (
        <p className="notice notice-bad" role="alert">
          {texts.tooLong}
        </p>
      )}
      {page.report && <OriginLine origin={page.report.origin} />}
    </div>
  );
}

function ReportBody({ page }: { page: ReportPage }) {
  const { texts: all, locale } = useOffice();
  const texts = all.reports;
  const format = useFormat();
  const words = { texts, format, isKorean: locale === "ko" };
  const common = { empty: `${texts.noActivity}. ${texts.empty}` };
  if (!page.report) return null;
  if (page.kind === "balances") return <BalanceTable report={page.report} />;
  if (page.kind === "games") return <GameTable report={page.report} empty={common.empty} />;
  if (page.kind === "incentives")
    return <IncentiveTable report={page.report} grouping={page.grouping} empty={common.empty} />;
  if (page.kind === "activity")
    return (
      <div className="figures">
        <DenseTable
          {...common}
          caption={texts.activity}
          columns={activityColumns(words, page.grouping)}
          rows={page.report.rows}
          idOf={({ key }) => key}
        />
      </div>
    );
  if (page.kind === "return")
    return (
      <div className="figures">
        {page.report.isCut && (
          <p className="notice">{texts.cut(format.number(page.report.roundsAtMost))}</p>
        )}
        <DenseTable
          {...common}
          caption={texts.returnToPlayer}
          columns={returnColumns(words)}
          rows={page.report.rows}
          idOf={({ game, provider }) => `${provider}/${game}`}
        />
      </div>
    );
  const { total } = page.report;
  return (
    <>
      <dl className="facts card report-total" aria-label={texts.total}>
        {moneyCells
          .filter((cell) => total[cell] !== null)
          .map((cell) => (
            <div key={cell}>
              <dt>{cellName(texts, cell)}</dt>
              <dd>
                <Money amount={Number(total[cell])} />
              </dd>
            </div>
          ))}
      </dl>
      <div className="figures">
        <DenseTable
          {...common}
          caption={texts.money}
          columns={moneyColumns(words, page.grouping)}
          rows={page.report.rows}
          idOf={({ key }) => key}
        />
      </div>
    </>
  );
}
