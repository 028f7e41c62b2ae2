/** Draws a whole number from 0 up to and excluding `limit`, all equally likely. */
export type Draw = (limit: number) => number;

/** Block `index` of a stream of random bytes, 32 bytes each. */
export type Block = (index: number) => Uint8Array;

const wordCount = 2 ** 32;
const wordBytes = 4;

/**
 * The message whose HMAC-SHA256, keyed with the text of the server seed, is block `index`. Everyone
 * who knows the seeds can compute it with standard tools.
 */
export const messageOf = (clientSeed: string, nonce: number, index: number): string =>
  `${clientSeed}:${nonce}:${index}`;

/**
 * Reads a stream four bytes at a time, big endian. A word above the last whole multiple of `limit`
 * is skipped, so that all numbers are equally likely. Throws RangeError for a limit outside 1 to
 * 2^32.
 */
export function drawsFrom(block: Block): Draw {
  let bytes: DataView = new DataView(new ArrayBuffer(0));
  let [index, offset] = [0, 0];
  return (limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > wordCount) {
      throw new RangeError("a draw needs a whole limit from 1 to 2^32");
    }
    const taken = wordCount - (wordCount % limit);
    for (;;) {
      if (offset >= bytes.byteLength) {
        const next = block(index);
        bytes = new DataView(next.buffer, next.byteOffset, next.byteLength);
        index += 1;
        offset = 0;
      }
      const word = bytes.getUint32(offset);
      offset += wordBytes;
      if (word < taken) return word % limit;
    }
  };
}
