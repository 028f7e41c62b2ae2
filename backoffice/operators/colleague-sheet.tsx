import { useState } from "react";
import type { Role } from "#contract/office/permissions.ts";
import type { Colleague } from "#contract/office/staff.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { editedInstant, toLocalTime } from "#backoffice/frame/site-clock.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import { RoleSelect } from "#backoffice/operators/role-select.tsx";

export type ColleagueAct = "role" | "end" | "suspend" | "restore" | "renew" | "meet";

const calls = {
  suspend: "suspend-operator",
  restore: "restore-operator",
  meet: "meet-operator",
} as const;

const endsSessions: ReadonlySet<ColleagueAct> = new Set(["role", "suspend", "renew"]);
/** The field of the end of access says itself when a second operator is needed. */
const takesTwo: ReadonlySet<ColleagueAct> = new Set(["role", "restore", "renew"]);

type ColleagueSheetProps = {
  colleague: Colleague;
  act: ColleagueAct;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** What an act does to a colleague, and the reason. */
export function ColleagueSheet({ colleague, act, changing, onClose }: ColleagueSheetProps) {
  const { texts, operator } = useOffice();
  const { staff } = texts;
  const [role, setRole] = useState<Role>(colleague.role);
  const [renewsPassword, setRenewsPassword] = useState(false);
  const [end, setEnd] = useState(toLocalTime(colleague.accessUntil, operator.timeZone));
  const { id, name } = colleague;
  const words = {
    role: staff.changeRole,
    end: staff.changeEnd,
    suspend: staff.suspend,
    restore: staff.restore,
    renew: staff.renew,
    meet: staff.meet,
  };
  const change = (reason: string) => {
    if (act === "role")
      return changing.change("change-operator-role", { id, role, from: colleague.role, reason });
    if (act === "end") {
      const from = colleague.accessUntil;
      const until = editedInstant(end, from, operator.timeZone);
      return changing.change("change-operator-end", { id, until, from, reason });
    }
    if (act === "renew")
      return changing.change("renew-second-factor", { id, renewsPassword, reason });
    return changing.change(calls[act], { id, reason });
  };
  const submit = async (reason: string) => {
    const { outcome } = await change(reason);
    if (outcome !== null) onClose();
  };
  return (
    <ReasonSheet
      title={`${words[act]}: ${name}`}
      submit={words[act]}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {act === "role" && (
        <>
          <RoleSelect label={staff.newRole} value={role} onChange={setRole} />
          <Delta before={{ role: colleague.role }} after={{ role }} />
        </>
      )}
      {act === "end" && (
        <MomentField
          name="until"
          label={staff.accessUntil}
          hint={staff.endHint}
          value={end}
          onChange={(event) => setEnd(event.target.value)}
        />
      )}
      {act === "suspend" && <p>{staff.suspendLead(name)}</p>}
      {act === "renew" && (
        <Renewal name={name} renewsPassword={renewsPassword} onChange={setRenewsPassword} />
      )}
      {act === "restore" && <Delta before={{ status: "suspended" }} after={{ status: "active" }} />}
      {act === "meet" && <p>{staff.meetLead(name)}</p>}
      {endsSessions.has(act) && <p className="why">{staff.sessionsEnd}</p>}
      {takesTwo.has(act) && <p className="why">{staff.second}</p>}
    </ReasonSheet>
  );
}

type RenewalProps = {
  name: string;
  renewsPassword: boolean;
  onChange: (renewsPassword: boolean) => void;
};

/** What a renewal takes away until the colleague has used the link. */
function Renewal({ name, renewsPassword, onChange }: RenewalProps) {
  const { staff } = useOfficeTexts();
  return (
    <>
      <p>{staff.renewLead(name)}</p>
      <label className="tick">
        <input
          type="checkbox"
          name="renewsPassword"
          checked={renewsPassword}
          onChange={(event) => onChange(event.target.checked)}
        />
        {staff.renewPassword}
      </label>
      <Delta
        before={{ secondFactor: "set", ...(renewsPassword && { password: "set" }) }}
        after={{ secondFactor: "none", ...(renewsPassword && { password: "none" }) }}
      />
    </>
  );
}
