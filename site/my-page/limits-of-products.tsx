import { kindsOfProducts, limitProducts } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { Icon } from "#ui/icon.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { LimitRows } from "#site/my-page/limit-rows.tsx";
import type { RaiseWords } from "#site/my-page/raise-words.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";

const products = limitProducts.filter((product) => product !== "all");

/** Limits of casino, slot or sport alone; those with one are open. */
export function LimitsOfProducts({ own, times }: { own: readonly OwnLimit[]; times: RaiseWords }) {
  const { limits } = usePageTexts();
  return (
    <MoneyCard id="limits-of-products" title={limits.byProduct}>
      <p className="field-hint">{limits.byProductLead}</p>
      {products.map((product) => (
        <details
          key={product}
          className="limit-product"
          open={own.some((each) => each.product === product)}
        >
          <summary>
            {limits.products[product]}
            <Icon name="caret-down" />
          </summary>
          {kindsOfProducts.map((kind) => (
            <section key={kind}>
              <h3>{limits.ofProduct(limits.products[product], limits.kinds[kind])}</h3>
              <LimitRows {...{ kind, product, own, times }} />
            </section>
          ))}
        </details>
      ))}
    </MoneyCard>
  );
}
