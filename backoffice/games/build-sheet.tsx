import { useState } from "react";
import type { BuiltGame } from "#contract/office/builds.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { figuresIn, RETURN_PATTERN } from "#backoffice/games/figure-fields.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type BuildSheetProps = { provider: string; of: BuiltGame; onClose: () => void };

const percentOf = (basisPoints: number | null | undefined): string =>
  basisPoints === null || basisPoints === undefined ? "" : String(basisPoints / 100);

/** Pins the build of a game; what its provider tells is suggested. */
export function BuildSheet({ provider, of, onClose }: BuildSheetProps) {
  const { texts } = useOffice();
  const words = texts.builds;
  const { act, ...acting } = useAct();
  const { pinned, told } = of;
  const suggested = {
    version: told?.version ?? pinned?.version ?? "",
    percent: percentOf(told?.returnBasisPoints ?? pinned?.returnBasisPoints),
  };
  const [draft, setDraft] = useState(suggested);
  const { returnBasisPoints } = figuresIn({ percent: draft.percent, level: "" });
  const submit = async (reason: string) => {
    const input = {
      provider,
      game: of.code,
      expected: pinned,
      version: draft.version.trim(),
      returnBasisPoints,
      reason,
    };
    const answer = await act("pin-game-build", input, texts.staff.proposed);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={words.pinOf(useName()(of))}
      submit={texts.catalogue.propose}
      acting={acting}
      isUnsaved={draft.version !== suggested.version || draft.percent !== suggested.percent}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.pinLead}</p>
      <div className="field-grid">
        <TextField
          name="version"
          label={words.version}
          hint={words.versionHint}
          required
          maxLength={80}
          spellCheck={false}
          data-first
          value={draft.version}
          onChange={(event) => setDraft({ ...draft, version: event.target.value })}
        />
        <TextField
          name="returnPercent"
          label={texts.catalogue.returnPercent}
          hint={words.returnHint}
          inputMode="decimal"
          pattern={RETURN_PATTERN}
          value={draft.percent}
          onChange={(event) => setDraft({ ...draft, percent: event.target.value })}
        />
      </div>
      <p className="why">{texts.staff.second}</p>
    </ReasonSheet>
  );
}
