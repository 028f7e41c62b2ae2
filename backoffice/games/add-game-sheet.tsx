import { useState } from "react";
import type { OfficeProvider } from "#contract/office/games.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { figuresIn, FigureFields } from "#backoffice/games/figure-fields.tsx";
import { draftOf, NameFields, namesOfDraft } from "#backoffice/games/name-fields.tsx";
import { useName } from "#backoffice/games/names.ts";
import { bytesOf, PictureField } from "#backoffice/games/picture-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** Adds a game to a studio by hand, switched off. */
function AddGameSheet({ of, onClose }: { of: OfficeProvider; onClose: () => void }) {
  const { games, catalogue: words } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const [code, setCode] = useState("");
  const [names, setNames] = useState(draftOf({ nameKo: "", nameEn: "" }));
  const [figures, setFigures] = useState({ percent: "", level: "" });
  const [picture, setPicture] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (reason: string) => {
    const input = {
      provider: of.code,
      game: code,
      ...namesOfDraft(names),
      ...figuresIn(figures),
      picture: picture && bytesOf(picture),
      reason,
    };
    const answer = await act("add-game", input, words.gameAdded);
    if (answer?.status === "success") onClose();
    else if (answer?.status === "limit") setIsWrong(true);
  };
  return (
    <ReasonSheet
      title={`${words.addGame} · ${useName()(of)}`}
      submit={games.save}
      acting={{ isBusy, problem: isWrong ? games.artWrong : problem }}
      isUnsaved={code !== "" || names.nameKo !== "" || picture !== null}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.addGameLead}</p>
      <TextField
        name="game"
        label={words.code}
        hint={words.gameCodeHint}
        required
        pattern="[!-~]{1,128}"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        data-first
      />
      <NameFields names={names} onChange={setNames} />
      <FigureFields figures={figures} onChange={setFigures} />
      <PictureField
        shown={picture}
        onChange={(chosen) => {
          setIsWrong(chosen === null);
          setPicture(chosen);
        }}
      />
      <p className="why">{words.pictureHint}</p>
    </ReasonSheet>
  );
}

/** Opens the sheet that adds a game; off for those who may not change games. */
export function AddGameButton({ of }: { of: OfficeProvider }) {
  const { texts, may } = useOffice();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        text={texts.catalogue.addGame}
        disabled={!may("games.change")}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <AddGameSheet of={of} onClose={() => setIsOpen(false)} />}
    </>
  );
}
