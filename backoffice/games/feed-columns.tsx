import type { CatalogueDifference, FeedFacts } from "#contract/office/catalogue.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type FeedColumnsGiven = {
  kind: CatalogueDifference["kind"];
  selected: ReadonlySet<string>;
  select: (code: string, isSelected: boolean) => void;
  mayChange: boolean;
};

/** A game's name and code, and its figures: ours, the feed's, or both where they differ. */
export function useFeedColumns(given: FeedColumnsGiven): Column<CatalogueDifference>[] {
  const { catalogue: words, certificates, games } = useOffice().texts;
  const format = useFormat();
  const { kind, selected, select, mayChange } = given;
  const nameOf = ({ ours, theirs, code }: CatalogueDifference) =>
    theirs?.name ?? ours?.name ?? code;
  const percent = (facts: FeedFacts | null) =>
    facts === null || facts.returnBasisPoints === null
      ? words.undeclared
      : format.rate(facts.returnBasisPoints);
  const volatility = (facts: FeedFacts | null) =>
    facts === null || facts.volatility === null
      ? words.undeclared
      : format.number(facts.volatility);
  const version = (facts: FeedFacts | null) => facts?.version ?? words.undeclared;
  const both = (of: (facts: FeedFacts | null) => string) => (row: CatalogueDifference) => {
    if (kind !== "changed") return of(row.theirs ?? row.ours);
    const [before, after] = [of(row.ours), of(row.theirs)];
    return before === after ? before : `${before} → ${after}`;
  };
  return [
    ...(mayChange
      ? [
          {
            id: "select",
            header: words.select,
            renderCell: (row: CatalogueDifference) => (
              <input
                type="checkbox"
                aria-label={words.selectOne(nameOf(row))}
                checked={selected.has(row.code)}
                onChange={(event) => select(row.code, event.target.checked)}
              />
            ),
          },
        ]
      : []),
    {
      id: "game",
      header: games.game,
      renderCell: (row) => <b translate="no">{nameOf(row)}</b>,
    },
    {
      id: "code",
      header: words.code,
      renderCell: ({ code }) => <span translate="no">{code}</span>,
    },
    { id: "return", header: words.returnToPlayer, renderCell: both(percent) },
    { id: "volatility", header: words.volatility, renderCell: both(volatility) },
    { id: "build", header: certificates.build, renderCell: both(version) },
  ];
}
