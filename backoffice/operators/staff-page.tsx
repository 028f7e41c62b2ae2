import { useState } from "react";
import { useLoaderData } from "react-router";
import type { Colleague } from "#contract/office/staff.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Day, Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { ApprovalRule } from "#backoffice/operators/approvals/approval-rule.tsx";
import { ColleagueSheet, type ColleagueAct } from "#backoffice/operators/colleague-sheet.tsx";
import { InvitationList } from "#backoffice/operators/invitation-list.tsx";
import type { StaffPage } from "#backoffice/operators/load-operators.ts";
import { SignInRule } from "#backoffice/operators/passkeys/sign-in-rule.tsx";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";

type Asking = { colleague: Colleague; act: ColleagueAct };

/** The operators with their roles, and the pending invitations. */
export default function Staff() {
  const { texts } = useOffice();
  const { staff } = texts;
  const { operators, next, invitations, rule, approvalRule } = useLoaderData<StaffPage>();
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
        columns={useColumns((colleague, act) => setAsking({ colleague, act }))}
        rows={operators}
        idOf={({ id }) => String(id)}
        empty={texts.frame.nothing}
      />
      <MorePages next={next} name="after" />
      {rule && <SignInRule rule={rule} changing={changing} />}
      {approvalRule && <ApprovalRule rule={approvalRule} changing={changing} />}
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
        <>
          <StatusTag of={row} /> {row.suspendedAt && <Moment at={row.suspendedAt} />}
          {row.accessUntil && (
            <small className="why let-in">
              {staff.accessUntil} <Moment at={row.accessUntil} />
            </small>
          )}
          {row.letIn && <LetIn letIn={row.letIn} />}
        </>
      ),
    },
    {
      id: "last",
      header: staff.lastSignIn,
      renderCell: (row) =>
        row.lastSignInAt ? (
          <>
            <Moment at={row.lastSignInAt} />{" "}
            <small className="why">{staff.addressOf(row.lastSignInAddress ?? "")}</small>
          </>
        ) : (
          staff.never
        ),
    },
    {
      id: "password",
      header: staff.passwordChanged,
      renderCell: (row) => <Day at={row.passwordChangedAt} />,
    },
    {
      id: "passkeys",
      header: texts.passkeys.count,
      renderCell: (row) => <span className="num">{row.passkeys}</span>,
    },
    {
      id: "since",
      header: staff.since,
      renderCell: (row) => <Day at={row.createdAt} />,
    },
    {
      id: "acts",
      header: staff.actions,
      isKept: true,
      renderCell: (row) => <ColleagueActs colleague={row} ask={(act) => ask(row, act)} />,
    },
  ];
}

/** Whether the colleague can sign in, and if not, why. */
function StatusTag({ of: { status, isAccessOver } }: { of: Colleague }) {
  const { staff } = useOffice().texts;
  const isOver = status === "active" && isAccessOver;
  return (
    <span className={status === "active" && !isOver ? "tag tag-good" : "tag tag-bad"}>
      {isOver ? staff.accessOver : staff.statuses[status]}
    </span>
  );
}

/**
 * Who invited the colleague. Until a third operator has met them, the two cannot approve each
 * other's proposals.
 */
function LetIn({ letIn }: { letIn: NonNullable<Colleague["letIn"]> }) {
  const { staff } = useOffice().texts;
  const format = useFormat();
  const who = [letIn.madeBy, letIn.checkedBy].filter((name) => name !== null).join(", ");
  return <small className="why let-in">{staff.letIn(who, format.date(letIn.until))}</small>;
}

type ColleagueActsProps = { colleague: Colleague; ask: (act: ColleagueAct) => void };

function useActsOn(colleague: Colleague): [ColleagueAct, string][] {
  const { texts, may } = useOffice();
  const { staff } = texts;
  const meeting: [ColleagueAct, string][] =
    may("operators.check") && colleague.letIn?.mayMeet ? [["meet", staff.meet]] : [];
  if (!may("operators.change")) return meeting;
  return colleague.status === "active"
    ? [
        ...meeting,
        ["role", staff.changeRole],
        ["renew", staff.renew],
        ["end", staff.changeEnd],
        ["suspend", staff.suspend],
      ]
    : [["restore", staff.restore]];
}

/** The acts on a colleague, or why there are none. */
function ColleagueActs({ colleague, ask }: ColleagueActsProps) {
  const { staff } = useOffice().texts;
  const acts = useActsOn(colleague);
  if (colleague.isOwn || acts.length === 0)
    return <span className="why">{colleague.isOwn ? staff.whySelf : staff.whyNoRight}</span>;
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
