import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { launchKey } from "#site/games/launch.tsx";

type Game = { company: string; code: string };

export type Favourites = {
  has: (game: Game) => boolean;
  /** Shows the change at once and reverts it when the server does not store it. */
  toggle: (game: Game) => Promise<void>;
};

const FavouritesContext = createContext<Favourites | null>(null);

export function useFavourites(): Favourites {
  const favourites = use(FavouritesContext);
  if (!favourites) throw new Error("The component is outside the favourites context.");
  return favourites;
}

function withOrWithout(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

type ProviderProps = {
  stored: readonly { gameCompany: string; code: string }[];
  children: ReactNode;
};

export function FavouritesProvider({ stored, children }: ProviderProps) {
  const { call, texts } = useApp();
  const dialogs = useDialogs();
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(stored.map(({ gameCompany, code }) => launchKey({ company: gameCompany, code }))),
  );
  const set = useCallback((key: string, favourite: boolean) => {
    setKeys((old) => withOrWithout(old, key, favourite));
  }, []);
  // One call after the other, so that the last press is stored last.
  const storing = useRef<Promise<unknown>>(Promise.resolve());
  // What the server stores, and the last press of each game: a failed press shows what is stored,
  // unless a later one is on its way.
  const known = useRef<ReadonlySet<string>>(keys);
  const presses = useRef(new Map<string, Promise<unknown>>());
  const toggle = useCallback(
    async (game: Game) => {
      const key = launchKey(game);
      const favourite = !keys.has(key);
      set(key, favourite);
      const answered = storing.current.then(() =>
        call("set-favourite", { ...game, favourite }).catch(asFault),
      );
      storing.current = answered;
      presses.current.set(key, answered);
      const answer = await answered;
      if (answer.status === "success") {
        known.current = withOrWithout(known.current, key, favourite);
        return;
      }
      if (presses.current.get(key) === answered) set(key, known.current.has(key));
      await dialogs.show({
        kind: "error",
        text: texts.games.favouriteFailed,
        ...referenceIn(answer),
      });
    },
    [call, dialogs, keys, set, texts],
  );
  const value = useMemo(
    () => ({ has: (game: Game) => keys.has(launchKey(game)), toggle }),
    [keys, toggle],
  );
  return <FavouritesContext value={value}>{children}</FavouritesContext>;
}
