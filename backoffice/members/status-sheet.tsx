import { useState } from "react";
import { statusChanges, type MemberFacts, type MemberStatus } from "#contract/office/members.ts";
import { verificationWays } from "#contract/office/verification-ways.ts";
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
  const [way, setWay] = useState("");
  const verifiedBy = verificationWays.find((each) => each === way);
  const isReopening = from === "closed";
  if (to === undefined) return null;
  return (
    <ReasonSheet
      title={`${texts.acts.status}: ${member.loginId}`}
      submit={texts.acts.status}
      acting={{ isBusy, problem }}
      isBlocked={isReopening && verifiedBy === undefined}
      onClose={onClose}
      onSubmit={(reason) =>
        void run(
          "change-member-status",
          {
            id: member.id,
            from,
            to,
            reason,
            ...(to === "suspended" && { ground }),
            ...(isReopening && { verifiedBy }),
          },
          texts.statusDone,
        )
      }
    >
      <NextStatus following={following} to={to} onChoice={setTo} />
      {to === "suspended" && (
        <Select
          label={texts.suspensionGround}
          value={ground}
          options={suspensionGrounds.map((each) => [each, texts.suspensionGrounds[each]])}
          onChange={(event) => setGround(event.target.value as SuspensionGround)}
        />
      )}
      {isReopening && <VerifiedBy chosen={way} onChoice={setWay} />}
      {to === "active" && <p className="why">{settings.second}</p>}
    </ReasonSheet>
  );
}

type Status = (typeof statusChanges)[MemberStatus][number];
type NextStatusProps = {
  following: readonly Status[];
  to: Status;
  onChoice: (status: Status) => void;
};

function NextStatus(props: NextStatusProps) {
  const { following, to, onChoice: setTo } = props;
  const { members: texts } = useOffice().texts;
  return (
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
  );
}

type VerifiedByProps = { chosen: string; onChoice: (way: string) => void };

/** How the person was verified whose closed account opens again. */
function VerifiedBy({ chosen, onChoice }: VerifiedByProps) {
  const { dormancy: texts } = useOffice().texts.members;
  return (
    <Select
      name="verifiedBy"
      label={texts.verifiedBy}
      value={chosen}
      options={[
        ["", texts.choose],
        ...verificationWays.map((each) => [each, texts.checks[each]] as const),
      ]}
      onChange={(event) => onChoice(event.target.value)}
    />
  );
}
