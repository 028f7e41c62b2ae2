import { useState } from "react";
import { useLoaderData } from "react-router";
import type { Colleague } from "#contract/office/staff.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { ColleagueSheet, type ColleagueAct } from "#backoffice/operators/colleague-sheet.tsx";
import { InvitationList } from "#backoffice/operators/invitation-list.tsx";
import type { StaffPage } from "#backoffice/operators/load-operators.ts";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";

type Asking = { colleague: Colleague; act: ColleagueAct };

/** Who may come in, in which role, and who is invited. */
export default function Staff() {
  const { texts } = useOffice();
  const { staff } = texts;
  const { operators, next, invitations } = useLoaderData<StaffPage>();
  const [asking, setAsking] = useState<Asking | null>(null);
  const changing = useChange();
  return (
    <div className="page page-wide">
      <h1>{staff.title}</h1>
      <StaffNav />
      <p className="page-lead">{staff.lead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <DenseTable
        caption={staff.people}
        columns={useColumns((colleague, act) => {
          changing.clearProblem();
          setAsking({ colleague, act });
        })}
        rows={operators}
        idOf={({ id }) => String(id)}
        empty={texts.frame.nothing}
      />
      <MorePages next={next} name="after" />
      <InvitationList invitations={invitations} />
      {asking && <ColleagueSheet {...asking} changing={changing} onClose={() => setAsking(null)} />}
    </div>
  );
}

function useColumns(
  ask: (colleague: Colleague, act: ColleagueAct) => void,
): readonly Column<Colleague>[] {
  const { texts } = useOffice();
  const { staff, roles } = texts;
  return [
    {
      id: "name",
      header: staff.name,
      renderCell: (row) => (
        <>
          {row.name} {row.isOwn && <span className="tag">{staff.you}</span>}
        </>
      ),
    },
    { id: "loginId", header: staff.loginId, renderCell: (row) => row.loginId },
    { id: "role", header: staff.role, renderCell: (row) => roles[row.role] },
    {
      id: "status",
      header: staff.status,
      renderCell: (row) => (
        <span className={row.status === "active" ? "tag tag-good" : "tag tag-bad"}>
          {staff.statuses[row.status]}
        </span>
      ),
    },
    {
      id: "last",
      header: staff.lastSignIn,
      renderCell: (row) => (row.lastSignInAt ? <Moment at={row.lastSignInAt} /> : staff.never),
    },
    {
      id: "since",
      header: staff.since,
      renderCell: (row) => <Moment at={row.createdAt} />,
    },
    {
      id: "acts",
      header: staff.actions,
      renderCell: (row) => <ColleagueActs colleague={row} ask={(act) => ask(row, act)} />,
    },
  ];
}

type ColleagueActsProps = { colleague: Colleague; ask: (act: ColleagueAct) => void };

/** What can be done to a colleague, or why nothing can. */
function ColleagueActs({ colleague, ask }: ColleagueActsProps) {
  const { texts, may } = useOffice();
  const { staff } = texts;
  if (colleague.isOwn || !may("operators.change"))
    return <span className="why">{colleague.isOwn ? staff.whySelf : staff.whyNoRight}</span>;
  const acts: [ColleagueAct, string][] =
    colleague.status === "active"
      ? [
          ["role", staff.changeRole],
          ["renew", staff.renew],
          ["suspend", staff.suspend],
        ]
      : [["restore", staff.restore]];
  return (
    <span className="row-of-buttons row-tight">
      {acts.map(([act, label]) => (
        <button
          key={act}
          type="button"
          className={`btn btn-small ${act === "suspend" ? "btn-danger" : ""}`}
          aria-label={`${label}: ${colleague.name}`}
          onClick={() => ask(act)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
