import { useState } from "react";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import { forgetDraft, keepDraft, readDraft, type Kept } from "#backoffice/messages/kept-draft.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Saved = {
  /** Which message it is, such as `popup.3` or `popup.new`. */
  message: string;
  /** The version that was read; null for a new message. */
  version: number | null;
};

/**
 * A message that is being edited. What is unsaved stays in this browser, by operator and message,
 * and is there again when the screen opens; one that began from an earlier version waits to be
 * taken over, because saving it would overwrite a colleague's change.
 */
export function useDraft<Draft extends object>({ message, version }: Saved, saved: () => Draft) {
  const { id } = useOffice().operator;
  const [first] = useState(() => {
    const present = saved();
    return { present, kept: readDraft(id, message, present) };
  });
  const isCurrent = first.kept !== null && first.kept.version === version;
  const [draft, setDraft] = useState(isCurrent && first.kept ? first.kept.draft : first.present);
  const [isChanged, setIsChanged] = useState(isCurrent);
  const [kept, setKept] = useState<Kept<Draft> | null>(first.kept);
  // Fields that hold their own text are drawn anew when the draft is replaced.
  const [generation, setGeneration] = useState(0);
  const done = useUnsaved(isChanged, { isLostOnLeaving: false });
  const replace = (next: Draft, isNew: boolean) => {
    setDraft(next);
    setIsChanged(isNew);
    setKept(null);
    setGeneration(generation + 1);
  };
  return {
    draft,
    isChanged,
    generation,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      setIsChanged(true);
      keepDraft(id, message, { draft: next, version, at: new Date().toISOString() });
    },
    /** After saving, before the editor navigates. */
    saved: () => {
      forgetDraft(id, message);
      setIsChanged(false);
      setKept(null);
      done();
    },
    kept: kept && {
      at: kept.at,
      isOld: !isCurrent,
      use: () => replace(kept.draft, true),
      discard: () => {
        forgetDraft(id, message);
        replace(first.present, false);
      },
    },
  };
}

export type KeptNote = ReturnType<typeof useDraft>["kept"];
