import { useState } from "react";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";

/** Rows in an order that is tried out here and saved later. */
export function useOrder<Row extends { code: string }>(rows: readonly Row[]) {
  const saved = rows.map(({ code }) => code).join(" ");
  const [wanted, setWanted] = useState<{ saved: string; codes: readonly string[] } | null>(null);
  // The tried order is dropped when the saved order changes.
  const codes = wanted?.saved === saved ? wanted.codes : rows.map(({ code }) => code);
  const isChanged = codes.join(" ") !== saved;
  useUnsaved(isChanged);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return {
    rows: codes.flatMap((code) => byCode.get(code) ?? []),
    codes,
    isChanged,
    /** Moves a row to another's place; the rows between move up or down. */
    move(code: string, to: number) {
      if (to < 0 || to >= codes.length) return;
      setWanted({ saved, codes: codes.filter((each) => each !== code).toSpliced(to, 0, code) });
    },
    undo: () => setWanted(null),
  };
}
export type Order<Row extends { code: string }> = ReturnType<typeof useOrder<Row>>;
