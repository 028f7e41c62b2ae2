import { readFileSync } from "node:fs";
import type { Player, Players, Transport } from "#conformance/kit.ts";

/** One wallet and how the kit reaches it. */
export type Wallet = { url: string; transport: Transport; secret: string; players: Players };

const ANSWER_WITHIN_MS = 10_000;

/** Calls go to paths below `url`. */
export const overHttp =
  (url: string): Transport =>
  async ({ path, ...request }) => {
    const answer = await fetch(`${url.replace(/\/$/, "")}/${path}`, {
      ...request,
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  };

const fields = ["ref", "token", "session", "game", "currency"] as const;

/**
 * Players from a JSON file, each used once.
 * @throws Error that names the entry and its missing field, or reports that none are left
 */
export function listedPlayers(file: string): Players {
  const listed: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(listed)) throw new Error(`${file} is no list of players.`);
  const players = listed.map((each: Partial<Player>, at): Player => {
    for (const field of fields)
      if (typeof each[field] !== "string")
        throw new Error(`${file}: player ${at + 1} has no text "${field}".`);
    return each as Player;
  });
  return {
    async fresh() {
      const next = players.shift();
      if (!next) throw new Error(`${file} has too few players: every case uses some up.`);
      return next;
    },
  };
}
