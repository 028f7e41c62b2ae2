import { useState } from "react";
import type { OfficeInput } from "#contract/office/calls.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { bytesOf, PictureField } from "#backoffice/games/picture-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Category = OfficeInput<"add-game-provider">["category"];
type AddProviderSheetProps = {
  category: Category;
  connections: readonly string[];
  onClose: () => void;
};

/** Adds a studio, switched off, to a connection. */
export function AddProviderSheet({ category, connections, onClose }: AddProviderSheetProps) {
  const { games, catalogue: words } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const [draft, setDraft] = useState({
    provider: "",
    nameKo: "",
    nameEn: "",
    connection: connections[0] ?? "",
  });
  const [picture, setPicture] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (reason: string) => {
    if (picture === null) return setIsWrong(true);
    const input = { ...draft, category, picture: bytesOf(picture), reason };
    const answer = await act("add-game-provider", input, words.added);
    if (answer?.status === "success") onClose();
    else if (answer?.status === "limit") setIsWrong(true);
  };
  const text = (name: "provider" | "nameKo" | "nameEn", label: string) => ({
    name,
    label,
    required: true,
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: event.target.value }),
  });
  return (
    <ReasonSheet
      title={`${words.addProvider} · ${games.categories[category]}`}
      submit={games.save}
      acting={{ isBusy, problem: isWrong ? games.artWrong : problem }}
      isUnsaved={draft.provider !== "" || draft.nameKo !== "" || picture !== null}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.addLead}</p>
      <TextField
        {...text("provider", words.code)}
        hint={category === "slot" ? words.codeHint : words.lobbyHint}
        pattern="[a-z0-9\-]{1,32}"
        autoCapitalize="none"
        spellCheck={false}
        data-first
      />
      <div className="field-grid">
        <TextField {...text("nameKo", games.nameKo)} maxLength={60} />
        <TextField {...text("nameEn", games.nameEn)} maxLength={60} />
      </div>
      <Select
        name="connection"
        label={games.connection}
        value={draft.connection}
        options={connections.map((name) => [name, name] as const)}
        onChange={(event) => setDraft({ ...draft, connection: event.target.value })}
      />
      <PictureField
        shown={picture}
        onChange={(chosen) => {
          setIsWrong(chosen === null);
          setPicture(chosen);
        }}
      />
    </ReasonSheet>
  );
}
