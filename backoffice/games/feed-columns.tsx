import type { CatalogueDifference, FeedFacts } from "#contract/office/catalogue.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { selectColumn } from "#backoffice/frame/select-column.tsx";
import type { Selecting } from "#backoffice/frame/use-selection.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type FeedColumnsGiven = {
  kind: CatalogueDifference["kind"];
  /** Null where games cannot be selected. */
  selection: Selecting | null;
};

/** A game's name and code, and its figures: ours, the feed's, or both where they differ. */
export function useFeedColumns(given: FeedColumnsGiven): Column<CatalogueDifference>[] {
  const { bulk, catalogue: words, certificates, games } = useOffice().texts;
  const format = useFormat();
  const { kind, selection } = given;
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
    ...(selection
      ? [
          selectColumn<CatalogueDifference>({
            ...selection,
            header: bulk.select,
            idOf: ({ code }) => code,
            nameOf,
          }),
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
