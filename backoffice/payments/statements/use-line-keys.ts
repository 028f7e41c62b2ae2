import type { StatementLine } from "#contract/office/statements.ts";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import {
  bulkKinds,
  linesFor,
  type BulkKind,
} from "#backoffice/payments/statements/bulk-line-sheet.tsx";
import { approvedBy } from "#backoffice/payments/statements/line-kinds.ts";
import type { LineAsking } from "#backoffice/payments/statements/line-sheet.tsx";

export const bulkKeys = { approve: "a", post: "p", hold: "h" } as const satisfies Record<
  BulkKind,
  string
>;

type Given = {
  /** The selected lines, or that of the cursor. */
  acted: readonly StatementLine[];
  cursor: StatementLine | null;
  ask: (
    asking: LineAsking | { kind: "import" } | { bulk: BulkKind; lines: readonly StatementLine[] },
  ) => void;
};

/** The acts on bank statement lines by key. */
export function useLineKeys({ acted, cursor, ask }: Given): void {
  const texts = useOfficeTexts().statements;
  const isLoose =
    cursor !== null &&
    !cursor.isOutgoing &&
    (cursor.state === "open" || cursor.state === "held") &&
    approvedBy(cursor) === undefined &&
    cursor.match === null;
  useShortcuts([
    ...bulkKinds.map((bulk) => ({
      keys: bulkKeys[bulk],
      label: texts[bulk],
      run: () => {
        const lines = acted.filter(linesFor[bulk]);
        if (lines.length > 0) ask({ bulk, lines });
      },
    })),
    {
      keys: "r",
      label: texts.giveBack,
      run: () => isLoose && ask({ kind: "giveBack", line: cursor }),
    },
    { keys: "i", label: texts.bringIn, run: () => ask({ kind: "import" }) },
  ]);
}
