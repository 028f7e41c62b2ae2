import type { OfficeBuildTexts } from "#locales/ko/office/builds.ts";

export const enOfficeBuilds: OfficeBuildTexts = {
  title: "Builds of games",
  lead: "Each game is pinned to a build and its return. When the provider's feed reports another build or return, the game no longer opens and takes no new stake at once; wins of open rounds are still paid. It opens again when the provider returns to the pinned build, or when another build is pinned.",
  pinned: "Pinned build",
  told: "Build reported by the provider",
  none: "None",
  state: "State",
  states: {
    same: "The same",
    other: "Another build, blocked",
    off: "Build is off, blocked",
    unpinned: "Not pinned",
    untold: "No feed to compare",
  },
  pin: "Pin",
  pinOf: (name) => `Pin the build of ${name}`,
  version: "Version",
  versionHint: "Exactly as in the certificate and in the provider's feed.",
  returnHint: "For example 96.5. Leave it empty for a game whose bets have returns of their own.",
  pinLead:
    "Members see the pinned build on the game's info sheet. A game that is on needs a valid certificate of this build.",
  studioBuilds: "Builds of the provider",
  noBuilds: "No build is pinned",
  count: "Games",
  used: "In use",
  inUse: (version) => `Use build ${version}`,
  offTitle: (version) => `Switch off build ${version}`,
  offLead: (count) =>
    `Games with this build: ${count}. Within 5 seconds they take no new stake on any site. Open rounds go on to their end.`,
  onTitle: (version) => `Switch on build ${version}`,
  off: "Switch off",
  on: "Switch on",
  switchedOff: "The build was switched off.",
  says: (game, version, percent) => `Pin ${game} to build ${version}, return ${percent}`,
  saysOn: (provider, version) => `Switch on build ${version} of ${provider}`,
};
