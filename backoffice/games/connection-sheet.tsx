import { useState } from "react";
import type { OfficeConnection } from "#contract/office/connections.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { ConnectionFields } from "#backoffice/games/connection-fields.tsx";
import { draftOf, freshDraft, inputOf } from "#backoffice/games/connection-draft.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type ConnectionSheetProps = {
  /** Null for a new one. */
  connection: OfficeConnection | null;
  onClose: () => void;
};

/** Adds a connection, or changes one; a second operator checks it. */
export function ConnectionSheet({ connection, onClose }: ConnectionSheetProps) {
  const { connections: words, staff, games } = useOffice().texts;
  const { act, ...acting } = useAct();
  const was = connection ? draftOf(connection) : freshDraft;
  const [draft, setDraft] = useState(was);
  const submit = async (reason: string) => {
    const version = connection?.written?.version;
    const input = { ...inputOf(draft), ...(version !== undefined && { version }), reason };
    const answer = await act("save-game-connection", input, words.saved);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={connection ? `${words.change} · ${connection.connection}` : words.add}
      submit={games.save}
      acting={acting}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(was)}
      wide
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{staff.second}</p>
      <ConnectionFields draft={draft} isNew={connection === null} onChange={setDraft} />
    </ReasonSheet>
  );
}
