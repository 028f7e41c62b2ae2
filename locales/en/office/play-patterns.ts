import type { OfficePlayPatternTexts } from "#locales/ko/office/play-patterns.ts";

export const enOfficePlayPatterns = {
  title: "Play patterns",
  lead: "The starts of rounds are read minute by minute, after the minute is over. No member is blocked automatically.",
  views: { games: "Quick starts", open: "To review", closed: "Reviewed" },
  leads: {
    games:
      "Games with rounds that began sooner after the one before than the jurisdiction allows, in the last 30 days. The time is that at which the provider's call arrived, so it differs from the time in the game by the delay of the network. Compare with the certificate and ask the provider.",
    reviews:
      "What was measured reached a rule that the terms of use publish. It does not prove that a program played. Whether a game has an autoplay of its own is not known here: ask its provider.",
  },
  none: {
    games: "No quick starts in the last 30 days",
    open: "No member to review",
    closed: "No reviews yet",
  },
  starts: "Quick starts",
  members: "Members",
  shortest: "Shortest interval",
  least: "Least interval",
  last: "Last",
  certificates: "Certificates",
  certificatesOf: (game) => `Certificates: ${game}`,
  signs: {
    longPlay: "Play without a pause",
    evenRhythm: "Even intervals",
    twoNetworks: "Two networks",
  },
  sign: "Measured",
  measured: "Value",
  threshold: "Rule",
  when: "Time",
  rounds: "Rounds",
  roundsOf: (member) => `Rounds: ${member}`,
  rhythm: (intervals, mean) => `${intervals} intervals, mean ${mean}`,
  spread: (value) => `Standard deviation ${value}`,
  below: (value) => `below ${value}`,
  opened: "Opened by measurement",
  closedBy: (operator) => `Decided by ${operator}`,
  decide: "Decide",
  decideNote:
    "The decision changes nothing of the member's account. Contact or suspend the member on the member's page. Write what you found as the reason.",
  outcome: "Outcome",
  outcomes: { open: "Open", explained: "Explained", acted: "Acted on" },
} satisfies OfficePlayPatternTexts;
