import { lazy, Suspense } from "react";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { FlowChartProps } from "#backoffice/reports/flow-chart.tsx";

const FlowChart = lazy(() => import("#backoffice/reports/flow-chart.tsx"));

/** A chart of deposits and withdrawals, with its numbers as a table. */
export function FlowFigure({ title, flows, span }: FlowChartProps & { title: string }) {
  const texts = useOfficeTexts().reports;
  const paid = flows.filter(({ deposits, withdrawals }) => deposits !== 0 || withdrawals !== 0);
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      {paid.length === 0 ? (
        <p className="card-lead">{texts.nothingPaid}</p>
      ) : (
        <>
          <p className="flow-legend" aria-hidden="true">
            <span className="flow-in">{texts.in}</span>
            <span className="flow-out">{texts.out}</span>
          </p>
          <Suspense fallback={<p className="flow-plot card-lead">{texts.chartLoading}</p>}>
            <FlowChart flows={flows} span={span} />
          </Suspense>
          <details>
            <summary>{texts.asTable}</summary>
            <table className="data figures">
              <caption className="vh">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.moment}</th>
                  <th scope="col">{texts.in}</th>
                  <th scope="col">{texts.out}</th>
                </tr>
              </thead>
              <tbody>
                {paid.map((flow) => (
                  <tr key={flow.at}>
                    <td>
                      <Moment at={flow.at} />
                    </td>
                    <td>
                      <Money amount={flow.deposits} />
                    </td>
                    <td>
                      <Money amount={flow.withdrawals} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
