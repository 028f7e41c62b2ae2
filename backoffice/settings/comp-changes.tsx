import type { CompRateChange } from "#contract/office/settings.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The changes of comp rates by version, newest first: who, when, and each level before and after. */
export function CompChanges({ changes }: { changes: readonly CompRateChange[] }) {
  const { settings } = useOfficeTexts();
  return (
    <section className="card" aria-label={settings.rateChanges}>
      <h2>{settings.rateChanges}</h2>
      <RowsTable
        caption={settings.rateChanges}
        head={[
          settings.version,
          settings.changedAt,
          settings.category,
          settings.change,
          settings.changedByTwo,
        ]}
        empty={settings.noRateChanges}
      >
        {changes.map((change) => (
          <ChangeRow key={change.version} change={change} />
        ))}
      </RowsTable>
    </section>
  );
}

function ChangeRow({ change }: { change: CompRateChange }) {
  const { settings } = useOfficeTexts();
  const format = useFormat();
  const { version, category, before, after, by, checkedBy, at } = change;
  const levels = after.flatMap((rate, index) => {
    const was = before[index] ?? 0;
    if (rate === was) return [];
    const level = format.number(index + 1);
    return [settings.levelChange(level, format.rate(was), format.rate(rate))];
  });
  return (
    <tr>
      <th scope="row" className="num version">
        {format.number(version)}
      </th>
      <td>
        <Moment at={at} />
      </td>
      <td>{settings.categories[category]}</td>
      <td className="num">
        <ul className="level-changes">
          {levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ul>
      </td>
      <td translate="no">{[by, checkedBy].join(", ")}</td>
    </tr>
  );
}
