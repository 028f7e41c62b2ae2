import { useState } from "react";
import type { Invitation } from "#contract/office/staff.ts";
import { Button } from "#ui/button.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { InviteSheet } from "#backoffice/operators/invite-sheet.tsx";
import { LinkSheet } from "#backoffice/operators/link-sheet.tsx";

type Asking =
  | { act: "invite" }
  | { act: "link" | "revoke"; invitation: Invitation }
  | { act: "show"; token: string; expiresAt: string };

/** Pending invitations. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { texts, may } = useOffice();
  const { staff } = texts;
  const [asking, setAsking] = useState<Asking | null>(null);
  const changing = useChange();
  const { change, isBusy, problem } = changing;
  const submit = async (act: "link" | "revoke", { id }: Invitation, reason: string) => {
    if (act === "revoke") {
      if ((await change("revoke-invitation", { id, reason })).outcome) setAsking(null);
      return;
    }
    const { answer } = await change("make-invitation-link", { id, reason });
    if (answer) setAsking({ act: "show", token: answer.token, expiresAt: answer.expiresAt });
  };
  const words = { link: staff.makeLink, revoke: staff.revoke };
  return (
    <section className="card">
      <div className="card-head">
        <h2>{staff.invitations}</h2>
        {may("operators.change") && (
          <Button look="main" text={staff.invite} onClick={() => setAsking({ act: "invite" })} />
        )}
      </div>
      <p className="card-lead">{staff.invitationsLead}</p>
      <ChangeNotice outcome={asking?.act === "show" ? null : changing.outcome} />
      <DenseTable
        caption={staff.invitations}
        columns={useColumns((act, invitation) => setAsking({ act, invitation }))}
        rows={invitations}
        idOf={({ id }) => String(id)}
        empty={staff.noInvitations}
      />
      {asking?.act === "invite" && (
        <InviteSheet changing={changing} onClose={() => setAsking(null)} />
      )}
      {(asking?.act === "link" || asking?.act === "revoke") && (
        <ReasonSheet
          title={`${words[asking.act]}: ${asking.invitation.name}`}
          submit={words[asking.act]}
          acting={{ isBusy, problem }}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking.act, asking.invitation, reason)}
        />
      )}
      {asking?.act === "show" && <LinkSheet {...asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

function useColumns(
  ask: (act: "link" | "revoke", invitation: Invitation) => void,
): readonly Column<Invitation>[] {
  const { texts, may } = useOffice();
  const { staff, roles } = texts;
  return [
    {
      id: "name",
      header: staff.name,
      renderCell: (row) => (
        <>
          {row.name} {row.isRenewal && <span className="tag">{staff.renewal}</span>}
          {row.accessUntil && (
            <small className="why let-in">
              {staff.accessUntil} <Moment at={row.accessUntil} />
            </small>
          )}
        </>
      ),
    },
    { id: "loginId", header: staff.loginId, renderCell: (row) => row.loginId },
    { id: "role", header: staff.role, renderCell: (row) => roles[row.role] },
    { id: "by", header: staff.invitedBy, renderCell: (row) => row.madeBy ?? staff.atTheMachine },
    { id: "agreed", header: staff.agreedBy, renderCell: (row) => row.checkedBy },
    {
      id: "until",
      header: staff.linkUntil,
      renderCell: (original) => {
        if (original.expiresAt === null) return <span className="tag">{staff.noLink}</span>;
        if (original.isExpired) return <span className="tag tag-warn">{staff.expired}</span>;
        return <Moment at={original.expiresAt} />;
      },
    },
    {
      id: "acts",
      header: staff.actions,
      renderCell: (original) => {
        const maker = original.checkedBy ?? original.madeBy;
        const link = original.expiresAt === null ? staff.makeLink : staff.newLink;
        const acts: ["link" | "revoke", string][] = [
          ...(original.mayMakeLink ? [["link", link] as ["link", string]] : []),
          ...(may("operators.change") ? [["revoke", staff.revoke] as ["revoke", string]] : []),
        ];
        return (
          <span className="row-of-buttons row-tight">
            {!original.mayMakeLink && maker !== null && (
              <span className="why">{staff.whyNotLink(maker)}</span>
            )}
            {acts.map(([act, label]) => (
              <Button
                key={act}
                look="small"
                text={label}
                of={original.name}
                onClick={() => ask(act, original)}
              />
            ))}
          </span>
        );
      },
    },
  ];
}
