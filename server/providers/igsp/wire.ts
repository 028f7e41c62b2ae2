import * as z from "zod/mini";
import { formatDecimal, type Money } from "#server/kit/money.ts";
import { rawNumber } from "#server/providers/lossless-json.ts";
import { buildField, sheetField } from "#server/providers/sheet.ts";
import {
  listedCode,
  listedText,
  movedDecimal,
  textIn,
  wireId,
} from "#server/providers/wire-fields.ts";

/**
 * The standard's shapes, the only place with their spelling. Amounts are JSON numbers of the main
 * unit, read by their digits: an exponent or more than five digits of fraction is refused.
 */
const currency = z.string().check(z.minLength(1), z.maxLength(32));
const flag = z.optional(z.nullable(z.boolean()));

export const anyRequest = z.object({
  action: z.enum(["balance", "bet", "win", "refund"]),
});
export type Action = z.output<typeof anyRequest>["action"];

export const balanceRequest = z.object({
  player_id: wireId,
  currency,
  session_id: z.optional(z.nullable(wireId)),
});

const movement = z.object({
  player_id: wireId,
  amount: z.unknown(),
  currency,
  game_id: wireId,
  transaction_id: wireId,
  session_id: wireId,
  round_id: z.optional(z.nullable(wireId)),
  finished: flag,
});
export const betRequest = z.extend(movement, { type: z.enum(["bet", "tip", "freespin"]) });
export const winRequest = z.extend(movement, {
  type: z.enum(["win", "jackpot", "freespin", "tournament", "prize"]),
});
export const refundRequest = z.extend(movement, {
  type: z.enum(["bet", "tip", "freespin"]),
  bet_transaction_id: wireId,
});
export type MovementRequest = z.output<typeof movement>;

export const amountOf = (value: unknown): Money | null =>
  movedDecimal.safeParse(value).data ?? null;

export const subjectOf = (body: unknown) => ({
  memberRef: textIn(body, "player_id"),
  gameCode: textIn(body, "game_id"),
  roundRef: textIn(body, "round_id", "transaction_id"),
});

export const wireAmount = (money: Money): unknown => rawNumber(formatDecimal(money));

export const launchAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const catalogueGame = z.object({
  /** The id that calls use for the game; its slug may change. */
  id: listedCode,
  name: listedText,
  status: z.optional(z.string()),
  categories: z.optional(z.nullable(z.array(listedText))),
  rtp: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  build: buildField,
  sheet: sheetField,
});
export const cataloguePage = z.object({
  data: z.array(z.unknown()),
  cursor: z.optional(z.nullable(z.object({ next: z.optional(z.nullable(z.string())) }))),
});

export const wireLanguage = { ko: "ko", en: "en", vn: "vi", jp: "ja", th: "th", cn: "zh" } as const;
