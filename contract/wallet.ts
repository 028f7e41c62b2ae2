import * as z from "zod/mini";
import { call } from "#contract/call.ts";

/** The game balance, whole won. `gameMoney` lies at transfer-wallet providers. */
export const gameBalance = z.object({
  gameMoney: z.int(),
  balance: z.int(),
  rolling: z.int(),
  userId: z.string(),
});

export const walletCalls = {
  "get-in-game-balance": call({
    summary: "The member's cash, game money and comp in whole won.",
    access: "member",
    changes: false,
    input: z.strictObject({}),
    output: gameBalance,
    refusals: [],
  }),
};
