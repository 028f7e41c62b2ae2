import "#site/my-page/limits.css";
import { useNavigate, useRevalidator } from "react-router";
import { limitKinds } from "#contract/limit-kinds.ts";
import type { OwnLimits } from "#contract/limits.ts";
import type { PlayTime } from "#contract/play-time.ts";
import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { CheckInterval } from "#site/my-page/check-interval.tsx";
import { LimitReview } from "#site/my-page/limit-review.tsx";
import { LimitRows } from "#site/my-page/limit-rows.tsx";
import { LimitsOfProducts } from "#site/my-page/limits-of-products.tsx";
import { raiseWords } from "#site/my-page/raise-words.ts";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";
import { ZoneNote } from "#site/parts/zone-note.tsx";
import { LimitOffer } from "#site/parts/limit-offer.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";

/** The limits that a member has set, a card for each kind, and the forms that change them. */
export function LimitsPanel({
  limits: loaded,
}: {
  limits: Section<OwnLimits & { play: PlayTime }>;
}) {
  const { limits } = usePageTexts();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useDecisions("member.limit");
  if (!loaded.ok) return <LoadFailed of={loaded} onRetry={() => void revalidate()} />;
  const { limits: own, isOffered, isReviewDue } = loaded.data;
  const times = raiseWords(format, loaded.data.raise);
  return (
    <>
      <MoneyCard id="limits-title" title={limits.title}>
        <p className="money-text">{limits.lead(...times)}</p>
        {isReviewDue && <LimitReview />}
        {isOffered && <LimitOffer moment="registration" onDeclined={() => void navigate("/")} />}
        <ZoneNote />
      </MoneyCard>
      {limitKinds.map((kind) => (
        <MoneyCard key={kind} id={`limit-${kind}`} title={limits.kinds[kind]}>
          <p className="field-hint">{limits.explained[kind]}</p>
          <LimitRows kind={kind} product="all" own={own} times={times} />
        </MoneyCard>
      ))}
      <LimitsOfProducts own={own} times={times} />
      <CheckInterval minutes={loaded.data.play.checkMinutes} most={loaded.data.play.mostMinutes} />
    </>
  );
}
