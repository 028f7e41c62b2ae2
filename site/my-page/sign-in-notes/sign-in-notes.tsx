import "#site/parts/forms.css";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import type { OwnSignInNotes } from "#site/my-page/sign-in-notes/load-sign-in-notes.ts";
import { useBreakAct } from "#site/my-page/use-break-act.ts";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";

/** Whether every sign-in leaves a note; the choice is saved at once. */
function Choice({ isOn, mostADay }: OwnSignInNotes) {
  const { signInNotes: words } = usePageTexts();
  const { call } = useApp();
  const format = useFormat();
  const act = useBreakAct();
  // Shown until the page has loaded what was stored.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (next: boolean) => {
    setChosen(next);
    await act({
      work: async () => (await call("set-sign-in-notes", { isOn: next })).status === "success",
      failed: words.failed,
      done: next ? words.turnedOn : words.turnedOff,
    });
    setChosen(null);
  };
  return (
    <label className="consent">
      <input
        type="checkbox"
        checked={chosen ?? isOn}
        onChange={({ target }) => void choose(target.checked)}
      />
      <span>
        {words.each}
        <small className="field-hint consent-since">{words.hint(format.number(mostADay))}</small>
      </span>
    </label>
  );
}

/** The choice of a note about every sign-in. */
export function SignInNotesCard({ notes }: { notes: Section<OwnSignInNotes> }) {
  const { signInNotes: words } = usePageTexts();
  const { revalidate } = useRevalidator();
  return (
    <MoneyCard id="sign-in-notes-title" title={words.title}>
      {notes.ok ? (
        <Choice {...notes.data} />
      ) : (
        <LoadFailed of={notes} onRetry={() => void revalidate()} />
      )}
    </MoneyCard>
  );
}
