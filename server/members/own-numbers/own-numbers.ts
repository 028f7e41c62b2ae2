import type { Act, Acts } from "#server/kit/act.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import { assertNotExcluded } from "#server/members/breaks/breaks.ts";
import { reviewMember } from "#server/members/duplicate-accounts/reviews.ts";
import * as store from "#server/members/own-numbers/store.ts";
import { international } from "#server/members/phones.ts";
import { asOwner, type Given } from "#server/members/second-factors/proving.ts";

type NumberChange = "phone_changed" | "bank_account_changed";

/**
 * Changes a member's phone number, given in international or Korean form; a member who has it too is
 * reviewed with this one. Throws Refusal
 * `wrong_credentials`, `second_factor`, `too_often`, and `cannot_register` for the number of a
 * self-excluded person.
 */
export const changePhone = (
  acts: Acts,
  actor: Actor,
  { phone: written, ...given }: Given & { phone: string },
): Promise<void> =>
  asOwner(acts, actor, given, "number_refused", async (act) => {
    const phone = international(written);
    await assertNotExcluded(act.tx, { phone });
    await store.updatePhone(act.tx, actor.memberId, phone);
    await say(act, actor, "phone_changed");
    await reviewMember(act, actor.memberId);
  });

/**
 * Changes the bank account that receives a member's withdrawals. Its owner stays, because money is
 * paid to the registered name only; requests that wait keep the account that they were made with,
 * and `withdrawal-wait.ts` makes new ones wait for a day. Throws as `changePhone` does.
 */
export const changeBankAccount = (
  acts: Acts,
  actor: Actor,
  { bankName, bankNumber, ...given }: Given & { bankName: string; bankNumber: string },
): Promise<void> =>
  asOwner(acts, actor, given, "number_refused", async (act) => {
    await assertNotExcluded(act.tx, { bankNumber });
    await store.updateBankAccount(act.tx, actor.memberId, { bankName, bankNumber });
    await say(act, actor, "bank_account_changed");
    await reviewMember(act, actor.memberId);
  });

async function say(act: Act, actor: Actor, change: NumberChange): Promise<void> {
  await recordEvent(act.tx, act.clock, actor, change);
  await act.emit("member.key_changed", { memberId: actor.memberId, change });
}
