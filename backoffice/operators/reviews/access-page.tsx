import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import {
  accessDecisions,
  type AccessDecision,
  type AccountToReview,
} from "#contract/office/reviews.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Day } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { useAccountColumns } from "#backoffice/operators/reviews/account-columns.tsx";
import type { AccountsToReview } from "#backoffice/operators/reviews/load-reviews.ts";
import { RecordForm, type RecordReview } from "#backoffice/operators/reviews/record-form.tsx";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";

type Chosen = ReadonlyMap<number, { account: AccountToReview; decision: AccessDecision }>;
type Decide = (account: AccountToReview, decision: AccessDecision | null) => void;

/** Every account with access: each is kept, or is to be taken away by an act of its own. */
export default function AccessReview() {
  const { reviews } = useOfficeTexts();
  const { accounts, next, notRemoved } = useLoaderData<AccountsToReview>();
  const { lead, chosen, record, decide } = useReview();
  const columns = useColumns(chosen, decide);
  const format = useFormat();
  const own = accounts.find(({ isOwn }) => isOwn);
  return (
    <div className="page page-wide">
      <h1>{reviews.kinds.access}</h1>
      <StaffNav />
      <p className="page-lead">
        {reviews.accessLead}{" "}
        <Link className="link" to="/operators/roles">
          {reviews.toRoles}
        </Link>
      </p>
      {own && <p className="notice">{own.mayDecide ? reviews.aloneLead : reviews.ownLead}</p>}
      <NotRemoved rows={notRemoved} />
      <RecordForm
        missing={chosen.size === 0 ? reviews.decisionMissing : null}
        isBegun={chosen.size > 0}
        lead={lead}
        record={record}
      >
        <DenseTable
          caption={reviews.kinds.access}
          columns={columns}
          rows={accounts}
          idOf={({ id }) => String(id)}
          empty={reviews.accessNone}
        />
        <p className="card-lead num" role="status">
          {reviews.decided(format.number(chosen.size))}
        </p>
        <MorePages next={next} name="after" />
      </RecordForm>
    </div>
  );
}

/** The decisions, also about accounts of other pages, and how they are recorded. */
function useReview() {
  const { reviews } = useOfficeTexts();
  const format = useFormat();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const decide: Decide = (account, decision) => {
    const changed = new Map(chosen);
    if (decision === null) changed.delete(account.id);
    else changed.set(account.id, { account, decision });
    setChosen(changed);
  };
  const all = [...chosen.values()];
  const removed = all.filter(({ decision }) => decision === "remove").length;
  const lead = reviews.recordAccess(format.number(all.length - removed), format.number(removed));
  const accounts = all.map(({ account: { id, role, accessUntil }, decision }) => ({
    id,
    role,
    accessUntil,
    decision,
  }));
  const record: RecordReview = (act, written) =>
    act("record-access-review", { accounts, ...written }, reviews.recorded);
  return { lead, chosen, decide, record };
}

function NotRemoved({ rows }: { rows: AccountsToReview["notRemoved"] }) {
  const { reviews } = useOfficeTexts();
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <section className="notice notice-warn not-removed" aria-labelledby="not-removed">
      <h2 id="not-removed">{reviews.notRemovedTitle}</h2>
      <ul>
        {rows.map(({ id, name, loginId, at }) => (
          <li key={id}>{reviews.notRemoved(`${name} (${loginId})`, format.date(at))}</li>
        ))}
      </ul>
      <Link className="link" to="/operators">
        {reviews.toStaff}
      </Link>
    </section>
  );
}

function useColumns(chosen: Chosen, decide: Decide): readonly Column<AccountToReview>[] {
  const { reviews, staff } = useOfficeTexts();
  const facts = useAccountColumns<AccountToReview>(({ isOwn }) => isOwn && staff.you);
  return [
    ...facts,
    {
      id: "last",
      header: reviews.lastReview,
      renderCell: ({ last, isLate }) => (
        <>
          {last ? (
            <>
              <Day at={last.at} /> {reviews.decisions[last.decision]} · {last.operator}
            </>
          ) : (
            reviews.never
          )}{" "}
          {isLate && <span className="tag tag-bad">{reviews.late}</span>}
        </>
      ),
    },
    {
      id: "decision",
      header: reviews.decision,
      isKept: true,
      renderCell: (account) =>
        account.mayDecide ? (
          <select
            aria-label={`${reviews.decision}: ${account.name}`}
            value={chosen.get(account.id)?.decision ?? ""}
            onChange={({ target }) =>
              decide(account, accessDecisions.find((each) => each === target.value) ?? null)
            }
          >
            <option value="">{reviews.choose}</option>
            {accessDecisions.map((each) => (
              <option key={each} value={each}>
                {reviews.decisions[each]}
              </option>
            ))}
          </select>
        ) : (
          <span className="why">{reviews.own}</span>
        ),
    },
  ];
}
