import { locales, type Locale } from "#contract/locales.ts";
import { amountLimitNames } from "#contract/office/money-limits.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { Format } from "#ui/format.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;
type DeltaProps = { before: Facts | null; after: Facts | null };

const moneyFacts: ReadonlySet<string> = new Set([
  "amount",
  "cash",
  "monthCost",
  ...amountLimitNames,
]);
const level = /^level(\d+)$/;

/** The name of a fact; by default its name in the audit trail. */
function factName(texts: OfficeTexts, name: string): string {
  const known = [texts.members.facts, texts.facts, texts.settings].find((words) => name in words);
  const word = known?.[name as keyof typeof known] as unknown;
  const number = level.exec(name)?.[1];
  if (number !== undefined) return texts.facts.level(number);
  return typeof word === "string" ? word : name;
}

/** The texts of the values of a fact about a member; none for other facts. */
const wordsOfMembers = (
  { members }: OfficeTexts,
  name: string,
): Readonly<Record<string, string>> => {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    direction: members.directions,
    cause: members.causes,
    field: members.fields,
    status: members.statuses,
  };
  return known[name] ?? {};
};

function factValue(texts: OfficeTexts, format: Format, name: string, value: Facts[string]): string {
  const { delta, roles, staff } = texts;
  if (value === null || value === undefined || value === "") return delta.none;
  if (typeof value === "boolean") return value ? delta.on : delta.off;
  if (typeof value === "number") {
    if (moneyFacts.has(name)) return format.moneyText(value);
    return level.test(name) ? format.rate(value) : format.number(value);
  }
  const inWords = wordsOfMembers(texts, name)[value];
  if (inWords !== undefined) return inWords;
  if (name === "role" && value in roles) return roles[value as Role];
  if (name === "status" && value in staff.statuses)
    return staff.statuses[value as keyof typeof staff.statuses];
  if ((name === "secondFactor" || name === "password") && value in staff.secondFactors)
    return staff.secondFactors[value as keyof typeof staff.secondFactors];
  if (name === "secret" && value in staff.secrets)
    return staff.secrets[value as keyof typeof staff.secrets];
  if (name === "defaultLocale" && value in locales) return locales[value as Locale].endonym;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return `${format.date(value)} ${format.time(value)}`;
  return value;
}

/** An object before and after an act, one line per fact. */
export function Delta({ before, after }: DeltaProps) {
  const texts = useOfficeTexts();
  const format = useFormat();
  const { delta } = texts;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const cell = (facts: Facts | null, name: string) =>
    facts === null ? delta.none : factValue(texts, format, name, facts[name]);
  return (
    <table className="delta">
      <caption className="vh">{delta.title}</caption>
      <thead>
        <tr>
          <th scope="col">{delta.field}</th>
          <th scope="col">{delta.before}</th>
          <th scope="col">{delta.after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const [was, is] = [cell(before, name), cell(after, name)];
          return (
            <tr key={name} data-changed={was !== is}>
              <th scope="row">{factName(texts, name)}</th>
              <td className="num">{was === is || was === delta.none ? was : <del>{was}</del>}</td>
              <td className="num">{was === is ? is : <ins>{is}</ins>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
