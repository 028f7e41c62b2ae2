import { useState } from "react";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useRowCursor } from "#backoffice/frame/use-row-cursor.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/**
 * The rows that are selected in a table, by id, and the row that keys act on. `x` selects that row,
 * `s` all that can be selected. `acted` are the selected rows, or without any the row of the cursor.
 */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  isSelectable: (row: Row) => boolean = () => true,
) {
  const { bulk } = useOfficeTexts();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const cursor = useRowCursor(rows);
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const selectAll = (wanted: readonly { id: number }[]) =>
    setSelected(new Set(wanted.map(({ id }) => id)));
  useShortcuts([
    {
      keys: "x",
      label: bulk.selectRow,
      run: () => cursor && isSelectable(cursor) && select(cursor.id, !selected.has(cursor.id)),
    },
    { keys: "s", label: bulk.selectAll, run: () => selectAll(rows.filter(isSelectable)) },
  ]);
  const chosen = rows.filter((row) => selected.has(row.id) && isSelectable(row));
  return {
    selected,
    select,
    selectAll,
    selectNone: () => setSelected(new Set()),
    cursor,
    acted: chosen.length > 0 || cursor === null ? chosen : [cursor],
  };
}
