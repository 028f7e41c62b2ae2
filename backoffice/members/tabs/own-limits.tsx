import type { OwnLimit } from "#contract/limits.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The limits that the member set for themselves; operators read them and cannot change them. */
export function OwnLimits({ own }: { own: readonly OwnLimit[] }) {
  const texts = useOfficeTexts().members.ownLimits;
  return (
    <section className="card">
      <h3>{texts.title}</h3>
      <p className="card-lead">{texts.lead}</p>
      <RowsTable
        caption={texts.title}
        head={[
          texts.limit,
          texts.period,
          { name: texts.amount, isEnd: true },
          { name: texts.used, isEnd: true },
          { name: texts.left, isEnd: true },
          texts.renewsAt,
          texts.raise,
        ]}
        empty={texts.none}
        isEmpty={own.length === 0}
      >
        {own.map((limit) => (
          <OwnLimitRow key={`${limit.kind} ${limit.period} ${limit.product}`} limit={limit} />
        ))}
      </RowsTable>
    </section>
  );
}

function OwnLimitRow({ limit }: { limit: OwnLimit }) {
  const texts = useOfficeTexts().members.ownLimits;
  const { kind, period, product, amount, used, left, renewsAt, raise } = limit;
  return (
    <tr>
      <th scope="row">
        {product === "all"
          ? texts.kinds[kind]
          : texts.ofProduct(texts.products[product], texts.kinds[kind])}
      </th>
      <td>{texts.periods[period]}</td>
      <td className="end num">
        <Amount kind={kind} amount={amount} />
      </td>
      <td className="end num">{kind === "single" ? "–" : <Amount kind={kind} amount={used} />}</td>
      <td className="end num">
        <Amount kind={kind} amount={left} />
      </td>
      <td>{renewsAt === null ? "–" : <Moment at={renewsAt} />}</td>
      <td>{raise === null ? texts.noRaise : <Raise kind={kind} raise={raise} />}</td>
    </tr>
  );
}

/** Money, or minutes for the time. */
function Amount({ kind, amount }: Pick<OwnLimit, "kind" | "amount">) {
  const format = useFormat();
  return kind === "time" ? format.duration(amount) : <Money amount={amount} />;
}

function Raise({
  kind,
  raise: { to, isReady, readyAt, lapsesAt },
}: {
  kind: OwnLimit["kind"];
  raise: NonNullable<OwnLimit["raise"]>;
}) {
  const texts = useOfficeTexts().members.ownLimits;
  return (
    <>
      {to === null ? texts.removal : <Amount kind={kind} amount={to} />}{" "}
      <span className="tag tag-warn">{isReady ? texts.waitsForMember : texts.waits}</span>{" "}
      <Moment at={isReady ? lapsesAt : readyAt} />
    </>
  );
}
