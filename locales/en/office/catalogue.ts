import type { OfficeCatalogueTexts } from "#locales/ko/office/catalogue.ts";

export const enOfficeCatalogue: OfficeCatalogueTexts = {
  title: "Compare with the feed",
  addProvider: "Add a provider",
  addLead: "It is added switched off. Switching it on needs another operator.",
  code: "Code",
  codeHint: "Up to 32 lower-case letters, digits and hyphens. It cannot be changed later.",
  lobbyHint:
    "The code with which the provider opens its lobby: up to 32 lower-case letters, digits and hyphens. It cannot be changed later.",
  added: "The provider was added.",
  addGame: "Add a game",
  addGameLead: "It is added switched off. Another operator must approve switching it on.",
  gameCodeHint:
    "The provider's own code, exactly as it is written there. It cannot be changed later.",
  gameAdded: "The game was added.",
  returnPercent: "Return to player (%)",
  returnHint: "For example 96.5. Leave it empty when it is not declared.",
  pictureHint: "Without a picture it has the provider's picture.",
  compare: "Compare with the provider's feed",
  lead: {
    new: "Games that the provider has and this site does not.",
    changed:
      "Games whose declared return, volatility or build has changed. Until it is approved, members see the earlier figure.",
    gone: "Games that the provider no longer offers.",
  },
  neverRead: "The provider's feed has not been read yet, or its protocol has none.",
  readAt: "The feed was read",
  kinds: { new: "New", changed: "Changed", gone: "No longer offered" },
  search: "Name or code of a game",
  find: "Find",
  takeSelected: (count) => `Apply ${count} selected`,
  takeAll: (count) => `Apply all ${count}`,
  leftOut: {
    uncertified: (count) => `Left out, because they have no valid certificate: ${count}.`,
    undescribed: (count) => `Left out, because their rules or stakes are missing: ${count}.`,
  },
  list: "Games to apply",
  listLead: (count) =>
    `Games as the proposing operator saw them: ${count}. Approving applies exactly this list.`,
  listHash: "Hash of the list (SHA-256):",
  more: "Next games",
  empty: { new: "No new games", changed: "No changed games", gone: "No games were withdrawn" },
  first: (count) => `The first ${count} are shown. The others follow once these are applied.`,
  undeclared: "Not declared",
  returnToPlayer: "Return to player",
  volatility: "Volatility",
  says: {
    new: (provider, count) => `Release new games of ${provider}: ${count}`,
    changed: (provider, count) => `Change return and volatility of games of ${provider}: ${count}`,
    gone: (provider, count) => `Switch off games of ${provider}: ${count}`,
  },
  effect: {
    new: "Once approved, the games are added and members can play them at once. Names and pictures can be changed later.",
    changed: "Once approved, members see the new figures.",
    gone: "Once approved, they take no new stakes. Wins of open rounds are still paid.",
  },
  propose: "Propose",
};
