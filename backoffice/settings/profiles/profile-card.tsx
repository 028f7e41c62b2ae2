import type { OfficeProfile } from "#contract/office/profiles.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { ruleWords } from "#backoffice/settings/profiles/rule-words.ts";

type ProfileCardProps = { profile: OfficeProfile; onChange: () => void };

/** One jurisdiction: its rules with source and day, and the sites that follow it. */
export function ProfileCard({ profile, onChange }: ProfileCardProps) {
  const { texts, may } = useOffice();
  const { profiles } = texts;
  const { id, rules, sites } = profile;
  const name = id === null ? profiles.builtIn : profile.name;
  return (
    <>
      <div className="card-head">
        <h2>
          {name} {id !== null && <small className="why num">{id}</small>}
        </h2>
        {id !== null && may("settings.change") && (
          <Button look="small" text={profiles.change} of={name} onClick={onChange} />
        )}
      </div>
      <p className="why">
        {profiles.sites}: {sites.length > 0 ? sites.join(", ") : profiles.noSites}
      </p>
      {rules.length > 0 ? (
        <RuleTable name={name} rules={rules} />
      ) : (
        <p className="notice">{profiles.noRules}</p>
      )}
    </>
  );
}

function RuleTable({ name, rules }: { name: string; rules: OfficeProfile["rules"] }) {
  const { profiles } = useOffice().texts;
  const format = useFormat();
  return (
    <TableFrame name={name}>
      <thead>
        <Headings names={[profiles.rule, profiles.value, profiles.source, profiles.readOn]} />
      </thead>
      <tbody>
        {rules.map(({ rule, value, source, readOn }) => (
          <tr key={rule}>
            <th scope="row">{profiles.rules[rule]}</th>
            <td className="num">{ruleWords(profiles, format, rule, value)}</td>
            <td dir="auto">{source}</td>
            <td className="num nowrap">{readOn}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
