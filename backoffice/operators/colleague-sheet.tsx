import { useState } from "react";
import type { Role } from "#contract/office/permissions.ts";
import type { Colleague } from "#contract/office/staff.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { RoleSelect } from "#backoffice/operators/role-select.tsx";

export type ColleagueAct = "role" | "suspend" | "restore" | "renew";

const calls = {
  suspend: "suspend-operator",
  restore: "restore-operator",
  renew: "renew-second-factor",
} as const;

type ColleagueSheetProps = {
  colleague: Colleague;
  act: ColleagueAct;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** What an act does to a colleague, before it is done, and why it is done. */
export function ColleagueSheet({ colleague, act, changing, onClose }: ColleagueSheetProps) {
  const { staff } = useOfficeTexts();
  const [role, setRole] = useState<Role>(colleague.role);
  const { id, name } = colleague;
  const words = {
    role: staff.changeRole,
    suspend: staff.suspend,
    restore: staff.restore,
    renew: staff.renew,
  };
  const submit = async (reason: string) => {
    const { change } = changing;
    const { outcome } =
      act === "role"
        ? await change("change-operator-role", { id, role, from: colleague.role, reason })
        : await change(calls[act], { id, reason });
    if (outcome !== null) onClose();
  };
  return (
    <ReasonSheet
      title={`${words[act]}: ${name}`}
      submit={words[act]}
      problem={changing.problem}
      isBusy={changing.isBusy}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {act === "role" && (
        <>
          <RoleSelect label={staff.newRole} value={role} onChange={setRole} />
          <Delta before={{ role: colleague.role }} after={{ role }} />
        </>
      )}
      {act === "suspend" && <p>{staff.suspendLead(name)}</p>}
      {act === "renew" && (
        <>
          <p>{staff.renewLead(name)}</p>
          <Delta before={{ secondFactor: "set" }} after={{ secondFactor: "none" }} />
        </>
      )}
      {act === "restore" && <Delta before={{ status: "suspended" }} after={{ status: "active" }} />}
      {act !== "restore" && <p className="why">{staff.sessionsEnd}</p>}
      {act !== "suspend" && <p className="why">{staff.second}</p>}
    </ReasonSheet>
  );
}
