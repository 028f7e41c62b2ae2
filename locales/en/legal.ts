import type { LegalTexts } from "#locales/legal-texts.ts";

/** Built-in; see `locales/legal-texts.ts`. */
export const enLegal: LegalTexts = {
  terms: (site, age) => `## About this text

This is the built-in text that holds until the operator of ${site} publishes terms of their own. It is not legal advice. Once the operator's terms are published, those apply.

## Who may play

You must be at least ${age} years old and use one account in your own name. Do not lend your account or password to anyone.

## Play money

While this site runs on play money, balance and comp are numbers for play. They cannot be bought, sold or exchanged for real money, and requests to deposit or withdraw move no real money.

## Games and records

The game provider decides the result of each round, and every bet and win is listed on My page. An amount that was recorded by mistake is corrected with a new entry; the original is not deleted.

## What is not allowed

Playing with automated programs, knowingly using an error, or using another person's account.

## Breaks

If playing becomes a burden, stop and get help. You can ask Help at any time to suspend your account; someone checks the request and does it.

## Suspension and closing

An account that breaks these terms may be suspended after we have told you the reason. To close your account, contact Help.`,
  privacy: (site) => `## About this text

This is the built-in text that holds until the operator of ${site} publishes a privacy notice of their own. It describes what this site actually keeps.

## What is kept

The ID, nickname, phone number, date of birth and bank account that you entered, and the language of your pages. Passwords are kept only as values that cannot be turned back. We also keep when, from which internet address and with which browser you logged in, and the records of your bets, deposits, withdrawals, comp, inquiries and notes. To see which accounts share an internet address, a browser, a phone number or a bank account, there is a list of the addresses and browsers that you logged in from.

## What it is used for

Only to protect your account, to run games, deposits and withdrawals, to answer inquiries, and to check age and limits.

## Who receives it

When you open a game, its provider receives a random member number, the currency, the language, your internet address and the kind of device. Your name, phone number and bank account are not passed on. There are no outside programs for advertising or tracking.

## Cookies and browser storage

There are three cookies. dalbit_session remembers your login and goes when you log out or the login ends. dalbit_device is a name for the browser that you logged in with; it serves to see whether one person uses several accounts and to let you in while others try to log in as you, and stays for 400 days after the last login. locale is the language you chose and stays for a year. Your browser also keeps the last ID, the notices you closed and an inquiry you are writing. Passwords are never stored there.

## How long

Records of money are not deleted. Other data is kept as long as the operator decides and the law requires.

## Your rights

You can download what is kept about you under Profile on My page. To correct it, to close your account, or to have the person behind a closed account erased, contact Help. Records of money and what the law asks for then stay under a number.`,
};
