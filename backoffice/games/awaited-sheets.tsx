import { useState } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type AwaitedSheetsProps = { provider: string; awaited: OfficeOutput<"get-awaited-sheets"> };

/** The info sheets that wait for games of a studio; nothing where none does. */
export function AwaitedSheets({ provider, awaited }: AwaitedSheetsProps) {
  const { texts, may } = useOffice();
  const words = texts.sheetFiles;
  const format = useFormat();
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const { count, sheets } = awaited;
  const mayDrop = may("games.change");
  if (count === 0) return null;
  return (
    <section>
      <div className="card-head">
        <h2>{words.awaitedTitle}</h2>
        {mayDrop && (
          <Button text={words.dropAll} onClick={() => setDropped(sheets.map(({ code }) => code))} />
        )}
      </div>
      <p className="why">{words.awaitedLead}</p>
      {count > sheets.length && (
        <p>{words.shownOf(format.number(sheets.length), format.number(count))}</p>
      )}
      <RowsTable
        caption={words.awaitedTitle}
        head={[words.code, words.since, ...(mayDrop ? [words.drop] : [])]}
        empty={words.awaitedTitle}
      >
        {sheets.map(({ code, since }) => (
          <tr key={code}>
            <th scope="row" translate="no">
              {code}
            </th>
            <td>{since === null ? words.sinceUnknown : <Moment at={since} />}</td>
            {mayDrop && (
              <td>
                <Button
                  look="small"
                  text={words.drop}
                  aria-label={words.dropOf(code)}
                  onClick={() => setDropped([code])}
                />
              </td>
            )}
          </tr>
        ))}
      </RowsTable>
      {dropped && (
        <DropSheet provider={provider} games={dropped} onClose={() => setDropped(null)} />
      )}
    </section>
  );
}

type DropSheetProps = { provider: string; games: readonly string[]; onClose: () => void };

function DropSheet({ provider, games, onClose }: DropSheetProps) {
  const { sheetFiles: words } = useOffice().texts;
  const { act, ...acting } = useAct();
  const [first = ""] = games;
  const submit = async (reason: string) => {
    const input = { provider, games: [...games], reason };
    const answer = await act("drop-awaited-sheets", input, words.dropped);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={games.length === 1 ? words.dropOf(first) : words.dropAll}
      submit={words.drop}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.dropLead}</p>
    </ReasonSheet>
  );
}
