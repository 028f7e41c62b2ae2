import { Link } from "react-router";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type KindCountsProps = {
  kinds: OfficeOutput<"get-significant-events">["kinds"];
  /** The kind to which the list is narrowed. */
  current: string | undefined;
  period: { from: string; until: string };
};

/** Every kind with how many events there were; one without events says so. */
export function KindCounts({ kinds, current, period: { from, until } }: KindCountsProps) {
  const { significantEvents: texts } = useOfficeTexts();
  const format = useFormat();
  return (
    <section className="card" aria-label={texts.counts}>
      <ul className="kind-counts">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            {count === 0 ? (
              <>
                <span>{texts.kinds[kind]}</span>
                <small>{texts.noActivity}</small>
              </>
            ) : (
              <>
                <Link
                  className="link"
                  to={`?from=${from}&until=${until}&kind=${kind}`}
                  aria-current={kind === current ? "true" : undefined}
                >
                  {texts.kinds[kind]}
                </Link>
                <b className="num">{format.number(count)}</b>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
