import { TextField } from "#ui/text-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { HashField } from "#backoffice/games/hash-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** What every certificate has; what it certifies has a build or a version besides. */
export type CertificateDraft = {
  laboratory: string;
  certificate: string;
  sha256: string;
  jurisdiction: string;
  expiresOn: string;
};
type Version = "build" | "version";

type CertificateFieldsProps = {
  /** What makes an input the field of this name. */
  field: (name: keyof CertificateDraft) => FieldOf<keyof CertificateDraft>;
  version: FieldOf<Version>;
  jurisdictions: readonly { id: string; name: string }[];
};
type FieldOf<Name extends string> = {
  name: Name;
  required: boolean;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** An empty certificate, for the first jurisdiction. */
export const emptyCertificate = ([
  first,
]: CertificateFieldsProps["jurisdictions"]): CertificateDraft => ({
  laboratory: "",
  certificate: "",
  sha256: "",
  jurisdiction: first?.id ?? "",
  expiresOn: "",
});

/** The fields of a laboratory's certificate, of a game or of a system. */
export function CertificateFields({ field, version, jurisdictions }: CertificateFieldsProps) {
  const words = useOffice().texts.certificates;
  const { value, onChange } = field("sha256");
  return (
    <>
      <TextField {...field("laboratory")} label={words.laboratory} maxLength={80} data-first />
      <div className="field-grid">
        <TextField {...field("certificate")} label={words.certificate} maxLength={80} />
        <TextField {...version} label={words[version.name]} maxLength={80} />
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
      <HashField value={value} onChange={(sha256) => onChange({ target: { value: sha256 } })} />
    </>
  );
}
