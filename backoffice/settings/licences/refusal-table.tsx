import type { CountryRefusal } from "#contract/office/licences.ts";
import { useFormat } from "#ui/format-context.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { useCountryNames } from "#backoffice/settings/licences/country-names.ts";

/** How often calls were refused because of the country that they came from. */
export function RefusalTable({ refusals }: { refusals: readonly CountryRefusal[] }) {
  const { licences } = useOfficeTexts();
  const format = useFormat();
  const names = useCountryNames();
  const words: Readonly<Record<string, string>> = licences.calls;
  return (
    <RowsTable
      caption={licences.refusals}
      head={[
        licences.country,
        licences.call,
        { name: licences.count, isEnd: true },
        licences.lastDay,
      ]}
      empty={licences.noRefusals}
    >
      {refusals.map(({ country, call, refusals: times, lastDay }) => (
        <tr key={`${country} ${call}`}>
          <th scope="row">{country === null ? licences.unknown : names([country])}</th>
          <td>{words[call] ?? call}</td>
          <td className="num end">{format.number(times)}</td>
          <td className="num nowrap">{lastDay}</td>
        </tr>
      ))}
    </RowsTable>
  );
}
