import { localeCodes, locales } from "#contract/locales.ts";
import type { RuleVersion } from "#contract/office/rule-versions.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The rules of the game that held when a round began, in every language that had any. */
export function RoundRules({ rules }: { rules: RuleVersion | null }) {
  const { games } = useOfficeTexts();
  return (
    <section className="card">
      <h2>{games.rulesThen}</h2>
      {rules === null ? <p className="why">{games.rulesUnknown}</p> : <Version rules={rules} />}
    </section>
  );
}

function Version({ rules }: { rules: RuleVersion }) {
  const { availability, catalogue, certificates, games } = useOfficeTexts();
  const format = useFormat();
  const languages = localeCodes.filter((code) => rules.texts[code] !== undefined);
  return (
    <>
      <dl className="facts">
        <Fact name={games.rulesSince}>
          <Moment at={rules.since} />
        </Fact>
        <Fact name={certificates.build}>{rules.build ?? catalogue.undeclared}</Fact>
        <Fact name={catalogue.returnToPlayer}>
          {rules.returnBasisPoints === null
            ? catalogue.undeclared
            : format.rate(rules.returnBasisPoints)}
        </Fact>
        {rules.stakes && (
          <>
            <Fact name={availability.stakeLeast}>
              <Money amount={rules.stakes.least} />
            </Fact>
            <Fact name={availability.stakeMost}>
              <Money amount={rules.stakes.most} />
            </Fact>
          </>
        )}
      </dl>
      {languages.length === 0 && <p className="why">{games.noRules}</p>}
      {languages.map((code) => (
        <details key={code} lang={locales[code].lang}>
          <summary>{locales[code].endonym}</summary>
          <ul dir="auto">
            {(rules.texts[code] ?? "").split("\n").map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
