import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useDraft } from "#backoffice/frame/use-draft.ts";
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
  const { draft, isUnsaved, field } = useDraft(fresh);
  const submit = async (reason: string) => {
    const answer = await act("add-system-certificate", { provider, ...draft, reason }, words.saved);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${title} · ${words.add}`}
      submit={texts.games.save}
      acting={acting}
      isUnsaved={isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <CertificateFields field={field} version={field("version")} jurisdictions={jurisdictions} />
    </ReasonSheet>
  );
}
