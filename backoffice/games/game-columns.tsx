import type { OfficeGame } from "#contract/office/games.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { ArtButton } from "#backoffice/games/art-button.tsx";
import { useName } from "#backoffice/games/names.ts";
import { UsedSwitch } from "#backoffice/games/used-switch.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type GameActs = {
  /** Changes its names and its mark. */
  edit: (game: OfficeGame) => void;
  /** Enters its return and volatility. */
  enter: (game: OfficeGame) => void;
  /** Writes its info sheet. */
  write: (game: OfficeGame) => void;
};

/** A game in the list of its studio. */
export function useGameColumns(
  provider: string,
  { edit, enter, write }: GameActs,
): Column<OfficeGame>[] {
  const { texts, may } = useOffice();
  const { games } = texts;
  const nameOf = useName();
  return [
    {
      id: "art",
      header: games.art,
      renderCell: (row) => <ArtButton of={row} provider={provider} />,
    },
    {
      id: "name",
      header: games.game,
      renderCell: (row) => (
        <span className="tags">
          <b>{nameOf(row)}</b>
          {row.looksNew && <span className="tag tag-accent">{games.marks.new}</span>}
          {row.block && <span className="tag tag-bad">{texts.builds.states[row.block]}</span>}
        </span>
      ),
    },
    { id: "nameKo", header: games.nameKo, renderCell: (row) => row.nameKo },
    { id: "nameEn", header: games.nameEn, renderCell: (row) => row.nameEn },
    ...useFactColumns({ enter, write }),
    {
      id: "used",
      header: games.used,
      renderCell: (row) => <UsedSwitch of={row} provider={provider} />,
    },
    {
      id: "edit",
      header: games.edit,
      renderCell: (row) => (
        <Button
          look="small"
          text={games.edit}
          disabled={!may("games.change")}
          aria-label={games.editTitle(nameOf(row))}
          onClick={() => edit(row)}
        />
      ),
    },
  ];
}

/** What members see of a game before they open it: its figures and its info sheet. */
function useFactColumns({ enter, write }: Omit<GameActs, "edit">): Column<OfficeGame>[] {
  const { texts, may } = useOffice();
  const { catalogue, availability } = texts;
  const format = useFormat();
  const nameOf = useName();
  return [
    {
      id: "figures",
      header: availability.figures,
      renderCell: (row) => {
        const shown =
          row.returnBasisPoints === null && row.volatility === null
            ? catalogue.undeclared
            : [
                row.returnBasisPoints === null ? "–" : format.rate(row.returnBasisPoints),
                row.volatility === null ? "–" : format.number(row.volatility),
              ].join(" · ");
        return (
          <Button
            look="small"
            text={shown}
            disabled={!may("games.change")}
            aria-label={`${shown}, ${availability.figuresOf(nameOf(row))}`}
            onClick={() => enter(row)}
          />
        );
      },
    },
    {
      id: "sheet",
      header: availability.sheet,
      renderCell: (row) => (
        <Button
          look="small"
          text={availability.sheet}
          disabled={!may("games.change")}
          aria-label={availability.sheetOf(nameOf(row))}
          onClick={() => write(row)}
        />
      ),
    },
  ];
}
