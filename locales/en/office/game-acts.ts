import type { GameActTexts } from "#locales/ko/office/game-acts.ts";

export const enGameActs: GameActTexts = {
  "set-provider-used": "Switch a provider on or off",
  "order-providers": "Reorder providers",
  "change-provider": "Change a provider",
  "set-game-used": "Switch a game on or off",
  "order-games": "Reorder games",
  "change-game": "Change a game",
  "upload-game-art": "Upload a game's picture",
  "add-game-provider": "Add a provider",
  "add-game": "Add a game",
  "import-games": "Apply games of the feed",
  "import-game-list": "Apply a whole list of games",
  "set-game-availability": "Change the availability",
  "set-game-info-sheet": "Write a game's info sheet",
  "pin-game-build": "Pin the build of a game",
  "set-build-used": "Switch a build on or off",
  "set-game-figures": "Enter return and volatility",
  "add-game-certificate": "Register a certificate",
  "add-system-certificate": "Register a certificate of a generator or the platform",
  "withdraw-system-certificate": "Withdraw a certificate of a generator or the platform",
  "withdraw-game-certificate": "Withdraw a certificate",
};
