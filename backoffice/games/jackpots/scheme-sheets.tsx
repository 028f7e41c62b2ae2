import { useState } from "react";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { SchemeNameField } from "#backoffice/games/jackpots/scheme-name-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { draftOf, ShareFields, sharesIn } from "#backoffice/games/jackpots/share-fields.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = { changing: ReturnType<typeof useChange>; onClose: () => void };

/** Adds a scheme, which no provider uses yet. */
export function AddSheet({ taken, changing, onClose }: SheetProps & { taken: readonly string[] }) {
  const { jackpots } = useOfficeTexts();
  const [name, setName] = useState("");
  const [draft, setDraft] = useState(draftOf([]));
  const shares = sharesIn(draft);
  const isTaken = taken.includes(name.trim());
  const submit = async (reason: string) => {
    if (shares === null) return;
    const input = { name: name.trim(), ...shares, reason };
    if ((await changing.change("add-jackpot-scheme", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={jackpots.add}
      submit={jackpots.add}
      acting={changing}
      isBlocked={shares === null || name.trim() === "" || isTaken}
      isUnsaved={name !== "" || Object.values(draft).some((each) => each !== "")}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <SchemeNameField name={name} isTaken={isTaken} onChange={setName} />
      <ShareFields draft={draft} onChange={setDraft} />
    </ReasonSheet>
  );
}

/** Changes the shares of a scheme; those of running pools then wait for the pools' next wins. */
export function SharesSheet({ scheme, changing, onClose }: SheetProps & { scheme: JackpotScheme }) {
  const { jackpots, settings } = useOfficeTexts();
  const was = draftOf(scheme.waiting?.shares ?? scheme.shares);
  const [draft, setDraft] = useState(was);
  const shares = sharesIn(draft);
  const isSame = JSON.stringify(draft) === JSON.stringify(was);
  const submit = async (reason: string) => {
    if (shares === null) return;
    const input = { scheme: scheme.id, expected: scheme.acceptedId, ...shares, reason };
    if ((await changing.change("change-jackpot-shares", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={jackpots.changeOf(scheme.name)}
      submit={jackpots.change}
      acting={changing}
      isBlocked={shares === null || isSame}
      isUnsaved={!isSame}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{jackpots.schemesLead}</p>
      <ShareFields draft={draft} onChange={setDraft} />
      {scheme.providers.length > 0 && <p className="why">{jackpots.sharesMeet}</p>}
      <p className="why">{jackpots.providersLead}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
