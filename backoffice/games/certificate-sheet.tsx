import { useState } from "react";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { HashField } from "#backoffice/games/hash-field.tsx";
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
  const { act, isBusy, problem } = useAct();
  const fresh = {
    games: games.join("\n"),
    laboratory: "",
    certificate: "",
    build: "",
    sha256: "",
    jurisdiction: jurisdictions[0]?.id ?? "",
    expiresOn: "",
  };
  const [draft, setDraft] = useState(fresh);
  const submit = async (reason: string) => {
    const codes = draft.games.split(/\s+/).filter(Boolean);
    const input = { provider, ...draft, games: codes, reason };
    const answer = await act("add-game-certificate", input, words.saved);
    if (answer?.status === "success") onClose();
  };
  const field = (name: keyof typeof draft) => ({
    name,
    required: true,
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      setDraft({ ...draft, [name]: event.target.value }),
  });
  return (
    <ReasonSheet
      title={words.add}
      submit={texts.save}
      isBusy={isBusy}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(fresh)}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField {...field("laboratory")} label={words.laboratory} maxLength={80} data-first />
      <div className="field-grid">
        <TextField {...field("certificate")} label={words.certificate} maxLength={80} />
        <TextField {...field("build")} label={words.build} maxLength={80} />
        <Select
          {...field("jurisdiction")}
          label={words.jurisdiction}
          options={jurisdictions.map(({ id, name }) => [id, name] as const)}
        />
        <TextField
          {...field("expiresOn")}
          type="date"
          label={words.expiresOn}
          min="2020-01-01"
          max="2099-12-31"
        />
      </div>
      <HashField value={draft.sha256} onChange={(sha256) => setDraft({ ...draft, sha256 })} />
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
