import { useState, type FormEvent } from "react";
import { useLoaderData } from "react-router";
import type { CompCategory } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { CompChanges } from "#backoffice/settings/comp-changes.tsx";
import { CompTable } from "#backoffice/settings/comp-table.tsx";
import type { CompPage } from "#backoffice/settings/load-settings.ts";
import { monthCost } from "#backoffice/settings/month-cost.ts";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

/** Comp rates, with what the last thirty days would have cost at the typed ones. */
export default function Comp() {
  const { settings } = useOffice().texts;
  const format = useFormat();
  const { categories, version, changes } = useLoaderData<CompPage>();
  const changing = useChange();
  const hasStakes = categories.some(({ stakes }) => stakes.some((stake) => stake > 0));
  return (
    <div className="page">
      <h1>{settings.comp}</h1>
      <SettingsNav />
      <p className="page-lead">
        {settings.compLead} {settings.ratesVersion(format.number(version))}
      </p>
      {!hasStakes && <p className="notice">{settings.noStakes}</p>}
      <ChangeNotice outcome={changing.outcome} />
      {categories.map((category) => (
        // Changed rates start a new form.
        <CompForm
          key={`${category.category}:${category.rates.join(",")}`}
          category={category}
          changing={changing}
        />
      ))}
      <CompChanges changes={changes} />
    </div>
  );
}

type CompFormProps = { category: CompCategory; changing: ReturnType<typeof useChange> };

function CompForm({ category: { category, rates, stakes, members }, changing }: CompFormProps) {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const [typed, setTyped] = useState<readonly string[]>(() => rates.map(String));
  const [isAsking, setIsAsking] = useState(false);
  const wanted = typed.map(Number);
  const changed = wanted.flatMap((rate, at) => (rate === rates[at] ? [] : [at]));
  useUnsaved(changed.length > 0);
  const isWrong = typed.some((rate) => rate === "" || Number(rate) > 1000);
  const pick = (of: readonly number[]) => ({
    ...Object.fromEntries(changed.map((at) => [`level${at + 1}`, of[at] ?? 0])),
    monthCost: monthCost(stakes, of),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length > 0 && !isWrong) setIsAsking(true);
  };
  const save = async (reason: string) => {
    const input = { category, rates: wanted, from: rates, reason };
    if ((await changing.change("change-comp-rates", input)).outcome) setIsAsking(false);
  };
  const name = settings.categories[category];
  return (
    <>
      <form className="card" aria-label={name} onSubmit={submit}>
        <h2>{name}</h2>
        <CompTable
          {...{ name, rates, stakes, members, typed, wanted }}
          mayChange={may("settings.change")}
          onType={(at, value) => setTyped(typed.with(at, value))}
        />
        {may("settings.change") && (
          <div className="row-of-buttons">
            <Button
              type="submit"
              look="main"
              text={settings.save}
              of={name}
              disabled={changed.length === 0 || isWrong}
            />
            <span className="why">{settings.second}</span>
          </div>
        )}
      </form>
      {isAsking && (
        <ReasonSheet
          title={`${settings.comp}: ${name}`}
          submit={settings.save}
          acting={changing}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void save(reason)}
        >
          <Delta before={pick(rates)} after={pick(wanted)} />
          <p className="why">{settings.second}</p>
        </ReasonSheet>
      )}
    </>
  );
}
