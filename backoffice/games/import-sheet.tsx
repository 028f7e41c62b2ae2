import type { CatalogueDifference } from "#contract/office/catalogue.ts";
import type { OfficeProvider } from "#contract/office/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type ImportSheetProps = {
  provider: OfficeProvider;
  kind: CatalogueDifference["kind"];
  games: readonly CatalogueDifference[];
  onClose: (isDone: boolean) => void;
};

/** Proposes to take games as the provider's feed has them. */
export function ImportSheet({ provider, kind, games, onClose }: ImportSheetProps) {
  const { catalogue: words, staff } = useOffice().texts;
  const format = useFormat();
  const { act, ...acting } = useAct();
  const name = useName()(provider);
  const submit = async (reason: string) => {
    const seen = games.map(({ code, theirs }) => ({ code, theirs }));
    const input = { provider: provider.code, kind, games: seen, reason };
    const answer = await act("import-games", input, staff.proposed);
    if (answer?.status === "success" || answer?.status === "proposed") onClose(true);
  };
  return (
    <ReasonSheet
      title={words.says[kind](name, format.number(games.length))}
      submit={words.propose}
      acting={acting}
      onClose={() => onClose(false)}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.effect[kind]}</p>
      <p className="why">{staff.second}</p>
    </ReasonSheet>
  );
}
