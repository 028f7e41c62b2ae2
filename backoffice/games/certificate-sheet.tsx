import { TextArea } from "#ui/text-area.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useDraft } from "#backoffice/frame/use-draft.ts";
import { CertificateFields, emptyCertificate } from "#backoffice/games/certificate-fields.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type CertificateSheetProps = {
  provider: string;
  /** The games without a certificate, which are suggested. */
  games: readonly string[];
  jurisdictions: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** Registers a laboratory's certificate of one or several games. */
export function CertificateSheet({
  provider,
  games,
  jurisdictions,
  onClose,
}: CertificateSheetProps) {
  const words = useOffice().texts.certificates;
  const texts = useOffice().texts.games;
  const { act, ...acting } = useAct();
  const fresh = { games: games.join("\n"), build: "", ...emptyCertificate(jurisdictions) };
  const { draft, isUnsaved, field } = useDraft(fresh);
  const submit = async (reason: string) => {
    const codes = draft.games.split(/\s+/).filter(Boolean);
    const input = { provider, ...draft, games: codes, reason };
    const answer = await act("add-game-certificate", input, words.saved);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={words.add}
      submit={texts.save}
      acting={acting}
      isUnsaved={isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <CertificateFields field={field} version={field("build")} jurisdictions={jurisdictions} />
      <TextArea
        {...field("games")}
        label={words.games}
        hint={words.gamesHint}
        rows={4}
        spellCheck={false}
      />
    </ReasonSheet>
  );
}
