import type { MarketingProduct } from "#contract/marketing.ts";
import type { ConsentChange } from "#contract/office/marketing-consents.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type MarketingCardProps = {
  consents: readonly MarketingProduct[];
  changes: readonly ConsentChange[];
};

/** To whose promotional notes the member consents, and how that came about. */
export function MarketingCard({ consents, changes }: MarketingCardProps) {
  const { marketing: words } = useOfficeTexts();
  return (
    <section className="card">
      <h3>{words.title}</h3>
      <p className="card-lead">{words.lead}</p>
      <dl className="facts">
        <Fact name={words.now}>
          {consents.length > 0
            ? consents.map((product) => words.products[product]).join(" · ")
            : words.none}
        </Fact>
      </dl>
      <RowsTable
        caption={words.history}
        head={[useOfficeTexts().members.at, words.product, words.decision, words.place]}
        empty={words.empty}
      >
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </RowsTable>
    </section>
  );
}

function ChangeRow({ change }: { change: ConsentChange }) {
  const { marketing: words } = useOfficeTexts();
  const { at, product, isGiven, place, version, operator } = change;
  return (
    <tr>
      <td>
        <Moment at={at} />
      </td>
      <td>{words.products[product]}</td>
      <td>
        <span className={isGiven ? "tag tag-good" : "tag"}>
          {isGiven ? words.given : words.withdrawn}
        </span>
      </td>
      <td className="wraps">
        {words.places[place]}
        {operator !== null && `: ${operator}`}
        {version !== null && ` · ${words.version} ${version}`}
      </td>
    </tr>
  );
}
