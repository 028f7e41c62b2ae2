import { useState } from "react";
import type { SystemCertificate } from "#contract/office/system-certificates.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Hash } from "#backoffice/games/hash-field.tsx";
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
  const named = missing.map((each) => (each === "*" ? words.anyJurisdiction : each)).join(", ");
  return (
    <section className="ordered-section">
      <div className="card-head">
        <h2>{title}</h2>
        {may("games.change") && (
          <button type="button" className="btn" onClick={() => setIsAdding(true)}>
            {words.add}
            <span className="vh"> {title}</span>
          </button>
        )}
      </div>
      <p className="page-lead">{lead}</p>
      {missing.length > 0 && <p className="notice">{words.missingFor(named)}</p>}
      <DenseTable
        caption={title}
        columns={useColumns(systems, setWithdrawn)}
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

const tagOf = { valid: "tag tag-good", expired: "tag tag-bad", withdrawn: "tag" } as const;

function useColumns(
  { jurisdictions }: SystemsPage,
  withdraw: (certificate: SystemCertificate) => void,
): Column<SystemCertificate>[] {
  const { texts, may } = useOffice();
  const words = texts.certificates;
  const names = new Map(jurisdictions.map(({ id, name }) => [id, name]));
  const plain = (id: "laboratory" | "certificate" | "version"): Column<SystemCertificate> => ({
    id,
    header: words[id],
    renderCell: (row) => <span translate="no">{row[id]}</span>,
  });
  return [
    plain("laboratory"),
    plain("certificate"),
    plain("version"),
    {
      id: "sha256",
      header: words.sha256,
      renderCell: ({ sha256 }) => <Hash of={sha256} />,
    },
    {
      id: "jurisdiction",
      header: words.jurisdiction,
      renderCell: ({ jurisdiction }) => names.get(jurisdiction) ?? jurisdiction,
    },
    {
      id: "expiresOn",
      header: words.expiresOn,
      renderCell: ({ expiresOn }) => <time className="num nowrap">{expiresOn}</time>,
    },
    {
      id: "state",
      header: words.state,
      renderCell: ({ state }) => <span className={tagOf[state]}>{words.states[state]}</span>,
    },
    {
      id: "added",
      header: words.added,
      renderCell: ({ addedAt, addedBy }) => (
        <>
          {addedBy} <Moment at={addedAt} />
        </>
      ),
    },
    {
      id: "withdraw",
      header: words.withdraw,
      renderCell: (row) =>
        row.state !== "withdrawn" &&
        may("games.change") && (
          <button type="button" className="btn btn-small" onClick={() => withdraw(row)}>
            {words.withdraw}
            <span className="vh"> {row.certificate}</span>
          </button>
        ),
    },
  ];
}
