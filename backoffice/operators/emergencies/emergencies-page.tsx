import { useState } from "react";
import { useLoaderData } from "react-router";
import type { Emergency } from "#contract/office/emergencies.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { Views } from "#backoffice/frame/views.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { EmergenciesPage } from "#backoffice/operators/emergencies/load-emergencies.ts";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";

const path = "/operators/emergencies";

/** Emergency access: who took it and why, what was done, and its review. */
export default function Emergencies() {
  const { emergencies: words } = useOffice().texts;
  const { emergencies, next, waiting, view } = useLoaderData<EmergenciesPage>();
  const format = useFormat();
  const [asking, setAsking] = useState<Emergency | null>(null);
  const changing = useChange();
  const close = async (id: number, reason: string) => {
    if ((await changing.change("review-emergency", { id, reason })).outcome) setAsking(null);
  };
  return (
    <div className="page">
      <h1>{words.listTitle}</h1>
      <StaffNav />
      <p className="page-lead">
        {words.listLead} {words.waitingCount(format.number(waiting))}
      </p>
      <Views
        label={words.listTitle}
        views={["all", "waiting"] as const}
        current={view}
        hrefOf={(each) => (each === "all" ? path : `${path}?view=${each}`)}
        nameOf={(each) => words.views[each]}
      />
      <ChangeNotice outcome={changing.outcome} />
      {emergencies.length === 0 && <p className="notice">{words.empty}</p>}
      <ul className="cards">
        {emergencies.map((each) => (
          <li key={each.id} className="card">
            <EmergencyCard emergency={each} onReview={() => setAsking(each)} />
          </li>
        ))}
      </ul>
      <MorePages next={next} />
      {asking && (
        <ReasonSheet
          title={`${words.review}: ${asking.operator}`}
          submit={words.review}
          acting={changing}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void close(asking.id, reason)}
        >
          <p>{words.reviewLead}</p>
        </ReasonSheet>
      )}
    </div>
  );
}

type EmergencyCardProps = { emergency: Emergency; onReview: () => void };

function EmergencyCard({ emergency, onReview }: EmergencyCardProps) {
  const { texts, may } = useOffice();
  const { emergencies: words } = texts;
  const { operator, loginId, access, reason, takenAt, endsAt, isOver, review, isOwn } = emergency;
  return (
    <>
      <div className="card-head">
        <h2 translate="no">
          {operator} ({loginId})
        </h2>
        <State emergency={emergency} />
      </div>
      <dl className="facts facts-wide">
        <div>
          <dt>{words.access}</dt>
          <dd>{words.accesses[access]}</dd>
        </div>
        <div>
          <dt>{words.time}</dt>
          <dd>
            <Moment at={takenAt} /> – <Moment at={endsAt} />
          </dd>
        </div>
        <div>
          <dt>{words.reason}</dt>
          <dd dir="auto">{reason}</dd>
        </div>
        {review && (
          <div>
            <dt>{texts.reviews.columns.findings}</dt>
            <dd dir="auto">{review.findings}</dd>
          </div>
        )}
      </dl>
      <ActsDone emergency={emergency} />
      {!review && isOver && may("operators.check") && isOwn && <p className="why">{words.own}</p>}
      {!review && isOver && may("operators.check") && !isOwn && (
        <div className="row-of-buttons">
          <Button look="main" text={words.review} of={operator} onClick={onReview} />
        </div>
      )}
    </>
  );
}

function State({ emergency: { isOver, review } }: { emergency: Emergency }) {
  const { emergencies: words } = useOffice().texts;
  if (review)
    return (
      <span className="emergency-state">
        <span className="tag tag-good">{words.reviewed(review.operator)}</span>{" "}
        <Moment at={review.at} />
      </span>
    );
  return (
    <span className={`tag ${isOver ? "tag-warn" : "tag-bad"}`}>
      {isOver ? words.waiting : words.underWay}
    </span>
  );
}

function ActsDone({ emergency: { acts, actCount } }: { emergency: Emergency }) {
  const { texts } = useOffice();
  const { emergencies: words } = texts;
  const format = useFormat();
  return (
    <>
      <h3>{words.acts}</h3>
      {acts.length === 0 ? (
        <p className="why">{words.noActs}</p>
      ) : (
        <ul className="emergency-acts">
          {acts.map(({ id, at, call, object, reason }) => (
            <li key={id}>
              <Moment at={at} /> {actWords(texts, call)} <span translate="no">{object}</span>{" "}
              <span className="why" dir="auto">
                {reason}
              </span>
            </li>
          ))}
        </ul>
      )}
      {actCount > acts.length && (
        <p className="why">{words.moreActs(format.number(actCount - acts.length))}</p>
      )}
    </>
  );
}
