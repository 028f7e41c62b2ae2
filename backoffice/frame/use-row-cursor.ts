import { useState } from "react";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type RowId = number | string;

/**
 * The row of a table that keys act on: `j` goes to the next one, `k` to the previous one. When the
 * row leaves the table the one in its place follows. Null before the first key, and without rows.
 */
export function useRowCursor<Row extends { id: RowId }>(rows: readonly Row[]): Row | null {
  const { bulk } = useOfficeTexts();
  const [at, setAt] = useState<{ id: RowId; index: number } | null>(null);
  const found = rows.findIndex(({ id }) => id === at?.id);
  const index = at && found === -1 ? Math.min(at.index, rows.length - 1) : found;
  const step = (by: 1 | -1) => {
    const next = Math.max(0, Math.min(index + by, rows.length - 1));
    const row = rows[next];
    if (row) setAt({ id: row.id, index: next });
  };
  useShortcuts([
    { keys: "j", label: bulk.nextRow, run: () => step(1) },
    { keys: "k", label: bulk.previousRow, run: () => step(-1) },
  ]);
  return rows[index] ?? null;
}
