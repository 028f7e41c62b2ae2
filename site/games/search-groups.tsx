import type { ShelfEntry } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { useApp } from "#site/app/app-context.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import { nameMarks, secondNameIn } from "#site/games/names.ts";
import type { SearchGroup, SearchState } from "#site/games/use-search-results.ts";
import { Empty } from "#site/parts/empty.tsx";

type GroupsProps = {
  id: string;
  groups: SearchGroup[];
  active: number;
  state: SearchState;
  onOpen: (entry: ShelfEntry) => void;
};

function Option(props: { entry: ShelfEntry; id: string; active: boolean; onOpen: () => void }) {
  const { entry, id, active, onOpen } = props;
  const { texts, locale } = useApp();
  const second = secondNameIn(locale, entry);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="search-option"
      onClick={onOpen}
      onKeyDown={(event) => event.key === "Enter" && onOpen()}
    >
      <GameArt url={entry.imgUrl} code={entry.code} name={entry.nameEn} sizes="46px" />
      <span className="pl-name">
        <b {...nameMarks(locale, entry)}>{nameIn(locale, entry)}</b>
        {second && <small lang="en">{second}</small>}
      </span>
      {entry.used !== "y" && <span className="st st-wait">{texts.games.maintenance}</span>}
    </div>
  );
}

/** The results under the search field: one list, in named groups. */
export function SearchGroups({ id, groups, active, state, onOpen }: GroupsProps) {
  const { home, games, frame } = useApp().texts;
  const names = { recent: home.recent, favourites: home.favourites, ...games };
  const start = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  const hints = { start: games.searchHint, nothing: games.searchNothing, failed: frame.loadError };
  const hint = state === "nothing" || state === "failed" || groups.length === 0 ? state : null;
  return (
    <>
      {hint && hint !== "found" && <Empty icon="search" text={hints[hint]} />}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={games.searchResults}
        className="search-list"
      >
        {groups.map((group, index) => (
          <div key={group.id} role="group" aria-label={names[group.id]}>
            <p className="search-group" aria-hidden="true">
              {names[group.id]}
            </p>
            {group.entries.map((entry, each) => {
              const place = (start[index] ?? 0) + each;
              return (
                <Option
                  key={`${entry.kind}/${entry.gameCompany}/${entry.code}`}
                  entry={entry}
                  id={`${id}-${place}`}
                  active={place === active}
                  onOpen={() => onOpen(entry)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
