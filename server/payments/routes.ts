import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { paymentCalls } from "#contract/payments.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { cancelDeposit, requestDeposit } from "#server/payments/deposits.ts";
import type { Ask, PaymentDesk } from "#server/payments/desk.ts";
import { limitsInWon } from "#server/payments/limits.ts";
import { askAccount } from "#server/payments/receiving-accounts.ts";
import { receiptOf } from "#server/payments/receipts/receipts.ts";
import { hideRequest, requestsOf } from "#server/payments/requests.ts";
import { mayStillWithdraw, requestWithdrawal } from "#server/payments/withdrawals.ts";
import { moneyRules } from "#server/settings/money-rules.ts";
import { siteOf } from "#server/settings/sites.ts";

export const paymentRoutes = (desk: PaymentDesk): HandlersOf<keyof typeof paymentCalls> => {
  const { db } = desk;
  const askOf = (context: CallContext): Ask => ({
    memberId: signedIn(context).memberId,
    idempotencyKey: context.idempotencyKey,
  });
  const actorOf = (context: CallContext) => ({
    ...signedIn(context),
    address: context.address,
  });
  const timeZoneOf = async (context: CallContext) => (await siteOf(db, context.host)).timeZone;

  return {
    "user-ask-account": async (context, { pass }) => {
      const answer = await askAccount(desk, actorOf(context), pass);
      return {
        bankname: answer.bankName,
        banknum: answer.bankNumber,
        bankOwner: answer.bankOwner,
        reference: answer.reference,
        expiresAt: answer.expiresAt.toISOString(),
      };
    },
    "apply-user-deposit": async (context, { balance, reference }) => ({
      id: await requestDeposit(desk, askOf(context), { amount: fromWon(balance), reference }),
    }),
    "apply-user-withdraw": async (context, { balance, pass }) => ({
      id: await requestWithdrawal(desk, actorOf(context), askOf(context), {
        amount: fromWon(balance),
        password: pass,
        timeZone: await timeZoneOf(context),
      }),
    }),
    "get-deposit-list": async (context, { page }) => {
      const { memberId } = signedIn(context);
      const timeZone = await timeZoneOf(context);
      const requests = await requestsOf(db, memberId, "deposit", page ?? 1, timeZone);
      return { ...requests, limits: limitsInWon((await moneyRules(db)).deposit) };
    },
    "get-withdraw-list": async (context, { page }) => {
      const { memberId } = signedIn(context);
      const timeZone = await timeZoneOf(context);
      const requests = await requestsOf(db, memberId, "withdrawal", page ?? 1, timeZone);
      return {
        ...requests,
        limits: limitsInWon((await moneyRules(db)).withdrawal),
        leftToday: toWon(await mayStillWithdraw(desk, memberId, timeZone)),
      };
    },
    "get-receipt": async (context, { id }) => ({
      receipt: await receiptOf(
        db,
        signedIn(context).memberId,
        BigInt(id),
        await timeZoneOf(context),
      ),
    }),
    "cancel-deposit": async (context, { id }) => {
      await cancelDeposit(desk, signedIn(context).memberId, BigInt(id));
      return {};
    },
    "hide-request": async (context, { id }) => {
      await hideRequest(desk, signedIn(context).memberId, BigInt(id));
      return {};
    },
  };
};
