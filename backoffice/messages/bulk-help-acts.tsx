import { useState } from "react";
import type { InboxRow } from "#contract/office/help-desk.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { BulkSheet } from "#backoffice/frame/bulk-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Act = "take" | "close";
type BulkHelpActsProps = { chosen: readonly InboxRow[]; selectNone: () => void };

/** Takes the selected questions for oneself, or closes those that need no answer. */
export function BulkHelpActs({ chosen, selectNone }: BulkHelpActsProps) {
  const { call, operator, texts } = useOffice();
  const { help } = texts.messages;
  const format = useFormat();
  const [asked, setAsked] = useState<{ act: Act; rows: readonly InboxRow[] } | null>(null);
  const takeable = chosen.filter(({ assignedTo }) => assignedTo !== operator.name);
  const doing = {
    take: ({ id, version, category, followUpOn }: InboxRow, reason: string) =>
      call("file-help", { id, version, category, assignedTo: operator.id, followUpOn, reason }),
    close: ({ id }: InboxRow, reason: string) => call("close-help", { id, reason }),
  };
  if (chosen.length === 0 && !asked) return null;
  return (
    <div className="row-of-buttons">
      {takeable.length > 0 && (
        <Button look="small" onClick={() => setAsked({ act: "take", rows: takeable })}>
          {help.take} {format.number(takeable.length)}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button look="small" onClick={() => setAsked({ act: "close", rows: chosen })}>
          {help.close} {format.number(chosen.length)}
        </Button>
      )}
      {asked && (
        <BulkSheet
          title={help[asked.act]}
          items={asked.rows}
          suggested={asked.act === "take" ? help.fileReason : ""}
          nameOf={({ member }) => member.nick}
          factOf={({ title }) => title}
          doOne={doing[asked.act]}
          onClose={() => {
            setAsked(null);
            selectNone();
          }}
        />
      )}
    </div>
  );
}
