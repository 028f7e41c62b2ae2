import { locales } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type VersionTableProps = { host: string; versions: OfficeDocuments["versions"] };

/** The published versions of a site, with the members who accepted each. */
export function VersionTable({ host, versions }: VersionTableProps) {
  const { documents: words } = useOfficeTexts();
  const format = useFormat();
  return (
    <RowsTable
      caption={`${words.versions}: ${host}`}
      head={[
        words.version,
        words.publishedAt,
        words.governing,
        words.asks,
        { name: words.accepted, isEnd: true },
      ]}
      empty={words.noVersions}
    >
      {versions.map(({ version, publishedAt, governingLocale, needsAcceptance, accepted }) => (
        <tr key={version}>
          <th scope="row" translate="no">
            {version}
          </th>
          <td>
            <Moment at={publishedAt} />
          </td>
          <td>{governingLocale === null ? words.notStated : locales[governingLocale].endonym}</td>
          <td>{needsAcceptance ? words.asksYes : words.asksNo}</td>
          <td className="num end">{format.number(accepted)}</td>
        </tr>
      ))}
    </RowsTable>
  );
}
