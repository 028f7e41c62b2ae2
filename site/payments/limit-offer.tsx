import { Link } from "react-router";
import { usePageTexts } from "#site/app/app-context.tsx";

/**
 * Before the first deposit of a member without a limit of deposits: the way to set one, without a
 * suggested amount. Source: RTS 12; MGA.
 */
export function LimitOffer() {
  const { limits } = usePageTexts();
  return (
    <div className="limit-offer" role="group" aria-labelledby="limit-offer">
      <h3 id="limit-offer">{limits.firstTitle}</h3>
      <p>{limits.firstText}</p>
      <Link className="btn btn-soft" to="/user?tab=limits">
        {limits.firstSet}
      </Link>
    </div>
  );
}
