import { locales, type Locale } from "#contract/locales.ts";
import { limitLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { toWon, units } from "#server/kit/money.ts";
import { zoneOfLimits } from "#server/ledger/limits/limits.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave, momentIn, wholeWonIn } from "#server/messages/letters.ts";

/**
 * Tells a member, in the transaction of the act, which limit staff imposed, since when and why, or
 * that two operators raised or ended it. Source: GLI-19 A.3.7(b).
 */
export async function sendImposedLimitLetter(
  act: Act,
  { memberId, kind, period, product, amount, ground, since }: Events["member.limit_imposed"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const words = limitLetters[locale];
  const { kinds, products, ofProduct, periods } = words;
  const of = product === "all" ? kinds[kind] : ofProduct(products[product], kinds[kind]);
  const limit = words.name(of, periods[period]);
  const from = momentIn(locale, since, await zoneOfLimits(act.tx, memberId));
  const send = (title: string, ...paragraphs: string[]) =>
    leave(act, memberId, title, paragraphs.map((each) => `<p>${escaped(each)}</p>`).join(""));
  if (amount === null) {
    const { title, text } = words.imposedEnded;
    return send(title, text(limit, from));
  }
  const most =
    kind === "time" ? minutesIn(locale, amount) : wholeWonIn(locale, toWon(units(amount)));
  if (ground === null) {
    const { title, text } = words.imposedRaised;
    return send(title, text(limit, most, from));
  }
  const { title, text, contest } = words.imposed;
  return send(title, text(limit, most, from, words.grounds[ground]), contest);
}

const inMinutes = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
const minutesIn = (locale: Locale, minutes: bigint): string =>
  new Intl.NumberFormat(locales[locale].intl, inMinutes).format(minutes);
