import * as z from "zod/mini";
import type { Money } from "#server/kit/money.ts";
import { rawNumber } from "#server/providers/lossless-json.ts";
import { buildField, sheetField } from "#server/providers/sheet.ts";
import {
  hundredThousandths,
  listedCode,
  listedText,
  movedHundredThousandths,
  textIn,
  wireId,
} from "#server/providers/wire-fields.ts";

/**
 * The family's shapes, the only place with their spelling. Amounts are whole numbers of 1/100,000
 * of the main unit, which is the ledger's own; unknown fields are ignored.
 */
const token = z.string().check(z.regex(/^[\x21-\x7e]{10,255}$/));
const flag = z.optional(z.nullable(z.boolean()));
/** Exact and case-sensitive: an unknown currency is a wrong currency, not a wrong type. */
const currency = z.string().check(z.minLength(1), z.maxLength(32));

export const infoRequest = z.object({ user: wireId, request_uuid: wireId });
export const checkRequest = z.object({ token });
export const balanceRequest = z.object({
  user: z.optional(wireId),
  token,
  request_uuid: wireId,
  game_code: z.optional(wireId),
});

const movement = z.object({
  user: z.optional(wireId),
  token,
  game_code: wireId,
  currency,
  request_uuid: wireId,
  transaction_uuid: wireId,
  round: wireId,
  round_closed: z.boolean(),
  amount: movedHundredThousandths,
  is_free: flag,
  is_aggregated: flag,
  is_supplier_promo: flag,
  reward_uuid: z.optional(z.nullable(wireId)),
  campaign_uuid: z.optional(z.nullable(wireId)),
});
export const betRequest = movement;
export const winRequest = z.extend(movement, {
  reference_transaction_uuid: z.optional(z.nullable(wireId)),
  jackpot_win: z.optional(movedHundredThousandths),
});
export type MovementRequest = z.output<typeof movement>;

export const rollbackRequest = z.object({
  user: z.optional(wireId),
  token,
  game_code: wireId,
  request_uuid: wireId,
  transaction_uuid: wireId,
  reference_transaction_uuid: wireId,
  round: wireId,
  round_closed: z.boolean(),
});

/** The movement's further kind, for the record. */
export const tagsOf = (request: MovementRequest & { jackpot_win?: Money | undefined }): string[] =>
  [
    request.is_free && "free",
    request.is_aggregated && "aggregated",
    request.is_supplier_promo && "supplier promo",
    request.reward_uuid && `reward ${request.reward_uuid}`,
    request.jackpot_win !== undefined && `jackpot ${request.jackpot_win}`,
  ].filter((tag) => typeof tag === "string");

export const subjectOf = (body: unknown) => ({
  memberRef: textIn(body, "user"),
  gameCode: textIn(body, "game_code"),
  roundRef: textIn(body, "round"),
});

export const wireAmount = (money: Money): unknown => rawNumber(money.toString());

export const transferAnswer = z.object({
  status: z.string().check(z.regex(/^RS_[A-Z_]{1,60}$/)),
  balance: z.optional(hundredThousandths),
});
export const errorAnswer = z.object({ error: z.unknown() });

const kinds = [
  "TK_BET",
  "TK_WIN",
  "TK_ROLLBACK",
  "TK_FREE_BET",
  "TK_FREE_WIN",
  "TK_JP_WIN",
  "TK_NEG_BET",
  "TK_BONUS_WIN",
] as const;
/** The report's fields except kinds and states are to be confirmed by a contract. */
export const reportAnswer = z.object({
  transactions: z.array(
    z.object({
      transaction_uuid: wireId,
      kind: z.enum(kinds),
      status: z.enum([
        "TS_SUCCESS",
        "TS_DECLINED",
        "TS_ROLLEDBACK",
        "TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED",
      ]),
      amount: hundredThousandths,
    }),
  ),
  next: z.optional(z.nullable(wireId)),
});

const rate = z.optional(z.nullable(z.union([z.number(), z.string()])));

export const launchAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** One game of the catalogue; unknown fields are ignored. */
export const catalogueGame = z.object({
  game_code: listedCode,
  name: listedText,
  category: z.optional(z.nullable(listedText)),
  enabled: flag,
  rtp: rate,
  volatility: rate,
  freebet_support: flag,
  build: buildField,
  sheet: sheetField,
});
export const catalogueAnswer = z.array(z.unknown());
