import type { OfficeOpeningTexts } from "#locales/ko/office/opening.ts";

export const enOfficeOpening = {
  title: "Opening",
  lead: "What must be there before members are let in. Each state is read from the settings and the database.",
  play: "The site runs with play money now, so members are let in from the start. The opening applies to real money.",
  waits: "The site is not open yet: members cannot register, deposit or play.",
  openedAt: (time) => `Opened at ${time}.`,
  ready: "Everything is there. Two operators can open the site.",
  notReady: (count) => `Before the opening, this many items are still missing: ${count}.`,
  open: "Open",
  openHint: "Members can then register, deposit and play. It cannot be undone.",
  invite: "Invite a tester",
  inviteHint:
    "The operator who approves it gets a link with which one person can register within 24 hours. That person can deposit and play with real money before the opening, and is a member like all others after it.",
  line: "Item",
  state: "State",
  need: "What is needed",
  done: "Ready",
  missing: "Missing",
  missingAt: (names) => `Missing: ${names}`,
  goTo: "Open the screen",
  names: {
    licences: "Company and licence",
    countries: "Countries",
    profiles: "Jurisdiction",
    documents: "Terms and privacy",
    accounts: "Bank accounts",
    administrators: "Second administrator",
    keys: "Keys held elsewhere",
    backup: "Backup",
    drill: "Restore drill",
    connections: "Connections to providers",
    selfTests: "Self-tests of connections",
    certificates: "Certificates of platform and random numbers",
    games: "Games",
    jackpots: "Jackpots",
    testBets: "Test bets",
  },
  says: {
    licences: "Every site names its company and its licence.",
    countries: "The licence of every site covers a country that this installation allows.",
    profiles:
      "A jurisdiction that a site names has rules. A site without one follows the strictest built-in rules.",
    documents: "Every site has published terms and a privacy notice in six languages.",
    accounts: "At least one bank account takes deposits.",
    administrators: "There are two administrators, who check each other.",
    keys: "Secrets come from the environment and not from the data folder.",
    backup: "A backup succeeded within the last 26 hours.",
    drill: "A backup was restored as a drill within the last 7 days.",
    connections: "Each connection to a provider has its secret.",
    selfTests:
      "Each connection for real money has passed a self-test with its present settings and secret.",
    certificates:
      "The platform has a valid certificate for the jurisdiction of every site, and so has the random number generator of every provider in use.",
    games: "At least one game of an active provider is switched on.",
    jackpots:
      "Each pool that a provider's stakes feed has its first money. A house without jackpots needs nothing here.",
    testBets:
      "On each connection with a game switched on, a round with a real-money stake has ended. Before the opening, testers play it.",
  },
} satisfies OfficeOpeningTexts;
