import { useEffect, useState } from "react";
import type { GameCategory, ShelfEntry } from "#contract/games.ts";
import { gameCategories } from "#site/games/categories.ts";
import { useApp } from "#site/app/app-context.tsx";
import { loadProviders } from "#site/games/providers.ts";
import { useSession, useUser } from "#site/app/session.tsx";

export type SearchGroup = { id: "recent" | "favourites" | GameCategory; entries: ShelfEntry[] };
export type SearchState = "start" | "found" | "nothing" | "failed";
/** `of` is the text that was searched; the one before stays in sight until there is an answer. */
type Results = { groups: SearchGroup[]; state: SearchState; of: string };

const typingPauseMs = 150;

/** A member's recent games and favourite providers, shown before typing. */
function useShelfGroups(): SearchGroup[] {
  const { call } = useApp();
  const { loggedOut } = useSession();
  const isReduced = Boolean(useUser().user?.reduced);
  const [groups, setGroups] = useState<SearchGroup[]>([]);
  useEffect(() => {
    if (loggedOut !== false || isReduced) return;
    const load = async () => {
      const [shelf, ...lists] = await Promise.all([
        call("get-game-shelf", {}).catch(() => null),
        ...gameCategories.map((category) => loadProviders(call, category)),
      ]);
      if (shelf?.status !== "success") return;
      const marked = new Set(shelf.favourites.map(({ code }) => code));
      const favourites = lists.flatMap((list, index) =>
        (list.ok ? list.data : [])
          .filter(({ code }) => marked.has(code))
          .map((provider): ShelfEntry => ({
            kind: "provider",
            category: gameCategories[index] ?? "slot",
            code: provider.code,
            gameCompany: provider.code,
            used: provider.used,
            nameKo: provider.nameKo,
            nameEn: provider.nameEn,
            otherNames: provider.otherNames,
            imgUrl: provider.imgUrl,
          })),
      );
      const all: SearchGroup[] = [
        { id: "recent", entries: shelf.recent.slice(0, 5) },
        { id: "favourites", entries: favourites },
      ];
      setGroups(all.filter(({ entries }) => entries.length > 0));
    };
    void load();
  }, [call, isReduced, loggedOut]);
  return groups;
}

const byCategory = (found: ShelfEntry[]): SearchGroup[] =>
  gameCategories
    .map((id) => ({ id, entries: found.filter(({ category }) => category === id) }))
    .filter(({ entries }) => entries.length > 0);

/** The results for a text: the server's matches by kind; outdated answers are ignored. */
export function useSearchResults(text: string): Results {
  const { call } = useApp();
  const shelf = useShelfGroups();
  const [result, setResult] = useState<Results>({ groups: [], state: "start", of: "" });
  const wanted = text.trim();
  useEffect(() => {
    if (!wanted) return setResult({ groups: [], state: "start", of: "" });
    let current = true;
    const search = async () => {
      const answer = await call("search-games", { text: wanted }).catch(() => null);
      if (!current) return;
      if (answer?.status !== "success")
        return setResult({ groups: [], state: "failed", of: wanted });
      const groups = byCategory(answer.found);
      setResult({ groups, state: groups.length > 0 ? "found" : "nothing", of: wanted });
    };
    const timer = setTimeout(() => void search(), typingPauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [call, wanted]);
  return wanted ? result : { groups: shelf, state: "start", of: "" };
}
