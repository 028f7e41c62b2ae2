import { useState } from "react";
import { useLoaderData } from "react-router";
import type { SwitchState } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { SwitchesPage } from "#backoffice/settings/load-settings.ts";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

/** Switches that stop a function for all members. */
export default function Switches() {
  const { settings } = useOffice().texts;
  const { switches } = useLoaderData<SwitchesPage>();
  const [asking, setAsking] = useState<SwitchState | null>(null);
  const { change, outcome, ...acting } = useChange();
  const submit = async ({ name, isOn }: SwitchState, reason: string) => {
    if ((await change("change-switch", { name, isOn: !isOn, reason })).outcome) setAsking(null);
  };
  const verb = asking?.isOn ? settings.turnOff : settings.turnOn;
  return (
    <div className="page">
      <h1>{settings.switches}</h1>
      <SettingsNav />
      <p className="page-lead">{settings.switchesLead}</p>
      <ChangeNotice outcome={outcome} />
      <ul className="cards">
        {switches.map((state) => (
          <li key={state.name} className="card switch">
            <SwitchCard state={state} onTurn={() => setAsking(state)} />
          </li>
        ))}
      </ul>
      {asking && (
        <ReasonSheet
          title={`${settings.switchNames[asking.name]}: ${verb}`}
          submit={verb}
          acting={acting}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking, reason)}
        >
          <p>{settings.switchTexts[asking.name]}</p>
          <Delta before={{ isOn: asking.isOn }} after={{ isOn: !asking.isOn }} />
          {!asking.isOn && <p className="why">{settings.second}</p>}
        </ReasonSheet>
      )}
    </div>
  );
}

/** One switch: what it stops, its state, and who changed it last. */
function SwitchCard({ state, onTurn }: { state: SwitchState; onTurn: () => void }) {
  const { texts, mayAct } = useOffice();
  const { settings } = texts;
  const { name, isOn, changedAt, changedBy } = state;
  const verb = isOn ? settings.turnOff : settings.turnOn;
  return (
    <>
      <div>
        <h2>
          {settings.switchNames[name]}{" "}
          <span className={isOn ? "tag tag-good" : "tag tag-bad"}>
            {isOn ? settings.on : settings.off}
          </span>
        </h2>
        <p>{settings.switchTexts[name]}</p>
        <p className="why">
          {settings.kind} ·{" "}
          {changedAt && changedBy ? (
            <>
              {settings.changedBy(changedBy)} <Moment at={changedAt} />
            </>
          ) : (
            settings.neverChanged
          )}
        </p>
      </div>
      {mayAct("change-switch", { isOn: !isOn }) && (
        <Button
          look={isOn ? "danger" : undefined}
          text={verb}
          aria-label={`${settings.switchNames[name]}: ${verb}`}
          onClick={onTurn}
        />
      )}
    </>
  );
}
