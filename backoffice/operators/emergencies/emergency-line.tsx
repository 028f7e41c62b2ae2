import { useState } from "react";
import type { OwnEmergency } from "#contract/office/emergencies.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useHasCome } from "#ui/use-has-come.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Tells on every screen that the operator has emergency access, until when, and gives it back. */
export function EmergencyLine() {
  const { emergency } = useOffice().operator;
  return emergency && <Line emergency={emergency} />;
}

function Line({ emergency: { access, endsAt } }: { emergency: OwnEmergency }) {
  const { emergencies } = useOffice().texts;
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const isOver = useHasCome(new Date(endsAt).getTime());
  return (
    <div className="told-line told-warn emergency-line">
      <span role="status">
        {isOver
          ? emergencies.over
          : emergencies.lasts(emergencies.accesses[access], format.time(endsAt))}
      </span>
      <Button
        look="small"
        text={isOver ? emergencies.reload : emergencies.giveBack}
        onClick={() => (isOver ? location.reload() : setIsAsking(true))}
      />
      {isAsking && <GiveBackSheet onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function GiveBackSheet({ onClose }: { onClose: () => void }) {
  const { emergencies } = useOffice().texts;
  const { act, ...acting } = useAct();
  const submit = async (reason: string) => {
    const answer = await act("give-back-emergency-access", { reason }, emergencies.givenBack);
    // What the operator may do is read when the office is loaded.
    if (answer?.status === "success" || answer?.status === "already") location.reload();
  };
  return (
    <ReasonSheet
      title={emergencies.giveBack}
      submit={emergencies.giveBack}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{emergencies.giveBackLead}</p>
    </ReasonSheet>
  );
}
