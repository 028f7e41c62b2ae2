import { useState } from "react";
import { countryRules, type LimitedGame } from "#contract/office/availability.ts";
import { TextField } from "#ui/text-field.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import {
  availabilityIn,
  draftOf,
  faultOf,
  type AvailabilityDraft,
  type AvailabilityFault,
} from "#backoffice/games/availability-draft.ts";
import type { AvailabilityPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Page = NonNullable<AvailabilityPage>;

type AvailabilitySheetProps = {
  page: Page;
  /** The studio, the build or the game whose availability is changed. */
  of: LimitedGame;
  /** The code of the game; null for the whole studio and for a build. */
  game: string | null;
  build: string | null;
  onClose: () => void;
};

/** Changes where and when a studio, a build or a game is offered. */
export function AvailabilitySheet({ page, of, game, build, onClose }: AvailabilitySheetProps) {
  const { texts, operator } = useOffice();
  const { timeZone } = operator;
  const words = texts.availability;
  const named = useName()(of);
  const name = build === null ? named : words.buildNamed(build);
  const { act, ...acting } = useAct();
  const was = draftOf(of.availability, timeZone);
  const [draft, setDraft] = useState(was);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(was);
  const fault = faultOf(draft, timeZone);
  const change = (part: Partial<AvailabilityDraft>) => setDraft({ ...draft, ...part });
  const fields = { page, draft, fault, onChange: change };
  const submit = async (reason: string) => {
    const input = {
      provider: page.provider.code,
      game,
      ...(build !== null && { build }),
      expected: of.availability,
      availability: availabilityIn(draft, of.availability, timeZone),
      reason,
    };
    const answer = await act("set-game-availability", input, words.saved);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={words.changeOf(name)}
      submit={texts.games.save}
      acting={acting}
      isBlocked={!isUnsaved || fault !== null}
      isUnsaved={isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <Sites {...fields} />
      <Limits {...fields} />
      <p className="why">{words.second}</p>
    </ReasonSheet>
  );
}

type FieldsProps = {
  page: Page;
  draft: AvailabilityDraft;
  fault: AvailabilityFault | null;
  onChange: (change: Partial<AvailabilityDraft>) => void;
};

function Sites({ page, draft, fault, onChange }: FieldsProps) {
  const words = useOffice().texts.availability;
  const toggle = (siteId: number, isOn: boolean) =>
    onChange({
      sites: page.sites
        .map((site) => site.siteId)
        .filter((each) => (each === siteId ? isOn : draft.sites.includes(each))),
    });
  return (
    <>
      <fieldset className="choices">
        <legend>{words.sites}</legend>
        {[true, false].map((isEvery) => (
          <label key={String(isEvery)}>
            <input
              type="radio"
              name="every-site"
              checked={draft.isEverySite === isEvery}
              onChange={() => onChange({ isEverySite: isEvery })}
            />
            {isEvery ? words.everySite : words.chosenSites}
          </label>
        ))}
      </fieldset>
      {!draft.isEverySite && (
        <fieldset className="choices">
          <legend className="vh">{words.chosenSites}</legend>
          {page.sites.map(({ siteId, host, name }) => (
            <label key={siteId}>
              <input
                type="checkbox"
                name={`site-${siteId}`}
                checked={draft.sites.includes(siteId)}
                onChange={(event) => toggle(siteId, event.target.checked)}
              />
              <span dir="auto">{host === "*" ? name : host}</span>
            </label>
          ))}
        </fieldset>
      )}
      {fault === "siteMissing" && <p className="field-message">{words.siteMissing}</p>}
    </>
  );
}

function Limits({ page, draft, fault, onChange }: FieldsProps) {
  const words = useOffice().texts.availability;
  return (
    <>
      <Select
        name="country-rule"
        label={words.countryRule}
        value={draft.rule}
        options={(["every", ...countryRules] as const).map((rule) => [rule, words.rules[rule]])}
        onChange={({ target }) =>
          onChange({ rule: countryRules.find((rule) => rule === target.value) ?? "every" })
        }
      />
      {draft.rule !== "every" && (
        <>
          {!page.knowsCountries && <p className="notice notice-warn">{words.notChecked}</p>}
          <TextField
            name="codes"
            label={words.codes}
            hint={words.codesHint}
            message={fault === "codesWrong" && draft.codes !== "" ? words.codesWrong : undefined}
            state={fault === "codesWrong" && draft.codes !== "" ? "bad" : "idle"}
            required
            spellCheck={false}
            autoCapitalize="characters"
            value={draft.codes}
            onChange={(event) => onChange({ codes: event.target.value })}
          />
        </>
      )}
      <div className="two-fields">
        <MomentField
          name="from"
          label={words.from}
          value={draft.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <MomentField
          name="until"
          label={words.until}
          hint={words.untilHint}
          message={fault === "reversed" ? words.reversed : undefined}
          state={fault === "reversed" ? "bad" : "idle"}
          value={draft.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </div>
    </>
  );
}
