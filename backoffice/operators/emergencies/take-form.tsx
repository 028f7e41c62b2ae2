import { useState } from "react";
import {
  callsOfEmergency,
  emergencyAccesses,
  type EmergencyAccess,
} from "#contract/office/emergency-acts.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import {
  FactorField,
  useFactor,
  type OwnPasskeys,
} from "#backoffice/operators/passkeys/factor-field.tsx";

const TIMES = [15, 30, 60] as const;

/** Where an operator takes emergency access, unless the own role has all of its acts. */
export function TakeEmergency({ own }: { own: OwnPasskeys }) {
  const { texts, operator, may, mayAct } = useOffice();
  const { emergencies } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const offered = emergencyAccesses.filter(
    (access) => !callsOfEmergency(access).every((call) => mayAct(call)),
  );
  if (!may("emergency.take") || offered.length === 0) return null;
  return (
    <section className="card">
      <h2>{emergencies.title}</h2>
      <p className="card-lead">{emergencies.lead}</p>
      <div className="row-of-buttons">
        <Button
          look="danger"
          text={emergencies.take}
          disabled={operator.emergency !== null}
          onClick={() => setIsAsking(true)}
        />
      </div>
      {isAsking && <TakeSheet own={own} offered={offered} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

type TakeSheetProps = {
  own: OwnPasskeys;
  offered: readonly EmergencyAccess[];
  onClose: () => void;
};

function TakeSheet({ own, offered, onClose }: TakeSheetProps) {
  const { emergencies, joining, passkeys } = useOffice().texts;
  const format = useFormat();
  const { act, ...acting } = useAct();
  const factor = useFactor(own);
  const [access, setAccess] = useState(offered[0] ?? emergencyAccesses[0]);
  const [minutes, setMinutes] = useState<number>(TIMES[0]);
  const [fault, setFault] = useState<string | undefined>();
  const submit = async (reason: string) => {
    setFault(undefined);
    const proved = await factor.prove();
    if (!proved) return setFault(passkeys.notDone);
    const wanted = { access, minutes, reason, ...proved };
    const answer = await act("take-emergency-access", wanted, emergencies.taken);
    if (answer?.status === "otp") setFault(factor.isCode ? joining.wrongCode : passkeys.wrong);
    // What the operator may do is read when the office is loaded.
    if (answer?.status === "success") location.reload();
  };
  return (
    <ReasonSheet
      title={emergencies.take}
      submit={emergencies.take}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{emergencies.takeLead}</p>
      <fieldset className="choices choices-rows">
        <legend>{emergencies.what}</legend>
        {offered.map((each) => (
          <div key={each} className="choice">
            <label>
              <input
                type="radio"
                name="access"
                aria-describedby={`emergency-${each}`}
                checked={each === access}
                onChange={() => setAccess(each)}
              />
              {emergencies.accesses[each]}
            </label>
            <small id={`emergency-${each}`}>{emergencies.notes[each]}</small>
          </div>
        ))}
      </fieldset>
      <Select
        name="minutes"
        label={emergencies.minutes}
        value={String(minutes)}
        options={TIMES.map((each) => [String(each), emergencies.minutesOf(format.number(each))])}
        onChange={(event) => setMinutes(Number(event.target.value))}
      />
      <FactorField factor={factor} problem={fault} />
    </ReasonSheet>
  );
}
