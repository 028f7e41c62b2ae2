import { locales, type Locale } from "#contract/locales.ts";
import { monthLetters } from "#locales/letters.ts";
import type { Act, Events } from "#server/kit/act.ts";
import { languageOf } from "#server/members/language/language.ts";
import { escaped, leave, wholeWonIn } from "#server/messages/letters.ts";

/**
 * Sends a member the figures of a month, which are those of *My figures*, with a graph of the last six
 * months.
 */
export async function sendMonthLetter(
  act: Act,
  { memberId, figures, halfYear, timeZone }: Events["wallet.month_ended"],
): Promise<void> {
  const locale = await languageOf(act.tx, memberId);
  const words = monthLetters[locale];
  const lines = (["deposited", "withdrawn", "staked", "returned", "net"] as const).map(
    (name) => `${words[name]}: ${wholeWonIn(locale, figures[name])}`,
  );
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  const contents = [
    paragraph(words.lead(figures.from, figures.until, timeZone)),
    paragraph(lines.join("\n")),
    graphOf(locale, halfYear),
    paragraph(words.foot),
  ].join("");
  await leave(act, memberId, words.title(monthIn(locale, figures.from)), contents);
}

/**
 * A table of the months with a bar beside each amount of the stakes and wins, all in one scale. The
 * bars repeat the numbers, which a screen reader reads as a table.
 */
function graphOf(locale: Locale, months: Events["wallet.month_ended"]["halfYear"]): string {
  const words = monthLetters[locale];
  const most = Math.max(1, ...months.flatMap(({ staked, returned }) => [staked, returned]));
  const bar = (shown: number) => {
    const text = escaped(wholeWonIn(locale, shown));
    return `<td>${text}<br><meter value="${shown}" max="${most}">${text}</meter></td>`;
  };
  const rows = months.map(
    ({ from, staked, returned, net }) =>
      `<tr><th scope="row">${escaped(monthIn(locale, from, "short"))}</th>${bar(staked)}${bar(returned)}` +
      `<td>${escaped(wholeWonIn(locale, net))}</td></tr>`,
  );
  const head = [words.month, words.staked, words.returned, words.net]
    .map((each) => `<th scope="col">${escaped(each)}</th>`)
    .join("");
  return `<table><caption>${escaped(words.halfYear)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A month with its year, or its short name alone, as in a table of half a year. */
function monthIn(locale: Locale, day: string, style: "long" | "short" = "long"): string {
  const year = style === "long" ? ({ year: "numeric" } as const) : {};
  const month = { ...year, month: style, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locales[locale].intl, month).format(new Date(`${day}T00:00:00Z`));
}
