import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { HashField } from "#backoffice/games/hash-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type SystemCertificateSheetProps = {
  /** The studio whose random number generator is meant; null for the platform. */
  provider: string | null;
  title: string;
  jurisdictions: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** Registers a laboratory's certificate of a random number generator or of the platform. */
export function SystemCertificateSheet({
  provider,
  title,
  jurisdictions,
  onClose,
}: SystemCertificateSheetProps) {
  const { texts } = useOffice();
  const words = texts.certificates;
  const { act, isBusy, problem } = useAct();
  const fresh = {
    laboratory: "",
    certificate: "",
    version: "",
    sha256: "",
    jurisdiction: jurisdictions[0]?.id ?? "",
    expiresOn: "",
  };
  const [draft, setDraft] = useState(fresh);
  const submit = async (reason: string) => {
    const answer = await act("add-system-certificate", { provider, ...draft, reason }, words.saved);
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
      title={`${title} · ${words.add}`}
      submit={texts.games.save}
      isBusy={isBusy}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(fresh)}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField {...field("laboratory")} label={words.laboratory} maxLength={80} data-first />
      <div className="field-grid">
        <TextField {...field("certificate")} label={words.certificate} maxLength={80} />
        <TextField {...field("version")} label={words.version} maxLength={80} />
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
    </ReasonSheet>
  );
}
