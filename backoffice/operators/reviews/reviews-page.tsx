import { Link, useLoaderData } from "react-router";
import { reviewKinds, type Review, type ReviewSchedule } from "#contract/office/reviews.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Day, Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import type { ReviewsPage } from "#backoffice/operators/reviews/load-reviews.ts";
import { scopeOf } from "#backoffice/operators/reviews/scope.ts";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";

/** When reviews are due, and the past ones. */
export default function Reviews() {
  const { schedules, reviews: past, next, kind } = useLoaderData<ReviewsPage>();
  const texts = useOfficeTexts();
  const { reviews } = texts;
  return (
    <div className="page page-wide">
      <h1>{reviews.title}</h1>
      <StaffNav />
      <p className="page-lead">{reviews.lead}</p>
      <div className="review-states">
        {schedules.map((schedule) => (
          <ScheduleCard key={schedule.kind} schedule={schedule} />
        ))}
      </div>
      <h2>{reviews.past}</h2>
      <Views
        label={reviews.past}
        views={["all", ...reviewKinds]}
        current={kind ?? "all"}
        hrefOf={(view) =>
          view === "all" ? "/operators/reviews" : `/operators/reviews?kind=${view}`
        }
        nameOf={(view) => (view === "all" ? reviews.all : reviews.kinds[view])}
      />
      <DenseTable
        caption={reviews.past}
        columns={useColumns()}
        rows={past}
        idOf={({ id }) => String(id)}
        empty={texts.frame.nothing}
      />
      <MorePages next={next} />
    </div>
  );
}

function ScheduleCard({ schedule }: { schedule: ReviewSchedule }) {
  const { texts, may } = useOffice();
  const { reviews } = texts;
  const format = useFormat();
  const { kind, days, lastAt, dueAt, isLate, waiting } = schedule;
  return (
    <section className="card" aria-labelledby={`review-${kind}`}>
      <div className="card-head">
        <h2 id={`review-${kind}`}>{reviews.kinds[kind]}</h2>
        <span className={isLate ? "tag tag-bad" : "tag tag-good"}>
          {isLate ? reviews.late : reviews.onTime}
        </span>
      </div>
      <dl className="facts">
        <Fact name={reviews.due}>{dueAt ? <Day at={dueAt} /> : "–"}</Fact>
        <Fact name={reviews.last}>{lastAt ? <Moment at={lastAt} /> : reviews.never}</Fact>
        <Fact name={reviews.interval}>
          {reviews.days(format.number(days))}{" "}
          <Link className="link" to="/alerts">
            {reviews.changeInterval}
            <span className="vh"> {reviews.kinds[kind]}</span>
          </Link>
        </Fact>
      </dl>
      <p className="card-lead">{reviews.waiting[kind](format.number(waiting))}</p>
      {may("operators.check") && (
        <Link className={isLate ? "btn btn-main" : "btn"} to={`/operators/reviews/${kind}`}>
          {reviews.start[kind]}
        </Link>
      )}
    </section>
  );
}

function useColumns(): readonly Column<Review>[] {
  const texts = useOfficeTexts();
  const { reviews } = texts;
  const { columns } = reviews;
  const format = useFormat();
  return [
    { id: "at", header: columns.at, renderCell: ({ at }) => <Moment at={at} /> },
    { id: "kind", header: columns.kind, renderCell: ({ kind }) => reviews.kinds[kind] },
    { id: "operator", header: columns.operator, renderCell: ({ operator }) => operator },
    { id: "what", header: columns.what, renderCell: (row) => scopeOf(row, texts, format) },
    {
      id: "findings",
      header: columns.findings,
      renderCell: ({ findings }) => (
        <span className="review-findings" dir="auto">
          {findings}
        </span>
      ),
    },
    {
      id: "acts",
      header: columns.acts,
      isKept: true,
      renderCell: ({ id }) => (
        <Link className="btn btn-small" to={`/operators/reviews/${id}`}>
          {reviews.open}
          <span className="vh"> {reviews.numbered(format.number(id))}</span>
        </Link>
      ),
    },
  ];
}
