import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import type { FeedPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Shown = { page: NonNullable<FeedPage> };

/** What is left out of a list of every game that was found, and the proposal to take the others. */
export function TakeAll({ page }: Shown) {
  const { texts, may } = useOffice();
  const { leftOut, takeAll } = texts.catalogue;
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { count, uncertified, undescribed } = page.list;
  return (
    <>
      {uncertified > 0 && <p className="why">{leftOut.uncertified(format.number(uncertified))}</p>}
      {undescribed > 0 && <p className="why">{leftOut.undescribed(format.number(undescribed))}</p>}
      {may("games.change") && count > 0 && (
        <p>
          <Button text={takeAll(format.number(count))} onClick={() => setIsAsking(true)} />
        </p>
      )}
      {isAsking && <ListSheet page={page} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Proposes to take the whole list as the provider's feed has it. */
function ListSheet({ page, onClose }: Shown & { onClose: () => void }) {
  const { catalogue: words, staff } = useOffice().texts;
  const format = useFormat();
  const { act, ...acting } = useAct();
  // What the operator opened, also when the page loads the feed again meanwhile.
  const [{ provider, kind, text, list }] = useState(page);
  const { count, hash } = list;
  const name = useName()(provider);
  const submit = async (reason: string) => {
    if (hash === null) return;
    const input = { provider: provider.code, kind, ...(text !== "" && { text }), count, hash };
    const answer = await act("import-game-list", { ...input, reason }, staff.proposed);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={words.says[kind](name, format.number(count))}
      submit={words.propose}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.effect[kind]}</p>
      <p className="why">{staff.second}</p>
    </ReasonSheet>
  );
}
