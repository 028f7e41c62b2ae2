import type { RefusalDetail } from "#contract/calls.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type { Format } from "#ui/format.ts";

/** The text of a refused request, with the limits, the period or the seconds of the answer. */
export function refusalText(
  answer: { status: string } & RefusalDetail,
  texts: HomeTexts,
  format: Format,
): string | null {
  const { status, min, max, step, retryAfter, period, product, until } = answer;
  const money = format.moneyText;
  if (status === "time" && retryAfter !== undefined)
    return texts.members.loginWait(format.wait(retryAfter));
  if (status === "balance" && min !== undefined && max !== undefined && step !== undefined)
    return texts.payments.limits(money(min), money(max), money(step));
  const words = new Map<string, string>(Object.entries(texts.refusals));
  const text = words.get(status) ?? null;
  if (text !== null && until !== undefined)
    return `${text} ${texts.limits.playAgain(`${format.date(until)} ${format.time(until)}`)}`;
  if (text === null || period === undefined || max === undefined) return text;
  // A limit that the member has set refused it: the text says how much is left in its period.
  const { periods, leftOf } = texts.limits;
  const counted =
    product === undefined ? periods[period] : `${texts.games[product]}, ${periods[period]}`;
  return `${text} ${leftOf(counted, money(max))}`;
}
