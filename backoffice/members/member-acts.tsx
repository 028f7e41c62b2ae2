import { useState } from "react";
import { statusChanges, type MemberFacts } from "#contract/office/members.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { AdjustSheet } from "#backoffice/members/adjust-sheet.tsx";
import { EraseSheet } from "#backoffice/members/erase-sheet.tsx";
import { LevelSheet } from "#backoffice/members/level-sheet.tsx";
import { ResetSheet } from "#backoffice/members/reset-sheet.tsx";
import { SessionsSheet } from "#backoffice/members/sessions-sheet.tsx";
import { StatusSheet } from "#backoffice/members/status-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const acts = ["status", "level", "sessions", "reset", "adjust", "erase"] as const;
type ActName = (typeof acts)[number];
const permissionOf: Record<ActName, Permission> = {
  status: "members.change",
  level: "members.change",
  sessions: "members.change",
  reset: "members.change",
  adjust: "wallet.adjust",
  erase: "members.change",
};

/** What can be done to a member. What this role may not do is shown, and cannot be pressed. */
export function MemberActs({ member }: { member: MemberFacts }) {
  const { texts, may } = useOffice();
  const words = texts.members;
  const [open, setOpen] = useState<ActName | null>(null);
  const close = () => setOpen(null);
  const mayDo = (name: ActName) =>
    may(permissionOf[name]) &&
    (name !== "status" || statusChanges[member.status].length > 0) &&
    (name !== "reset" || member.status !== "closed") &&
    (name !== "erase" || (member.status === "closed" && !member.isErased)) &&
    ((name !== "adjust" && name !== "erase") || member.waiting === null);
  return (
    <div>
      <div className="row-of-buttons">
        {acts.map((name) => (
          <button
            key={name}
            type="button"
            className="btn"
            disabled={!mayDo(name)}
            onClick={() => setOpen(name)}
          >
            {words.acts[name]}
          </button>
        ))}
      </div>
      {!acts.every((name) => may(permissionOf[name])) && (
        <p className="field-hint">{words.noRight}</p>
      )}
      {open === "status" && <StatusSheet member={member} onClose={close} />}
      {open === "level" && <LevelSheet member={member} onClose={close} />}
      {open === "sessions" && <SessionsSheet member={member} onClose={close} />}
      {open === "reset" && <ResetSheet member={member} onClose={close} />}
      {open === "erase" && <EraseSheet member={member} onClose={close} />}
      {open === "adjust" && <AdjustSheet member={member} onClose={close} />}
    </div>
  );
}
