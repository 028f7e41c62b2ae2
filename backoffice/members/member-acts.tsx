import { useState } from "react";
import { statusChanges, type MemberFacts } from "#contract/office/members.ts";
import type { EmergencyActName } from "#contract/office/emergency-acts.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { Button } from "#ui/button.tsx";
import { AdjustSheet } from "#backoffice/members/adjust-sheet.tsx";
import { OpenCaseSheet } from "#backoffice/members/cases/open-case-sheet.tsx";
import { ReopenSheet } from "#backoffice/members/dormancy/reopen-sheet.tsx";
import { FundSheet } from "#backoffice/members/fund-sheet.tsx";
import { LevelSheet } from "#backoffice/members/level-sheet.tsx";
import { plainSheet, type MemberSheet } from "#backoffice/members/plain-sheet.tsx";
import { StatusSheet } from "#backoffice/members/status-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type MemberAct = {
  name: keyof OfficeTexts["members"]["acts"];
  permission: Permission;
  /** The act with which emergency access allows it too. */
  emergency?: { call: EmergencyActName; input?: { to: "suspended" } };
  isPossible?: (member: MemberFacts) => boolean;
  Sheet: MemberSheet;
};

/** The acts on a member, in the order of their buttons. */
const memberActs: readonly MemberAct[] = [
  {
    name: "status",
    permission: "members.change",
    emergency: { call: "change-member-status", input: { to: "suspended" } },
    isPossible: ({ status }) => statusChanges[status].length > 0,
    Sheet: StatusSheet,
  },
  {
    name: "reopen",
    permission: "members.change",
    isPossible: ({ status, waiting }) => status === "dormant" && waiting === null,
    Sheet: ReopenSheet,
  },
  { name: "level", permission: "members.change", Sheet: LevelSheet },
  {
    name: "sessions",
    permission: "members.change",
    emergency: { call: "end-member-sessions" },
    Sheet: plainSheet("end-member-sessions", ({ members }, { liveSessions }, format) => ({
      title: members.acts.sessions,
      note: members.sessionsNote(format.number(liveSessions)),
      said: members.sessionsDone,
    })),
  },
  { name: "case", permission: "members.remark", Sheet: OpenCaseSheet },
  {
    name: "reset",
    permission: "members.change",
    isPossible: ({ status }) => status !== "closed",
    Sheet: plainSheet("make-reset-link", ({ members, staff }) => ({
      title: members.acts.reset,
      note: members.resetNote,
      said: staff.proposed,
    })),
  },
  {
    name: "secondFactor",
    permission: "members.change",
    isPossible: ({ secondFactorSince, passkeys, waiting }) =>
      (secondFactorSince !== null || passkeys > 0) && waiting === null,
    Sheet: plainSheet("lift-second-factor", ({ members }) => ({
      title: members.acts.secondFactor,
      note: members.secondFactorNote,
      said: members.proposed,
    })),
  },
  {
    name: "marketing",
    permission: "members.change",
    isPossible: ({ consents }) => consents.length > 0,
    Sheet: plainSheet("withdraw-marketing-consent", ({ members, marketing }) => ({
      title: members.acts.marketing,
      note: marketing.withdrawNote,
      said: marketing.withdrawDone,
    })),
  },
  {
    name: "adjust",
    permission: "wallet.adjust",
    isPossible: ({ waiting }) => waiting === null,
    Sheet: AdjustSheet,
  },
  {
    name: "fund",
    permission: "wallet.adjust",
    isPossible: ({ isTest, waiting }) => isTest && waiting === null,
    Sheet: FundSheet,
  },
  {
    name: "freeze",
    permission: "wallet.freeze",
    isPossible: ({ isFrozen, isErased }) => !isFrozen && !isErased,
    Sheet: plainSheet("freeze-member-money", ({ members }) => ({
      title: members.acts.freeze,
      note: members.freezeNote,
      said: members.frozenNow,
    })),
  },
  {
    name: "unfreeze",
    permission: "wallet.freeze",
    isPossible: ({ isFrozen, waiting }) => isFrozen && waiting === null,
    Sheet: plainSheet("unfreeze-member-money", ({ members }) => ({
      title: members.acts.unfreeze,
      note: members.unfreezeNote,
      said: members.proposed,
    })),
  },
  {
    name: "suspicion",
    permission: "payments.suspicions",
    isPossible: ({ isErased }) => !isErased,
    Sheet: plainSheet("open-suspicion", ({ suspicions }) => ({
      title: suspicions.open,
      note: suspicions.openNote,
      said: suspicions.opened,
    })),
  },
  {
    name: "erase",
    permission: "members.change",
    isPossible: ({ erasable, waiting }) => erasable?.isDue === true && waiting === null,
    Sheet: plainSheet("erase-member", ({ members }) => ({
      title: members.acts.erase,
      note: members.eraseNote,
      said: members.proposed,
    })),
  },
];

/** Acts without permission are shown as disabled buttons. */
export function MemberActs({ member }: { member: MemberFacts }) {
  const { texts, may, mayAct } = useOffice();
  const isAllowed = ({ permission, emergency }: MemberAct, { status }: MemberFacts) =>
    may(permission) ||
    (emergency !== undefined &&
      mayAct(emergency.call, emergency.input) &&
      (emergency.input === undefined || statusChanges[status].includes(emergency.input.to)));
  const [open, setOpen] = useState<MemberAct | null>(null);
  return (
    <div>
      <div className="row-of-buttons">
        {memberActs.map((act) => (
          <Button
            key={act.name}
            text={texts.members.acts[act.name]}
            disabled={!isAllowed(act, member) || act.isPossible?.(member) === false}
            onClick={() => setOpen(act)}
          />
        ))}
      </div>
      {!memberActs.every(({ permission }) => may(permission)) && (
        <p className="field-hint">{texts.members.noRight}</p>
      )}
      {open && <open.Sheet member={member} onClose={() => setOpen(null)} />}
    </div>
  );
}
