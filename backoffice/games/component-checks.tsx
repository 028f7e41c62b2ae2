import type { ComponentCheck } from "#contract/office/components.ts";
import type { SystemCertificate } from "#contract/office/system-certificates.ts";
import { CopyButton } from "#backoffice/frame/copy-button.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { Hash } from "#backoffice/games/hash-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { useFormat } from "#ui/format-context.tsx";

type ComponentChecksProps = {
  checks: readonly ComponentCheck[];
  certificates: readonly SystemCertificate[];
};

/** The checks of what the installation is made of, and whether its release is a certified one. */
export function ComponentChecks({ checks, certificates }: ComponentChecksProps) {
  const words = useOffice().texts.components;
  const columns = useColumns();
  const release = checks[0]?.release;
  const isCertified = certificates.some(
    ({ sha256, state }) => sha256 === release && state === "valid",
  );
  return (
    <section className="ordered-section">
      <h2>{words.title}</h2>
      <p className="page-lead">{words.lead}</p>
      {release !== undefined && (
        <p className="notice">
          {words.release}: <Hash of={release} /> <CopyButton text={release} name={words.release} />
          <br />
          {isCertified ? words.certified : words.uncertified}
        </p>
      )}
      <DenseTable
        caption={words.title}
        columns={columns}
        rows={checks}
        idOf={({ id }) => String(id)}
        empty={words.none}
      />
    </section>
  );
}

function useColumns(): Column<ComponentCheck>[] {
  const words = useOffice().texts.components;
  const format = useFormat();
  return [
    { id: "at", header: words.at, renderCell: ({ at }) => <Moment at={at} /> },
    {
      id: "place",
      header: words.place,
      renderCell: ({ process, host }) => (
        <span translate="no">
          {process} {host}
        </span>
      ),
    },
    { id: "kind", header: words.kind, renderCell: ({ kind }) => words.kinds[kind] },
    {
      id: "release",
      header: words.release,
      renderCell: ({ release }) => <Hash of={release} />,
    },
    {
      id: "components",
      header: words.components,
      renderCell: ({ components }) => <span className="num">{format.number(components)}</span>,
    },
    { id: "result", header: words.result, renderCell: (check) => <Result of={check} /> },
  ];
}

function Result({ of: { faultCount, faults } }: { of: ComponentCheck }) {
  const words = useOffice().texts.components;
  const format = useFormat();
  if (faultCount === 0) return <span className="tag tag-good">{words.same}</span>;
  return (
    <>
      <span className="tag tag-bad">{words.differs(format.number(faultCount))}</span>
      <ul>
        {faults.map(({ component, fault }) => (
          <li key={component}>
            <span translate="no">{component}</span> ({words.faults[fault]})
          </li>
        ))}
      </ul>
    </>
  );
}
