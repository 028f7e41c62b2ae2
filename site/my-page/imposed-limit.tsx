import { Link } from "react-router";
import type { OwnLimit } from "#contract/limits.ts";
import { usePageTexts } from "#site/app/app-context.tsx";
import { contestHref } from "#site/messages/help-address.ts";
import { LimitAmount } from "#site/my-page/limit-amount-shown.tsx";
import { useMoment } from "#site/my-page/moment.ts";
import { Facts } from "#site/parts/facts.tsx";

type ImposedProps = { limit: OwnLimit; imposed: NonNullable<OwnLimit["imposed"]> };

/** A limit that the operator set: since when, why, the member's own, and how to contest it. */
export function ImposedLimit({ limit: { kind, own }, imposed }: ImposedProps) {
  const { limits } = usePageTexts();
  const moment = useMoment();
  const shown = (amount: number) => <LimitAmount kind={kind} amount={amount} />;
  return (
    <div className="limit-imposed">
      <Facts
        facts={[
          {
            name: limits.byOperator,
            value: <strong className="num">{shown(imposed.amount)}</strong>,
          },
          {
            name: limits.byOperatorSince,
            value: (
              <time className="num" dateTime={imposed.since}>
                {moment(imposed.since)}
              </time>
            ),
          },
          { name: limits.byOperatorWhy, value: limits.grounds[imposed.ground] },
          {
            name: limits.ownAmount,
            value: <span className="num">{own === null ? limits.none : shown(own)}</span>,
          },
        ]}
      />
      <p className="field-hint">{limits.byOperatorLead}</p>
      <p className="limit-buttons">
        <Link className="btn btn-soft btn-sm" to={contestHref}>
          {limits.contest}
        </Link>
      </p>
    </div>
  );
}
