import { drawsFrom, messageOf, type Draw } from "../fairness/draws.ts";

/** The seeds of a round, once its server seed is revealed. */
export type Proof = {
  commitment: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/** Browsers compute hashes on secure addresses only. */
export const canProve = (): boolean => "subtle" in crypto;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the commitment that was shown before is the hash of the revealed seed. */
export async function keepsCommitment({ serverSeed, commitment }: Proof): Promise<boolean> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(serverSeed))) === commitment;
}

class OutOfBlocks extends Error {}
const firstBlocks = 32;

/** Computes a round again in this browser, from its seeds alone. */
export async function decideAgain<T>(proof: Proof, decide: (draw: Draw) => T): Promise<T> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(proof.serverSeed), algorithm, false, [
    "sign",
  ]);
  const blocks: Uint8Array[] = [];
  for (let wanted = firstBlocks; ; wanted *= 4) {
    while (blocks.length < wanted) {
      const message = messageOf(proof.clientSeed, proof.nonce, blocks.length);
      blocks.push(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(message))));
    }
    try {
      return decide(
        drawsFrom((index) => {
          const block = blocks[index];
          if (block === undefined) throw new OutOfBlocks();
          return block;
        }),
      );
    } catch (error) {
      if (!(error instanceof OutOfBlocks)) throw error;
    }
  }
}
