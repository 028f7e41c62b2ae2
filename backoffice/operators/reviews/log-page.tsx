import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { reviewedLogs, type ReviewedLog } from "#contract/office/reviews.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { LogToReview } from "#backoffice/operators/reviews/load-reviews.ts";
import { RecordForm } from "#backoffice/operators/reviews/record-form.tsx";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";
import { TrailCheck } from "#backoffice/operators/trail-check.tsx";

type Log = NonNullable<LogToReview>;

/** The logs since the last review, and what was found in them. */
export default function LogReview() {
  const { reviews, frame } = useOfficeTexts();
  const log = useLoaderData<LogToReview>();
  return (
    <div className="page">
      <h1>{reviews.kinds.log}</h1>
      <StaffNav />
      <p className="page-lead">{reviews.logLead}</p>
      {log === null ? (
        <p className="notice notice-bad" role="alert">
          {frame.loadFailed}
        </p>
      ) : log.until < log.from ? (
        <p className="notice">{reviews.logNone}</p>
      ) : (
        <LogForm log={log} />
      )}
    </div>
  );
}

function LogForm({ log }: { log: Log }) {
  const { reviews } = useOfficeTexts();
  const format = useFormat();
  const [looked, setLooked] = useState<readonly ReviewedLog[]>([]);
  // What is shown now is what is recorded, whatever is added meanwhile.
  const [{ from, until, since, byOperator }] = useState(log);
  const range = [format.number(from), format.number(until)] as const;
  return (
    <>
      <dl className="facts">
        <Fact name={reviews.since}>{since ? <Moment at={since} /> : reviews.never}</Fact>
        <Fact name={reviews.range}>
          {reviews.entries(...range, format.number(until - from + 1))}
        </Fact>
      </dl>
      <TrailCheck />
      <RowsTable
        caption={reviews.byOperator}
        head={[reviews.byOperator, { name: reviews.count, isEnd: true }]}
        empty={reviews.logNone}
      >
        {byOperator.map(({ operator, count }) => (
          <tr key={operator}>
            <td translate="no">{operator}</td>
            <td className="num end">{format.number(count)}</td>
          </tr>
        ))}
      </RowsTable>
      <RecordForm
        missing={looked.length === 0 ? reviews.lookedMissing : null}
        isBegun={looked.length > 0}
        lead={reviews.recordLog(...range)}
        record={(act, written) =>
          act(
            "record-log-review",
            { from, until, looked: [...looked], ...written },
            reviews.recorded,
          )
        }
      >
        <LookedFields looked={looked} onChange={setLooked} since={since} />
      </RecordForm>
    </>
  );
}

type LookedFieldsProps = {
  looked: readonly ReviewedLog[];
  onChange: (looked: readonly ReviewedLog[]) => void;
  since: string | null;
};

/** The logs that were looked at, each with its screen since the last review. */
function LookedFields({ looked, onChange, since }: LookedFieldsProps) {
  const { reviews } = useOfficeTexts();
  const format = useFormat();
  const days = since === null ? "" : `?from=${format.date(since)}`;
  const addresses: Readonly<Record<ReviewedLog, string>> = {
    audit: `/audit${days}`,
    significant: `/reports/significant${days}`,
    sign_ins: "/operators/sign-ins",
  };
  return (
    <fieldset className="looked">
      <legend>{reviews.looked}</legend>
      {reviewedLogs.map((each) => (
        <div key={each} className="looked-line">
          <label className="check-line">
            <input
              type="checkbox"
              name={each}
              checked={looked.includes(each)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...looked, each] : looked.filter((other) => other !== each),
                )
              }
            />
            <span>{reviews.logs[each]}</span>
          </label>
          <Link className="link" to={addresses[each]} target="_blank" rel="noreferrer">
            {reviews.openLog}
            <span className="vh"> {reviews.logs[each]}</span>
          </Link>
        </div>
      ))}
    </fieldset>
  );
}
