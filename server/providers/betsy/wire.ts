import * as z from "zod/mini";
import { formatDecimal, type Money } from "#server/kit/money.ts";
import { rawNumber, WireNumber } from "#server/providers/lossless-json.ts";
import { movedDecimal, shortWireId, textIn, wireId } from "#server/providers/wire-fields.ts";

/**
 * The sportsbook's shapes, the only place with their spelling. Amounts are JSON numbers of the
 * main unit, read by their digits, so that 12.10 is twelve and ten hundredths.
 */
const token = z.string().check(z.minLength(10), z.maxLength(64));
const userId = shortWireId;
const currency = z.string().check(z.minLength(1), z.maxLength(32));

export const profileRequest = z.object({ token, requestId: wireId });
export const balanceRequest = z.object({ userId, currency, token, requestId: wireId });
export const checkRequest = z.object({ transactionId: wireId, userId });

const type = z.pipe(
  z.instanceof(WireNumber),
  z.transform((number) => number.text),
);
export const betRequest = z.object({
  // Only placing and cashing out check the token; a settlement may name an old one.
  token: z.optional(z.nullable(z.string().check(z.maxLength(255)))),
  transactionId: wireId,
  currency,
  amount: movedDecimal,
  userId,
  type,
  requestId: wireId,
  // Integrators send more values than the guide lists (`lose`, `half_won`): only the amount
  // decides.
  resultType: z.optional(z.nullable(wireId)),
});
export type BetRequest = z.output<typeof betRequest>;

/** The meaning of a payment's `type`, with its HTTP method. */
export const phaseOf: Readonly<Record<string, "place" | "unsettle" | "settle" | "rollback">> = {
  "POST 1": "place",
  "PUT 1": "unsettle",
  "PUT 2": "settle",
  "PUT 3": "rollback",
};

/** The phase of a bet, for the status call. */
export const typeOfState = { placed: 1, settled: 2, rolled_back: 3 } as const;

export const subjectOf = (body: unknown) => ({
  memberRef: textIn(body, "userId"),
  gameCode: null,
  roundRef: textIn(body, "transactionId"),
});

export const wireAmount = (money: Money): unknown => rawNumber(formatDecimal(money));

export const wireLanguage = { ko: "ko", en: "en", vn: "vi", jp: "ja", th: "th", cn: "zh" } as const;
