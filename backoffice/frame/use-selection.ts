import { useState } from "react";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useRowCursor, type RowId } from "#backoffice/frame/use-row-cursor.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The part of a selection that a box needs. */
export type Selecting = {
  selected: ReadonlySet<RowId>;
  select: (id: RowId, isSelected: boolean) => void;
};

type Row = { id: RowId };
type IsSelectable<Of> = (row: Of) => boolean;
const every = () => true;

/**
 * The rows that are selected in a list, by id; `chosen` are those of them that can be. `x` selects
 * the current row, `s` all that can be selected.
 */
export function useSelected<Of extends Row>(
  rows: readonly Of[],
  current: Of | null,
  isSelectable: IsSelectable<Of> = every,
) {
  const { bulk } = useOfficeTexts();
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const select = (id: RowId, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const selectAll = (wanted: readonly Row[]) => setSelected(new Set(wanted.map(({ id }) => id)));
  useShortcuts([
    {
      keys: "x",
      label: bulk.selectRow,
      run: () => current && isSelectable(current) && select(current.id, !selected.has(current.id)),
    },
    { keys: "s", label: bulk.selectAll, run: () => selectAll(rows.filter(isSelectable)) },
  ]);
  return {
    selected,
    select,
    selectAll,
    selectNone: () => setSelected(new Set()),
    chosen: rows.filter((row) => selected.has(row.id) && isSelectable(row)),
  };
}

/**
 * The selection of a table, and the row that keys act on. `acted` are the chosen rows, or without any
 * the row of the cursor.
 */
export function useSelection<Of extends Row>(
  rows: readonly Of[],
  isSelectable: IsSelectable<Of> = every,
) {
  const cursor = useRowCursor(rows);
  const selection = useSelected(rows, cursor, isSelectable);
  const { chosen } = selection;
  return { ...selection, cursor, acted: chosen.length > 0 || cursor === null ? chosen : [cursor] };
}
