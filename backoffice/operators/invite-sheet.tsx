import { useState } from "react";
import type { Role } from "#contract/office/permissions.ts";
import { TextField } from "#ui/text-field.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { toInstant } from "#backoffice/frame/site-clock.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { RoleSelect } from "#backoffice/operators/role-select.tsx";

const loginIdShape = /^[a-z][a-z0-9.-]{2,39}$/;

type InviteSheetProps = { changing: ReturnType<typeof useChange>; onClose: () => void };

/** The invited person and their role, as the second operator sees them too. */
export function InviteSheet({ changing, onClose }: InviteSheetProps) {
  const { texts, operator } = useOffice();
  const { staff } = texts;
  const [loginId, setLoginId] = useState("");
  const [name, setName] = useState("");
  const [role, setRole] = useState<Role>("viewer");
  const [end, setEnd] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isIdBad = isChecked && !loginIdShape.test(loginId.trim());
  const isNameBad = isChecked && name.trim() === "";
  const submit = async (reason: string) => {
    setIsChecked(true);
    if (!loginIdShape.test(loginId.trim()) || name.trim() === "") return;
    const until = toInstant(end, operator.timeZone);
    const person = { loginId: loginId.trim(), name: name.trim(), role };
    const input = { ...person, ...(until !== null && { until }), reason };
    if ((await changing.change("invite-operator", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={staff.invite}
      submit={staff.invite}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField
        name="name"
        label={staff.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        state={isNameBad ? "bad" : "idle"}
        message={isNameBad ? staff.nameBad : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        name="loginId"
        label={staff.loginId}
        hint={staff.loginIdHint}
        value={loginId}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        state={isIdBad ? "bad" : "idle"}
        message={isIdBad ? staff.loginIdBad : undefined}
        onChange={(event) => setLoginId(event.target.value)}
      />
      <RoleSelect label={staff.role} value={role} onChange={setRole} />
      <MomentField
        name="until"
        label={staff.accessUntil}
        hint={staff.inviteEndHint}
        value={end}
        onChange={(event) => setEnd(event.target.value)}
      />
      <p className="why">{staff.second}</p>
    </ReasonSheet>
  );
}
