import { useState } from "react";
import type { SystemCertificate } from "#contract/office/system-certificates.ts";
import { Button } from "#ui/button.tsx";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { useCertificateColumns } from "#backoffice/games/certificate-columns.tsx";
import type { SystemsPage } from "#backoffice/games/load-games.ts";
import { SystemCertificateSheet } from "#backoffice/games/system-certificate-sheet.tsx";
import { WithdrawSheet } from "#backoffice/games/withdraw-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type SystemCertificatesProps = {
  /** The studio whose random number generator is meant; null for the platform. */
  provider: string | null;
  title: string;
  lead: string;
  systems: SystemsPage;
};

/** The certificates of a studio's random number generator, or of the platform. */
export function SystemCertificates({ provider, title, lead, systems }: SystemCertificatesProps) {
  const { texts, may } = useOffice();
  const words = texts.certificates;
  const [isAdding, setIsAdding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<SystemCertificate | null>(null);
  const { certificates, jurisdictions, missing } = systems;
  const columns = useCertificateColumns<SystemCertificate>(jurisdictions, "version", {
    nameOf: ({ certificate }) => certificate,
    withdraw: setWithdrawn,
  });
  const named = missing.map((each) => (each === "*" ? words.anyJurisdiction : each)).join(", ");
  return (
    <section className="ordered-section">
      <div className="card-head">
        <h2>{title}</h2>
        {may("games.change") && (
          <Button onClick={() => setIsAdding(true)}>
            {words.add}
            <span className="vh"> {title}</span>
          </Button>
        )}
      </div>
      <p className="page-lead">{lead}</p>
      {missing.length > 0 && <p className="notice">{words.missingFor(named)}</p>}
      <DenseTable
        caption={title}
        columns={columns}
        rows={certificates}
        idOf={({ id }) => String(id)}
        empty={words.none}
      />
      {isAdding && (
        <SystemCertificateSheet
          provider={provider}
          title={title}
          jurisdictions={jurisdictions}
          onClose={() => setIsAdding(false)}
        />
      )}
      {withdrawn && (
        <WithdrawSheet
          call="withdraw-system-certificate"
          certificate={withdrawn}
          of={title}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </section>
  );
}
