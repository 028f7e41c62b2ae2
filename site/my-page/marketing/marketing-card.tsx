import "#site/parts/forms.css";
import { useState } from "react";
import type { MarketingProduct } from "#contract/marketing.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { OwnConsents } from "#site/my-page/marketing/load-marketing.ts";
import { useBreakAct } from "#site/my-page/use-break-act.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";

/** About which products the member receives promotional notes; each choice is saved at once. */
export function MarketingCard({ mayGive, products }: OwnConsents) {
  const { marketing: words } = usePageTexts();
  const { call } = useApp();
  const format = useFormat();
  const act = useBreakAct();
  // Shown until the page has loaded what was stored.
  const [choice, setChoice] = useState<{ product: MarketingProduct; isGiven: boolean } | null>(
    null,
  );
  const choose = async (product: MarketingProduct, isGiven: boolean) => {
    setChoice({ product, isGiven });
    await act({
      work: async () =>
        (await call("set-marketing-consent", { product, isGiven })).status === "success",
      failed: words.failed,
      done: isGiven ? words.given : words.withdrawn,
    });
    setChoice(null);
  };
  return (
    <MoneyCard id="marketing-title" title={words.title}>
      <p className="money-text">{words.lead}</p>
      <div role="group" aria-labelledby="marketing-title">
        {products.map(({ product, isGiven, changedAt }) => (
          <label key={product} className="consent">
            <input
              type="checkbox"
              checked={choice?.product === product ? choice.isGiven : isGiven}
              disabled={!mayGive && !isGiven}
              onChange={({ target }) => void choose(product, target.checked)}
            />
            <span>
              {words.products[product]}
              {changedAt !== null && (
                <small className="field-hint consent-since">
                  {words.changedOn(format.date(changedAt))}
                </small>
              )}
            </span>
          </label>
        ))}
      </div>
      {!mayGive && <p className="field-hint">{words.onExclusion}</p>}
    </MoneyCard>
  );
}
