import { createHash, createHmac, randomBytes } from "node:crypto";
import { drawsFrom, messageOf, type Draw } from "./draws.ts";

/** A server seed: 256 random bits as lowercase hexadecimal text. */
export const newServerSeed = (): string => randomBytes(32).toString("hex");

/** A player's client seed until they choose one. */
export const newClientSeed = (): string => randomBytes(8).toString("hex");

/** What players see before a round: SHA-256 of the seed's text, lowercase hexadecimal. */
export const commitmentOf = (serverSeed: string): string =>
  createHash("sha256").update(serverSeed).digest("hex");

/** The draws of one round; equal seeds and nonces give equal draws. */
export const drawsOf = (serverSeed: string, clientSeed: string, nonce: number): Draw =>
  drawsFrom((index) =>
    createHmac("sha256", serverSeed)
      .update(messageOf(clientSeed, nonce, index))
      .digest(),
  );

/**
 * The seed of a shared round or match, derived from the provider's secret. It needs no storage, and
 * knowing one reveals nothing about another.
 */
export const derivedSeed = (providerSecret: string, name: string): string =>
  createHmac("sha256", providerSecret).update(name).digest("hex");
