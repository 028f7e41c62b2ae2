import { createHash, createHmac, randomBytes } from "node:crypto";
import { drawsFrom, messageOf, type Draw } from "./draws.ts";

/** A server seed: 256 random bits as lowercase hexadecimal text. */
export const newServerSeed = (): string => randomBytes(32).toString("hex");

/** What a player's own seed is until they choose one. */
export const newClientSeed = (): string => randomBytes(8).toString("hex");

/** What players see before a round: SHA-256 of the seed's text, lowercase hexadecimal. */
export const commitmentOf = (serverSeed: string): string =>
  createHash("sha256").update(serverSeed).digest("hex");

/** The draws of one round. The same seeds and nonce are the same draws, always. */
export const drawsOf = (serverSeed: string, clientSeed: string, nonce: number): Draw =>
  drawsFrom((index) =>
    createHmac("sha256", serverSeed)
      .update(messageOf(clientSeed, nonce, index))
      .digest(),
  );

/**
 * The seed of a thing that everybody shares (a table's round, a match), from the house's secret.
 * Nothing has to be kept for it, and knowing one tells nothing of another.
 */
export const derivedSeed = (houseSecret: string, name: string): string =>
  createHmac("sha256", houseSecret).update(name).digest("hex");
