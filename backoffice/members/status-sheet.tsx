import { useState } from "react";
import { statusChanges, type MemberFacts } from "#contract/office/members.ts";
import { suspensionGrounds, type SuspensionGround } from "#contract/suspension-grounds.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type SheetProps = { member: MemberFacts; onClose: () => void };

/** Asks for one of the possible next statuses, and explains it. */
export function StatusSheet({ member, onClose }: SheetProps) {
  const { mayAct, texts: all } = useOffice();
  const { members: texts, settings } = all;
  const { run, isBusy, problem } = useMemberAct(onClose);
  const following = statusChanges[member.status].filter((next) =>
    mayAct("change-member-status", { to: next }),
  );
  // Keeps the status that was read, also when the page behind is updated.
  const [from] = useState(member.status);
  const [to, setTo] = useState(following[0]);
  const [ground, setGround] = useState<SuspensionGround>("protection");
  if (to === undefined) return null;
  return (
    <ReasonSheet
      title={`${texts.acts.status}: ${member.loginId}`}
      submit={texts.acts.status}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) =>
        void run(
          "change-member-status",
          { id: member.id, from, to, reason, ...(to === "suspended" && { ground }) },
          texts.statusDone,
        )
      }
    >
      <fieldset className="choices choices-rows">
        <legend>{texts.statusTo}</legend>
        {following.map((status) => (
          <div key={status} className="choice">
            <label>
              <input
                type="radio"
                name="to"
                aria-describedby={`to-${status}`}
                checked={status === to}
                onChange={() => setTo(status)}
              />
              {texts.statuses[status]}
            </label>
            <small id={`to-${status}`}>{texts.statusNotes[status]}</small>
          </div>
        ))}
      </fieldset>
      {to === "suspended" && (
        <Select
          label={texts.suspensionGround}
          value={ground}
          options={suspensionGrounds.map((each) => [each, texts.suspensionGrounds[each]])}
          onChange={(event) => setGround(event.target.value as SuspensionGround)}
        />
      )}
      {to === "active" && <p className="why">{settings.second}</p>}
    </ReasonSheet>
  );
}
