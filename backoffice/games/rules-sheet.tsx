import { useCallback, useState } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import type { OfficeGame } from "#contract/office/games.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { longestRules, type WrittenSheet } from "#contract/office/sheets.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useLoaded } from "#backoffice/frame/use-loaded.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Stored = OfficeOutput<"get-game-info-sheet">;
type RulesSheetProps = { provider: string; of: OfficeGame; onClose: () => void };

/** Writes what members see of a game before they open it: its rules by language and its stakes. */
export function RulesSheet({ provider, of, onClose }: RulesSheetProps) {
  const { texts, call } = useOffice();
  const words = texts.availability;
  const name = useName()(of);
  const game = of.code;
  const { loaded: stored, isLost } = useLoaded(
    useCallback(() => call("get-game-info-sheet", { provider, game }), [call, provider, game]),
  );
  const { act, isBusy, problem } = useAct();
  const [draft, setDraft] = useState<Draft | null>(null);
  const was = stored && draftOf(stored.written);
  const shown = draft ?? was;
  const submit = async (reason: string) => {
    if (!stored || !shown) return;
    const input = {
      provider,
      game,
      expected: stored.written,
      sheet: sheetIn(shown),
      reason,
    };
    if ((await act("set-game-info-sheet", input, words.sheetSaved))?.status === "success")
      onClose();
  };
  const isUnsaved = draft !== null && JSON.stringify(draft) !== JSON.stringify(was);
  return (
    <ReasonSheet
      title={words.sheetOf(name)}
      submit={texts.games.save}
      acting={{
        isBusy: isBusy || stored === null,
        problem: isLost ? texts.frame.loadFailed : problem,
      }}
      isBlocked={!isUnsaved || (shown !== null && isHalf(shown))}
      isUnsaved={isUnsaved}
      wide
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.sheetLead}</p>
      {stored && shown && <Fields stored={stored} draft={shown} onChange={setDraft} />}
    </ReasonSheet>
  );
}

/** The stakes as they are written, in whole won. */
type Draft = { least: string; most: string; rules: { [language in Locale]?: string } };

const draftOf = ({ stakes, rules }: WrittenSheet): Draft => ({
  least: stakes ? String(stakes.least) : "",
  most: stakes ? String(stakes.most) : "",
  rules,
});

/** Only one of the two stakes is written, or the smaller one is above the larger one. */
const isHalf = ({ least, most }: Draft): boolean =>
  (least === "") !== (most === "") || Number(least) > Number(most);

const sheetIn = ({ least, most, rules }: Draft): WrittenSheet => ({
  stakes: least === "" ? null : { least: Number(least), most: Number(most) },
  rules: Object.fromEntries(
    Object.entries(rules).flatMap(([locale, text]) =>
      text.trim() === "" ? [] : [[locale, text.trim()]],
    ),
  ),
});

type FieldsProps = { stored: Stored; draft: Draft; onChange: (draft: Draft) => void };

function Fields({ stored, draft, onChange }: FieldsProps) {
  const words = useOffice().texts.availability;
  const [locale, setLocale] = useState<Locale>("ko");
  const told = stored.told.rules[locale];
  const stakeField = (name: "least" | "most", label: string) => (
    <TextField
      name={name}
      label={label}
      hint={stored.told.stakes ? words.stakeOfFeed : undefined}
      inputMode="numeric"
      pattern="[1-9][0-9]{0,9}"
      readOnly={stored.told.stakes !== null}
      value={stored.told.stakes ? String(stored.told.stakes[name]) : draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
    />
  );
  return (
    <>
      <div className="two-fields">
        {stakeField("least", words.stakeLeast)}
        {stakeField("most", words.stakeMost)}
      </div>
      <Select
        name="locale"
        label={words.language}
        value={locale}
        onChange={(event) => setLocale(event.target.value as Locale)}
      >
        <LocaleOptions />
      </Select>
      <TextArea
        name="rules"
        label={words.rulesOfGame}
        hint={words.rulesHint}
        maxLength={longestRules}
        rows={8}
        dir="auto"
        value={draft.rules[locale] ?? ""}
        onChange={(event) =>
          onChange({ ...draft, rules: { ...draft.rules, [locale]: event.target.value } })
        }
      />
      {told !== undefined && (
        <details>
          <summary>{words.rulesOfFeed}</summary>
          <ul className="why" lang={locales[locale].lang} dir="auto">
            {told.split("\n").map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
