import type { MarketingProduct } from "#contract/marketing.ts";
import type { Audience } from "#contract/office/mailings.ts";
import { storeFirstConsents } from "#server/members/marketing-consents/marketing-consents.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

/** The audience of a mailing to all members. */
export const EVERYBODY: Audience = {
  member: null,
  levelFrom: 1,
  levelTo: 10,
  status: null,
  siteId: null,
  activeSince: null,
};

/** Gives a member's consent to promotional notes, as an applicant does in the form of registration. */
export const giveConsent = (
  { app }: Pick<TestApp, "app">,
  memberId: bigint,
  ...products: MarketingProduct[]
): Promise<void> =>
  app.db.transaction((tx) =>
    storeFirstConsents({ tx, clock: app.acts.clock }, memberId, products, {
      address: "203.0.113.7",
      locale: "ko",
    }),
  );

/** Input that withdraws the consent of a new member who gave it. */
export const marketingActs = (test: TestApp) => ({
  "withdraw-marketing-consent": async () => {
    const { memberId } = await makeMember(test.app.db);
    await giveConsent(test, memberId, "slot");
    return { id: Number(memberId) };
  },
});
