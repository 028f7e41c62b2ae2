import { useState } from "react";

/** The rows that are selected in a table, by id. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const selectAll = (rows: readonly { id: number }[]) =>
    setSelected(new Set(rows.map(({ id }) => id)));
  return { selected, select, selectAll, selectNone: () => setSelected(new Set()) };
}
