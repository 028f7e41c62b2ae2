import { PLAY_RULES } from "#contract/play-signs.ts";
import type { LegalTexts } from "#locales/legal-texts.ts";

/** Built-in; see `locales/legal-texts.ts`. */
export const enLegal: LegalTexts = {
  terms: (site, age) => `## About this text

This built-in text applies until the operator of ${site} publishes their own terms. It is not legal advice.

## Who may play

You must be at least ${age} years old and use one account in your own name. Do not lend your account or password to anyone.

## Play money

While this site runs on play money, balance and comp are numbers for play. They cannot be bought, sold or exchanged for real money, and requests to deposit or withdraw move no real money.

## Games and records

The game provider determines the result of each round. Every bet and win is listed on My page. An incorrect amount is corrected by a new entry; the original entry is kept.

## What is not allowed

Automated play, deliberate use of errors, and the use of another person's account.

## How we look for automated play

The starts of rounds are read afterwards for three things: play for ${PLAY_RULES.longPlayHours} hours or more without a pause of ${PLAY_RULES.pauseMinutes} minutes; ${PLAY_RULES.evenRounds} intervals in a row between rounds of one slot that are almost equal (a standard deviation below ${PLAY_RULES.evenSpreadMs} milliseconds); and bets from log-ins on two different networks within the same minute, ${PLAY_RULES.networkMinutes} times or more. Reaching one of them blocks nothing. Staff look at what was measured and record their decision with its reason. If an account is suspended, the member is told why and can contest it.

## Breaks

If gambling becomes a problem, stop and get help. On My page, under Play safely, you can take a break or exclude yourself at any time; it applies at once and cannot be shortened or cancelled. Under Limits you can limit your deposits and stakes; a new or lower limit applies at once, a higher one after the wait that is shown there and your confirmation. Bets placed before a break are settled as usual, and winnings are paid to the balance.

## Suspension and closing

We may suspend an account that breaks these terms, after telling you the reason. You can close your account yourself on My page under Play safely. Stakes and deposits end as soon as you ask, and the account closes once you have withdrawn the balance.`,
  privacy: (site) => `## About this text

This built-in text applies until the operator of ${site} publishes their own privacy notice. It describes the data that this site stores.

## What we store

The ID, nickname, phone number, date of birth and bank account that you entered, and your language. Passwords are stored only as hashes, from which they cannot be restored. We also store the time, IP address and browser of each login, and the records of your bets, deposits, withdrawals, comp, inquiries and notes. Where the rules for this site demand it, we also store the identity document that you send, encrypted; only the staff who verify identities see it. To find accounts that share an IP address, a browser, a phone number or a bank account, we keep a list of the addresses and browsers that you logged in from.

## How we use it

Only to protect your account, to provide games, deposits and withdrawals, to answer inquiries, and to check age and limits.

## Who receives it

When you open a game, its provider receives a random member number, the currency, the language, your IP address and the type of device. Your name, phone number and bank account are not shared. There is no third-party advertising or tracking.

## Cookies and browser storage

There are three cookies. dalbit_session keeps you logged in and is deleted when you log out or the session ends. dalbit_device identifies the browser that you logged in with; it shows whether one person uses several accounts, and lets you log in while others try to log in as you. It is kept for 400 days after the last login. locale is the language you chose and is kept for a year. Your browser also stores the last ID, the notices you closed and the draft of an inquiry. It never stores passwords.

## How long we keep it

Financial records and records of breaks, self-exclusions and your own limits are not deleted. While one holds, your account data is kept too, so that you are recognised. Records of a closed account are kept for the years that the rules for this site demand. Other data is kept as long as the operator decides and the law requires.

## Your rights

You can download your data under Profile on My page. You can close your account under Play safely. To correct your data, or to have the personal data of a closed account erased, contact the help desk. Personal data can be erased once the records have been kept for their time; the help desk tells you the day. Financial records and data that the law requires are then kept under a number.`,
  accessibility: (site) => `## What this statement covers

This statement is about the pages of ${site} for visitors and for members.

## The standard

We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.

## How it is checked

The software of this site is checked by automated tests while it is developed. They open its pages in several states and languages and apply the rules of the checker axe-core for WCAG 2.0, 2.1 and 2.2 at levels A and AA. Automated tests also cover the contrast of colours, the size of buttons and links, use with the Tab key alone, large and widely spaced text, windows from 320 pixels wide, and forced colours.

This statement is based on these automated tests alone. They cannot find every barrier.

## Known limits

Games are supplied by other companies and are covered neither by this statement nor by the tests.

Texts and pictures that the operator publishes, such as notices and notes, are not covered by the tests.

No test with a screen reader is recorded.

## Feedback

If something is hard for you to use, or you need information in another form, please tell us with the button below. Members write to the help desk; without logging in, you can use the contact page. Please name the page and, if you can, your browser and assistive technology.`,
};
