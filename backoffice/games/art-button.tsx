import { useState } from "react";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { bytesOf, PictureField } from "#backoffice/games/picture-field.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type ArtButtonProps = {
  of: { code: string; nameKo: string; nameEn: string; imgUrl: string };
  /** The game's provider; absent when it is the provider's own art. */
  provider?: string;
};

/** Shows the art and replaces it: a file, a preview, and a reason. */
export function ArtButton({ of, provider }: ArtButtonProps) {
  const { texts, may } = useOffice();
  const { games } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const name = useName()(of);
  return (
    <>
      <button
        type="button"
        className="art-button"
        aria-label={games.artOf(name)}
        disabled={!may("games.change")}
        title={may("games.change") ? games.changeArt : games.readOnly}
        onClick={() => setIsAsking(true)}
      >
        <img src={of.imgUrl} alt="" width={24} height={30} loading="lazy" />
      </button>
      {isAsking && <ArtSheet of={of} provider={provider} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type ArtSheetProps = Omit<ArtButtonProps, "provider"> & {
  provider: string | undefined;
  onClose: () => void;
};

function ArtSheet({ of, provider, onClose }: ArtSheetProps) {
  const { games } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const [picture, setPicture] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (reason: string) => {
    if (picture === null) return setIsWrong(true);
    const target =
      provider === undefined ? { provider: of.code, game: null } : { provider, game: of.code };
    const bytes = bytesOf(picture);
    const answer = await act(
      "upload-game-art",
      { ...target, picture: bytes, reason },
      games.artSaved,
    );
    if (answer?.status === "success") onClose();
    else if (answer?.status === "limit") setIsWrong(true);
  };
  return (
    <ReasonSheet
      title={games.artOf(useName()(of))}
      submit={games.changeArt}
      acting={{ isBusy, problem: isWrong ? games.artWrong : problem }}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <PictureField
        shown={picture ?? of.imgUrl}
        onChange={(chosen) => {
          setIsWrong(chosen === null);
          setPicture(chosen);
        }}
      />
    </ReasonSheet>
  );
}
