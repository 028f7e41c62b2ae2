import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { type Fact, Facts } from "#site/parts/facts.tsx";

type ReviewProps = {
  facts: readonly Fact[];
  /** The label of the button that sends it. */
  apply: string;
  busy: boolean;
  onApply: () => void;
  onBack: () => void;
};

/** The review before a request is sent, in place of its form. */
export function Review({ facts, apply, busy, onApply, onBack }: ReviewProps) {
  const { payments } = useAccountTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="review" {...dirtyIf(true)}>
      <h3 ref={title} tabIndex={-1}>
        {payments.reviewTitle}
      </h3>
      <Facts facts={facts} />
      <div className="review-buttons">
        <Button look="soft" text={payments.back} disabled={busy} onClick={onBack} />
        <Button look="gold" text={apply} aria-busy={busy} onClick={onApply} />
      </div>
    </div>
  );
}
