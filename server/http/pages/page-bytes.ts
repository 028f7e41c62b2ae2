import { randomBytes } from "node:crypto";
import {
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type BrotliCompress,
  type DeflateRaw,
} from "node:zlib";
import { brotliOptions, type Encoding } from "#server/http/pages/page-encoding.ts";

/** Random bytes for many nonces: one request to the generator costs as much as 256 of them. */
let random = Buffer.alloc(0);
const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 256;

/** A new nonce: 22 letters, made from bytes that are used once. */
export function makeNonce(): string {
  if (random.length === 0) random = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
  const nonce = random.toString("base64url", 0, NONCE_BYTES);
  random = random.subarray(NONCE_BYTES);
  return nonce;
}

/** Takes the nonce's place in a page that is rendered once for many answers. */
export const NONCE_PLACE = makeNonce();
const NONCE_LENGTH = NONCE_PLACE.length;

/** A page in one encoding, into which every answer's nonce is put. */
export type PageBytes = { size: number; withNonce(nonce: string): Buffer };

/**
 * Encodes a page that was rendered with `NONCE_PLACE`. In compressed bytes the nonce is in a block
 * of its own that is stored as it is, and no other block refers to it.
 */
export async function pageBytesOf(html: string, encoding: Encoding): Promise<PageBytes> {
  const plain = html.split(NONCE_PLACE).map((piece) => Buffer.from(piece));
  if (encoding === "br") return joined(await inBrotli(plain));
  if (encoding === "gzip") return withChecksum(joined(await inDeflate(plain)), plain);
  return joined(plain);
}

const between = (pieces: readonly Buffer[], nonce: string): Buffer[] =>
  pieces.flatMap((piece, at) => (at === 0 ? [piece] : [Buffer.from(nonce), piece]));

const sizeOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((size, { length }) => size + length, 0);

/** Copies the page as a whole and writes over the places. */
function joined(pieces: readonly Buffer[]): PageBytes {
  const whole = Buffer.concat(between(pieces, NONCE_PLACE));
  let end = 0;
  const places = pieces.slice(0, -1).map(({ length }) => {
    const place = end + length;
    end = place + NONCE_LENGTH;
    return place;
  });
  return {
    size: whole.length,
    withNonce(nonce) {
      const bytes = Buffer.allocUnsafe(whole.length);
      whole.copy(bytes);
      for (const place of places) bytes.write(nonce, place, "latin1");
      return bytes;
    },
  };
}

/** What follows a nonce in its block. */
const TAIL = 2;

/** The header of a stored block, with its length; more blocks follow it (RFC 7932, 9.2). */
const STORED = (() => {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((NONCE_LENGTH + TAIL - 1) << 3) | (1 << 19), 0, 3);
  return header;
})();

/**
 * Bytes that no text in UTF-8 has, different for each place and without repetition, so that the
 * compressor finds nothing to refer to.
 */
const fillerAt = (place: number): Buffer =>
  Buffer.from(
    Array.from({ length: NONCE_LENGTH }, (_, at) => 0xf5 + (at % 2 === 0 ? place : at >> 1)),
  );

/**
 * The compressor sees a filler for each nonce, so that distances in later blocks count its bytes.
 * The two bytes behind the nonce are in its block, because decoders look at the last two bytes.
 */
async function inBrotli(plain: readonly Buffer[]): Promise<Buffer[]> {
  const inputs = plain.flatMap((piece, at) =>
    at === 0
      ? [piece]
      : [Buffer.concat([fillerAt(at - 1), piece.subarray(0, TAIL)]), piece.subarray(TAIL)],
  );
  const stream = createBrotliCompress(brotliOptions);
  const outputs = await pieceByPiece(stream, inputs, constants.BROTLI_OPERATION_FLUSH);
  return plain.map((piece, at) => {
    const isLast = at === plain.length - 1;
    return Buffer.concat([
      at === 0 ? Buffer.alloc(0) : piece.subarray(0, TAIL),
      outputs[at * 2] ?? Buffer.alloc(0),
      isLast ? Buffer.alloc(0) : STORED,
    ]);
  });
}

/** RFC 1952: compressed by DEFLATE, by a Unix system, without a name or a time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** RFC 1951, 3.2.4: not the last block, stored; its length, and the length's complement. */
const STORED_IN_DEFLATE = Buffer.from([0, NONCE_LENGTH, 0, ~NONCE_LENGTH & 0xff, 0xff]);

/** After a full flush no block refers to an earlier one. */
async function inDeflate(plain: readonly Buffer[]): Promise<Buffer[]> {
  const outputs = await pieceByPiece(createDeflateRaw(), plain, constants.Z_FULL_FLUSH);
  return outputs.map((piece, at) =>
    Buffer.concat([
      at === 0 ? GZIP_HEADER : Buffer.alloc(0),
      piece,
      at === outputs.length - 1 ? Buffer.alloc(0) : STORED_IN_DEFLATE,
    ]),
  );
}

/** Adds gzip's end: the checksum and the length of the plain page. */
const withChecksum = (packed: PageBytes, plain: readonly Buffer[]): PageBytes => ({
  size: packed.size + sizeOf(plain),
  withNonce(nonce) {
    const pieces = between(plain, nonce);
    const end = Buffer.alloc(8);
    end.writeUInt32LE(pieces.reduce((sum, piece) => crc32(piece, sum), 0));
    end.writeUInt32LE(sizeOf(pieces), 4);
    return Buffer.concat([packed.withNonce(nonce), end]);
  },
});

/** Compresses each input up to a byte boundary. */
async function pieceByPiece(
  stream: BrotliCompress | DeflateRaw,
  inputs: readonly Buffer[],
  flush: number,
): Promise<Buffer[]> {
  const outputs: Buffer[] = [];
  let gathered: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => gathered.push(chunk));
  for (const [at, input] of inputs.entries()) {
    await new Promise<void>((resolve, reject) => {
      stream.once("error", reject);
      if (at === inputs.length - 1) stream.once("end", resolve).end(input);
      else {
        stream.write(input);
        stream.flush(flush, resolve);
      }
    });
    outputs.push(Buffer.concat(gathered));
    gathered = [];
  }
  return outputs;
}
