import { useState } from "react";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { CertificateFields, emptyCertificate } from "#backoffice/games/certificate-fields.tsx";
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
  const { act, ...acting } = useAct();
  const fresh = { version: "", ...emptyCertificate(jurisdictions) };
  const [draft, setDraft] = useState(fresh);
  const submit = async (reason: string) => {
    const answer = await act("add-system-certificate", { provider, ...draft, reason }, words.saved);
    if (answer?.status === "success") onClose();
  };
  const field = <Name extends keyof typeof draft>(name: Name) => ({
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
      acting={acting}
      isUnsaved={JSON.stringify(draft) !== JSON.stringify(fresh)}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <CertificateFields field={field} version={field("version")} jurisdictions={jurisdictions} />
    </ReasonSheet>
  );
}
