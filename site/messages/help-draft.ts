import { useEffect, useState } from "react";
import type { HelpFile } from "#contract/help-files.ts";
import { helpCategories, type HelpCategory } from "#contract/help-kinds.ts";
import { forget, keep, readKept } from "#site/app/browser-storage.ts";

export type Draft = {
  title: string;
  contents: string;
  category: HelpCategory;
  files: readonly HelpFile[];
};

const empty: Draft = { title: "", contents: "", category: "other", files: [] };
/** Per member, so that the next one who signs in on this machine cannot read it. */
const keyOf = (userId: string) => `help.draft.${userId}`;

function readDraft(userId: string): Draft {
  const kept = readKept("session", keyOf(userId));
  if (!kept) return empty;
  const { title, contents, category, files } = JSON.parse(kept) as Partial<Draft>;
  return {
    title: title ?? "",
    contents: contents ?? "",
    category: helpCategories.find((each) => each === category) ?? "other",
    files: files ?? [],
  };
}

/**
 * An unsent inquiry, which survives a reload of the tab and ends with the tab. `begun` is the
 * category that the link to the form names; null for none.
 */
export function useDraft(
  userId: string,
  begun: HelpCategory | null,
): {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  clear: () => void;
} {
  const [draft, setDraft] = useState(empty);
  // Storage is read after hydration, because the server cannot know the draft.
  useEffect(() => {
    const kept = readDraft(userId);
    setDraft(begun === null ? kept : { ...kept, category: begun });
  }, [begun, userId]);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.title || next.contents || next.files.length > 0)
      keep("session", keyOf(userId), JSON.stringify(next));
    else forget("session", keyOf(userId));
  };
  const clear = () => {
    setDraft(empty);
    forget("session", keyOf(userId));
  };
  return { draft, change, clear };
}
