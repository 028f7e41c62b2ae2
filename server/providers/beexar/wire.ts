import * as z from "zod/mini";
import { formatDecimal, LARGEST_OF_A_CALL, parseDecimal, type Money } from "#server/kit/money.ts";
import { namedTiers } from "#server/games/jackpots/tiers.ts";
import { buildField, sheetField } from "#server/providers/sheet.ts";
import { listedCode, listedText, wireId } from "#server/providers/wire-fields.ts";

/**
 * The protocol's shapes, the only place with its spelling. Unknown fields are ignored, as
 * documented; amounts are decimal strings of the main unit, above zero, without exponent.
 */
const id = wireId;
const NO_SESSION = "00000000-0000-0000-0000-000000000000";
/** Exact and case-sensitive: a lower-case currency is refused, never corrected. */
const currency = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/));
/** The launch it belongs to. An id of another shape becomes the id of an unknown launch. */
const sessionId = z.optional(
  z.nullable(
    z.pipe(
      id,
      z.transform((text) => (z.guid().safeParse(text).success ? text : NO_SESSION)),
    ),
  ),
);
const amount = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d{1,16})?$/), z.maxLength(40)),
  z.transform((text, context): Money => {
    const money = parseDecimal(text);
    if (money !== null && money > 0n && money <= LARGEST_OF_A_CALL) return money;
    context.issues.push({
      code: "custom",
      message: "not an amount that a call may move",
      input: text,
    });
    return z.NEVER;
  }),
);

export const balanceRequest = z.object({ account_id: id, currency, game_id: id });

const betOrWin = z.object({
  id_provider: id,
  type: z.enum(["bet", "win"]),
  amount,
  /** Our extension: the part of a win that one of the operator's pools pays. */
  jackpot: z.optional(z.nullable(z.object({ tier: z.enum(namedTiers), amount }))),
});

/** A jackpot is a part of a win, at most all of it, at most once in a call. */
const refuseOddJackpots: z.core.CheckFn<z.output<typeof betOrWin>[]> = ({ value, issues }) => {
  const refuse = (index: number, ...field: string[]) =>
    issues.push({ code: "custom", path: [index, "jackpot", ...field], input: value });
  const won = value.flatMap(({ jackpot }, index) => (jackpot ? [index] : []));
  for (const index of won) {
    const item = value[index];
    if (item?.type !== "win" || index !== won[0]) refuse(index);
    else if (item.jackpot && item.jackpot.amount > item.amount) refuse(index, "amount");
  }
};

export const betwinRequest = z.object({
  account_id: id,
  currency,
  game_id: id,
  round_id: id,
  finished: z.optional(z.nullable(z.boolean())),
  session_id: sessionId,
  transactions: z.array(betOrWin).check(z.minLength(1), z.maxLength(50), refuseOddJackpots),
});

export const rollbackRequest = z.object({
  account_id: id,
  currency,
  // Required by the protocol and unused: the original decides the round.
  game_id: z.optional(z.nullable(id)),
  round_id_provider: id,
  finished: z.optional(z.nullable(z.boolean())),
  session_id: sessionId,
  transactions: z
    .array(z.object({ id_provider: id, type: z.literal("rollback"), original_id_provider: id }))
    .check(z.minLength(1), z.maxLength(50)),
});

export const finishRequest = z.object({ account_id: id, currency, round_id: id });

/**
 * The wrong field of our own extension, as a path such as `transactions.1.jackpot.tier`; the
 * documented refusals name no field.
 */
export const oddField = (issues: readonly z.core.$ZodIssue[]): string | undefined =>
  issues.find(({ path }) => path.includes("jackpot"))?.path.join(".");

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** What a call names, as far as it can be read; also of one with a wrong shape. */
export function subjectOf(body: unknown) {
  const said: Readonly<Record<string, unknown>> =
    typeof body === "object" && body !== null ? { ...body } : {};
  return {
    memberRef: textOrNull(said["account_id"]),
    gameCode: textOrNull(said["game_id"]),
    roundRef: textOrNull(said["round_id"] ?? said["round_id_provider"]),
  };
}

export const launchAnswer = z.object({ launch_url: z.url({ protocol: /^https?$/ }) });

const said = z.optional(z.nullable(listedText));
const flag = z.optional(z.nullable(z.boolean()));
export const catalogueGame = z.object({
  identifier: listedCode,
  title: listedText,
  category: said,
  /** `lines-20`, `baccarat-roulette-dragon-tiger`, `mines`, `football`. */
  feature_group: said,
  payout: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  volatility_rating: said,
  has_freespins: flag,
  demo_available: flag,
  build: buildField,
  sheet: sheetField,
});
export const catalogueAnswer = z.object({ games: z.array(z.unknown()) });

/** An amount as the protocol writes it: at most 18 digits and 12 of fraction. */
export const wireAmount = (money: Money): string => formatDecimal(money);

/** Two-letter languages and regions, as the launcher takes them. */
export const wireLocale = { ko: "ko", en: "en", vn: "vi", jp: "ja", th: "th", cn: "zh" } as const;
