import "#site/parts/chips.css";
import { type FormEvent, useEffect, useState } from "react";
import { nameIn } from "#contract/named.ts";
import { Icon } from "#ui/icon.tsx";
import { keepInView } from "#ui/keep-in-view.ts";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { gameCategories } from "#site/games/categories.ts";
import type { FoundGames } from "#site/games/load-game-page.ts";
import { Filter, useFilter } from "#site/parts/filters.tsx";

/** Searches with Enter, so that every search has its address. */
function SearchForm() {
  const { games } = useAccountTexts();
  const { query, change } = useFilter();
  const searched = query.get("q") ?? "";
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ q: text.trim() });
  };
  return (
    <form role="search" className="search search-in" onSubmit={search}>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        value={text}
        maxLength={40}
        placeholder={games.searchGames}
        aria-label={games.searchGames}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === "") change({ q: undefined });
        }}
      />
    </form>
  );
}

/** Chips that switch one name of the address on and off. */
function Categories() {
  const { games, home } = useAccountTexts();
  const { query, change } = useFilter();
  const selected = query.get("category");
  const choices = [null, ...gameCategories];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row only follows the focus of its controls
    <div className="chips" role="group" aria-label={home.filters} onFocus={keepInView}>
      {choices.map((category) => (
        <button
          key={category ?? "all"}
          type="button"
          className="chip"
          aria-pressed={selected === category}
          // Studios and kinds belong to a category.
          onClick={() =>
            change({ category: category ?? undefined, studio: undefined, kind: undefined })
          }
        >
          {category === null ? games.everyCategory : games[category]}
        </button>
      ))}
    </div>
  );
}

function Switch({ name, label }: { name: "jackpot" | "practice"; label: string }) {
  const { query, change } = useFilter();
  const isOn = query.get(name) === "y";
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      onClick={() => change({ [name]: isOn ? undefined : "y" })}
    >
      {label}
    </button>
  );
}

/** Search, category, kind, studio, jackpot, practice and order, all kept in the address. */
export function GameFilters({ found }: { found: FoundGames }) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const { games, home } = texts;
  const kinds = found.kinds.map((kind) => [kind, games.kindNames[kind]] as const);
  const studios = found.companies.map(
    (company) => [company.code, nameIn(locale, company)] as const,
  );
  const orders = [
    ...(found.hasRounds ? [["popular", games.sortPopular] as const] : []),
    ["new", games.sortNew] as const,
    ["name", home.sortByName] as const,
  ];
  return (
    <div className="game-filters">
      <SearchForm />
      <Categories />
      <div className="chips game-choices" role="group" aria-label={home.filters}>
        <Filter name="kind" label={games.kind} all={games.anyKind} options={kinds} />
        <Filter
          name="studio"
          label={games.studio}
          all={games.anyStudio}
          options={studios}
          areNames
        />
        <Switch name="jackpot" label={games.jackpotOnly} />
        {found.hasPractice && <Switch name="practice" label={games.practiceOnly} />}
        <Filter name="sort" label={home.sort} all={home.sortByHouse} options={orders} />
      </div>
    </div>
  );
}
