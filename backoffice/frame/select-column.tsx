import type { Column } from "#backoffice/frame/dense-table.tsx";
import type { RowId } from "#backoffice/frame/use-row-cursor.ts";
import type { Selecting } from "#backoffice/frame/use-selection.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SelectBoxProps = Selecting & {
  id: RowId;
  /** What the row is about. */
  name: string;
  isDisabled?: boolean;
};

/** The box that selects one row of a list for an act on several. */
export function SelectBox({ id, name, isDisabled = false, selected, select }: SelectBoxProps) {
  const { bulk } = useOfficeTexts();
  return (
    <input
      type="checkbox"
      aria-label={bulk.selectOne(name)}
      disabled={isDisabled}
      checked={selected.has(id) && !isDisabled}
      onChange={(event) => select(id, event.target.checked)}
    />
  );
}

type SelectColumnGiven<Row> = Selecting & {
  header: string;
  idOf: (row: Row) => RowId;
  nameOf: (row: Row) => string;
  /** Other rows have a disabled box, or no box with `hidesOthers`. */
  isSelectable?: (row: Row) => boolean;
  hidesOthers?: boolean;
};

/** The column with these boxes. */
export const selectColumn = <Row extends object>(given: SelectColumnGiven<Row>): Column<Row> => ({
  id: "select",
  header: given.header,
  renderCell: (row) => {
    const isDisabled = given.isSelectable?.(row) === false;
    if (isDisabled && given.hidesOthers) return null;
    return (
      <SelectBox
        id={given.idOf(row)}
        name={given.nameOf(row)}
        isDisabled={isDisabled}
        selected={given.selected}
        select={given.select}
      />
    );
  },
});
