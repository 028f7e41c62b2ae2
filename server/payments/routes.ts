import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { paymentCalls } from "#contract/payments.ts";
import type { Acts } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { isOfferedLimit } from "#server/payments/of-member/requests-of-member.ts";
import { isOnBreak } from "#server/members/breaks/breaks.ts";
import { fundsNoticeOf } from "#server/members/funds-notices/funds-notices.ts";
import { barredOf } from "#server/members/registers/own-person.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { actorOf, signedIn } from "#server/members/signed-in.ts";
import { cancelDeposit, requestDeposit } from "#server/payments/deposits.ts";
import { limitsInWon } from "#server/payments/limits.ts";
import { askAccount, goneReferenceOf } from "#server/payments/deposit-instructions.ts";
import { currentOf, receiptOf } from "#server/payments/receipts/receipts.ts";
import { hideRequest, requestsOf } from "#server/payments/requests.ts";
import type { TimesReader } from "#server/payments/times/times.ts";
import {
  mayStillWithdraw,
  withdrawalLimits,
  requestWithdrawal,
  type BringBack,
} from "#server/payments/withdrawals.ts";
import { moneyRules } from "#server/settings/money-rules.ts";
import { siteOf } from "#server/settings/sites.ts";

export type PaymentRoutesOptions = { asking: Asking; bringBack: BringBack; times: TimesReader };

type ListAsk = {
  memberId: bigint;
  kind: "deposit" | "withdrawal";
  page: number | undefined;
  timeZone: string;
};

/** One page of a member's requests of one kind, and the undecided one. */
const listOf = async ({ db, clock }: Acts, { memberId, kind, page, timeZone }: ListAsk) => ({
  ...(await requestsOf(db, memberId, kind, page ?? 1, timeZone)),
  current: await currentOf({ db, clock }, memberId, kind, timeZone),
});

/** What protects the member at the form of a deposit. */
const protectionOf = async ({ db, clock }: Acts, memberId: bigint) => ({
  isOnBreak: await isOnBreak(db, memberId),
  barred: await barredOf(db, memberId),
  offersLimit: await isOfferedLimit(db, clock, memberId),
  funds: await fundsNoticeOf(db, clock, memberId),
});

const accountOf = (answer: Awaited<ReturnType<typeof askAccount>>) => ({
  bankname: answer.bankName,
  banknum: answer.bankNumber,
  bankOwner: answer.bankOwner,
  reference: answer.reference,
  expiresAt: answer.expiresAt.toISOString(),
});

export const paymentRoutes = ({
  asking,
  bringBack,
  times,
}: PaymentRoutesOptions): HandlersOf<keyof typeof paymentCalls> => {
  const { acts } = asking;
  const { db, clock, perform } = acts;
  const timeZoneOf = async (context: CallContext) => (await siteOf(db, context.host)).timeZone;

  return {
    "user-ask-account": async (context, { pass }) => {
      const answer = await askAccount(acts, actorOf(context), pass);
      return { ...accountOf(answer), answeredAt: clock.now().toISOString() };
    },
    "apply-user-deposit": (context, { balance, reference }) => {
      const { memberId } = signedIn(context);
      const deposit = { amount: fromWon(balance), reference };
      return requestDeposit(asking, { memberId, key: context.idempotencyKey }, deposit);
    },
    "apply-user-withdraw": async (context, { balance, pass }) =>
      requestWithdrawal(acts, bringBack, actorOf(context), {
        amount: fromWon(balance),
        password: pass,
        timeZone: await timeZoneOf(context),
        key: context.idempotencyKey,
      }),
    "get-deposit-list": async (context, { page }) => {
      const { memberId } = signedIn(context);
      const timeZone = await timeZoneOf(context);
      return {
        ...(await listOf(acts, { memberId, kind: "deposit", page, timeZone })),
        limits: limitsInWon((await moneyRules(db)).deposit),
        goneReference: await goneReferenceOf(db, clock, memberId),
        ...(await protectionOf(acts, memberId)),
        answeredAt: clock.now().toISOString(),
        times: await times(),
      };
    },
    "get-withdraw-list": async (context, { page }) => {
      const { memberId } = signedIn(context);
      const timeZone = await timeZoneOf(context);
      return {
        ...(await listOf(acts, { memberId, kind: "withdrawal", page, timeZone })),
        limits: limitsInWon(await withdrawalLimits(db, memberId)),
        leftToday: toWon(await mayStillWithdraw(db, clock, memberId, timeZone)),
        times: await times(),
      };
    },
    "get-payment-times": () => times(),
    "get-receipt": async (context, { id }) => ({
      receipt: await receiptOf(
        { db, clock },
        signedIn(context).memberId,
        BigInt(id),
        await timeZoneOf(context),
      ),
    }),
    "cancel-deposit": async (context, { id }) => {
      const actor = actorOf(context);
      await perform(actor, (act) => cancelDeposit(act, actor.memberId, BigInt(id)));
      return {};
    },
    "hide-request": async (context, { id }) => {
      const actor = actorOf(context);
      await perform(actor, (act) => hideRequest(act, actor.memberId, BigInt(id)));
      return {};
    },
  };
};
