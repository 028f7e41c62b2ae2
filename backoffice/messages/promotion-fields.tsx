import { marketingProducts, type MarketingProduct } from "#contract/marketing.ts";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** A note about the service, or a promotion of products; of a promotion none may be chosen yet. */
export type PromotionDraft = { isPromotion: boolean; products: MarketingProduct[] };

/** The choice of a saved mailing; a new one is about the service. */
export const promotionDraftOf = (promotes: MarketingProduct[]): PromotionDraft => ({
  isPromotion: promotes.length > 0,
  products: promotes,
});

/** What a mailing promotes. Null while the products of a promotion are missing. */
export function promotesOf({ isPromotion, products }: PromotionDraft): MarketingProduct[] | null {
  if (!isPromotion) return [];
  return products.length > 0 ? products : null;
}

type PromotionFieldsProps = {
  draft: PromotionDraft;
  isTried: boolean;
  onChange: (draft: PromotionDraft) => void;
};

/** Whether the note is about the service or promotes, and which products. */
export function PromotionFields({ draft, isTried, onChange }: PromotionFieldsProps) {
  const { messages, marketing } = useOfficeTexts();
  const { mailings: words } = messages;
  const { isPromotion, products } = draft;
  const choose = (product: MarketingProduct, isChosen: boolean) =>
    onChange({
      ...draft,
      products: marketingProducts.filter((each) =>
        each === product ? isChosen : products.includes(each),
      ),
    });
  return (
    <div className="fields">
      <fieldset className="choices">
        <legend>{words.kind}</legend>
        {[false, true].map((each) => (
          <label key={String(each)}>
            <input
              type="radio"
              name="kind"
              checked={isPromotion === each}
              onChange={() => onChange({ ...draft, isPromotion: each })}
            />
            {each ? words.promotion : words.service}
          </label>
        ))}
      </fieldset>
      {isPromotion && (
        <>
          <fieldset className="choices" aria-describedby="promotes-hint">
            <legend>{words.promotes}</legend>
            {marketingProducts.map((product) => (
              <label key={product}>
                <input
                  type="checkbox"
                  checked={products.includes(product)}
                  onChange={({ target }) => choose(product, target.checked)}
                />
                {marketing.products[product]}
              </label>
            ))}
          </fieldset>
          <p id="promotes-hint" className="field-hint">
            {words.promotesHint}
          </p>
          <Problem>{isTried && products.length === 0 && words.promotesMissing}</Problem>
        </>
      )}
    </div>
  );
}
