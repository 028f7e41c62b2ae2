import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty } from "#contract/fields.ts";

/** The products about which a member consents to promotional notes, each on its own. */
export const marketingProducts = ["casino", "slot", "sport"] as const;
export type MarketingProduct = (typeof marketingProducts)[number];
const product = z.enum(marketingProducts);

/** Several products, each at most once. */
export const severalProducts = z.array(product).check(
  z.maxLength(marketingProducts.length),
  z.refine((each) => new Set(each).size === each.length),
);

/**
 * Where consent was given or withdrawn: in the form of registration, on my page, by staff, who only
 * withdraw it, or by the beginning of a self-exclusion, which withdraws it.
 */
export const consentPlaces = ["registration", "my_page", "office", "exclusion"] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

export const marketingCalls = {
  "get-marketing-consents": call({
    summary: "About which products the member consents to promotional notes.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** Not during a self-exclusion. */
      mayGive: z.boolean(),
      products: z.array(
        z.object({
          product,
          isGiven: z.boolean(),
          /** ISO 8601; null for a product without any decision. */
          changedAt: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  "set-marketing-consent": call({
    summary: "Give or withdraw consent to promotional notes about one product.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ product, isGiven: z.boolean() }),
    output: z.object({}),
    /** `break`: during a self-exclusion consent is withdrawn only. */
    refusals: ["break"],
  }),
};
