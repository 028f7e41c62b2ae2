import { useLoaderData } from "react-router";
import { useState, type FormEvent } from "react";
import {
  moneyLimitGroups,
  moneyLimitNames as names,
  moneyLimits,
  type MoneyLimitName as Name,
} from "#contract/office/money-limits.ts";
import type { MoneyLimits } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import type { LimitsPage } from "#backoffice/settings/load-settings.ts";
import { NumberField } from "#backoffice/settings/number-field.tsx";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

/** The limits of deposits, withdrawals and comp. */
export default function Limits() {
  const { settings } = useOffice().texts;
  const { limits } = useLoaderData<LimitsPage>();
  const changing = useChange();
  return (
    <div className="page">
      <h1>{settings.limits}</h1>
      <SettingsNav />
      <p className="page-lead">{settings.limitsLead}</p>
      <ChangeNotice outcome={changing.outcome} />
      {/* Another version of the limits starts a new form. */}
      <LimitForm key={limits.version} limits={limits} changing={changing} />
    </div>
  );
}

type LimitFormProps = { limits: MoneyLimits; changing: ReturnType<typeof useChange> };

function LimitForm({ limits, changing }: LimitFormProps) {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isAsking, setIsAsking] = useState(false);
  const wanted = Object.fromEntries(
    names.map((name) => [name, Number(typed[name] ?? limits[name])]),
  ) as Record<Name, number>;
  const changed = names.filter((name) => wanted[name] !== limits[name]);
  useUnsaved(changed.length > 0);
  const isWrong = names.some((name) => wanted[name] < 1);
  const pick = (from: Record<Name, number>) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  const mayChange = may("settings.change");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && changed.length > 0) setIsAsking(true);
  };
  const save = async (reason: string) => {
    const input = { ...wanted, version: limits.version, reason };
    if (!(await changing.change("change-money-limits", input)).outcome) return;
    setIsAsking(false);
    setTyped({});
  };
  return (
    <>
      <form className="setting-form" onSubmit={submit}>
        {moneyLimitGroups.map((group) => (
          <LimitGroup
            key={group}
            legend={settings[group]}
            fields={names.filter((name) => moneyLimits[name].group === group)}
            {...{ limits, typed, wanted, mayChange }}
            onType={(name, value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
        {mayChange && (
          <SaveRow hasChanges={changed.length > 0} isWrong={isWrong} onUndo={() => setTyped({})} />
        )}
      </form>
      {isAsking && (
        <ReasonSheet
          title={settings.limits}
          submit={settings.save}
          acting={changing}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void save(reason)}
        >
          <Delta before={pick(limits)} after={pick(wanted)} />
        </ReasonSheet>
      )}
    </>
  );
}

type LimitGroupProps = {
  legend: string;
  fields: readonly Name[];
  limits: MoneyLimits;
  typed: Readonly<Record<string, string>>;
  wanted: Readonly<Record<Name, number>>;
  mayChange: boolean;
  onType: (name: Name, value: string) => void;
};

/** A group of limits; each amount is also shown with its unit. */
function LimitGroup({ legend, fields, limits, typed, wanted, ...group }: LimitGroupProps) {
  const { settings } = useOffice().texts;
  const format = useFormat();
  return (
    <fieldset className="card">
      <legend>{legend}</legend>
      <div className="field-grid">
        {fields.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={settings[name]}
            value={typed[name] ?? String(limits[name])}
            hint={moneyLimits[name].unit === "won" ? format.moneyText(wanted[name]) : undefined}
            problem={wanted[name] < 1 ? settings.wholeNumber : undefined}
            disabled={!group.mayChange}
            onChange={(value) => group.onType(name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type SaveRowProps = { hasChanges: boolean; isWrong: boolean; onUndo: () => void };

function SaveRow({ hasChanges, isWrong, onUndo }: SaveRowProps) {
  const { settings } = useOffice().texts;
  return (
    <div className="row-of-buttons">
      <Button type="submit" look="main" text={settings.save} disabled={!hasChanges || isWrong} />
      <Button text={settings.undo} disabled={!hasChanges} onClick={onUndo} />
      {!hasChanges && <span className="why">{settings.unchanged}</span>}
    </div>
  );
}
