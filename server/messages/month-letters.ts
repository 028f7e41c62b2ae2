import { locales, type Locale } from "#contract/locales.ts";
import { monthLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave, wholeWonIn } from "#server/messages/letters.ts";

/** Sends a member the figures of a month, which are those of *My figures*. */
export async function sendMonthLetter(
  act: Act,
  { memberId, figures, timeZone }: Events["wallet.month_ended"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const words = monthLetters[locale];
  const lines = (["deposited", "withdrawn", "staked", "returned", "net"] as const).map(
    (name) => `${words[name]}: ${wholeWonIn(locale, figures[name])}`,
  );
  const paragraphs = [
    words.lead(figures.from, figures.until, timeZone),
    lines.join("\n"),
    words.foot,
  ];
  const contents = paragraphs.map((each) => `<p>${escaped(each)}</p>`).join("");
  await leave(act, memberId, words.title(monthIn(locale, figures.from)), contents);
}

function monthIn(locale: Locale, day: string): string {
  const month = { year: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locales[locale].intl, month).format(new Date(`${day}T00:00:00Z`));
}
