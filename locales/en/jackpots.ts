import type { JackpotTexts } from "#locales/ko/jackpots.ts";

export const enJackpots = {
  rulesTitle: "Rules of the jackpots",
  amount: "Amount now",
  start: "Restarts at",
  share: "Share of each stake",
  shareDiffers: "Differs by game",
  readAt: (time) => `As of ${time}`,
  none: "There is no jackpot now",
  rules: [
    {
      name: "Funding",
      text: "Each stake in a game with jackpots puts the share above into the pool. It is part of the stake, so you pay nothing extra. The share of a cancelled stake is taken out again. A changed share applies to stakes after the next win of that jackpot.",
    },
    {
      name: "Start amount",
      text: "The operator pays a pool's first money. After a win it starts again with the start amount, which the operator pays too. A pool without money is shown as not available.",
    },
    { name: "Ceiling", text: "The amount has no upper limit. It grows until it is won." },
    {
      name: "Draw",
      text: "The game draws inside the round. Its own rules show the chance and how it is drawn. Practice does not draw.",
    },
    {
      name: "Amount",
      text: "You receive the whole jackpot amount that the game names, at once, in your balance. Where the pool holds less, the studio pays the rest.",
    },
    {
      name: "Ties",
      text: "A round wins one jackpot at most. When several members win at almost the same time, the win that arrives first gets what the pool holds, and the next one also receives the whole amount that its game names.",
    },
    {
      name: "Cancellation",
      text: "When a round that won is cancelled, the win returns to the pool.",
    },
    {
      name: "End",
      text: "A jackpot has no end date: while games feed it, its money stays until it is won. Once no game feeds it any more, it is shown as not available, and the operator may return its money to the funds from which jackpots start. After that it is no longer shown.",
    },
  ],
} satisfies JackpotTexts;
