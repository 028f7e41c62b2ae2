import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useLimitAct } from "#site/my-page/use-limit-act.ts";

/** Asks, twice a year, whether the limits below still fit, beside the way to the own figures. */
export function LimitReview() {
  const { limits } = usePageTexts();
  const { call } = useApp();
  const act = useLimitAct();
  const keep = () => act({ work: () => call("keep-limits", {}), done: limits.reviewed });
  return (
    <div className="limit-offer" role="group" aria-labelledby="limit-review">
      <h3 id="limit-review">{limits.reviewTitle}</h3>
      <p>{limits.reviewText}</p>
      <p className="limit-offer-answers">
        <Link className="btn btn-gold" to="/user?tab=figures">
          {limits.reviewFigures}
        </Link>
        <Button look="soft" text={limits.reviewKeep} onClick={() => void keep()} />
      </p>
    </div>
  );
}
