import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";

/** Loaded with the first search. */
const SearchOverlay = lazy(() => import("#site/games/search-overlay.tsx"));

type Search = { open: () => void };

const SearchContext = createContext<Search | null>(null);

function useSearch(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error("The component is outside the search context.");
  return search;
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input,textarea,select,[contenteditable]");

export function SearchProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const search = useMemo(() => ({ open: () => setShown(true) }), []);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const free = !writing(event.target) && !document.querySelector("dialog[open]");
      if (event.key !== "/" || !plain || !free) return;
      event.preventDefault();
      setShown(true);
    };
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);
  return (
    <SearchContext value={search}>
      {children}
      {shown && (
        <Suspense>
          <SearchOverlay onClose={() => setShown(false)} />
        </Suspense>
      )}
    </SearchContext>
  );
}

/** Looks like a field and opens the search, as "/" does. */
export function SearchButton() {
  const { games } = useTexts();
  const { open } = useSearch();
  return (
    <button type="button" className="search" onClick={open}>
      <Icon name="search" />
      <span>{games.searchGames}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

/** The same on phones, as the first chip above the grid. */
export function SearchChip() {
  const { games } = useTexts();
  const { open } = useSearch();
  return (
    <button type="button" className="chip chip-search" onClick={open}>
      <Icon name="search" />
      {games.search}
    </button>
  );
}
