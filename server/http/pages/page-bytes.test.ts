import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeNonce, NONCE_PLACE, pageBytesOf } from "#server/http/pages/page-bytes.ts";
import type { Encoding } from "#server/http/pages/page-encoding.ts";

const plainOf: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};
const encodings = Object.keys(plainOf) as Encoding[];

/** Text with repetitions, in several scripts, as a page has. */
const piece = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<li class="tile">',
        "로그인",
        'nonce="',
        '">',
        "日本語のページ",
        NONCE_PLACE.slice(3),
      ),
      fc.string({ unit: "binary", maxLength: 40 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join("").replaceAll(NONCE_PLACE, ""));

it.each(encodings)(
  "%s: every answer is the whole page with a nonce of its own",
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
        const bytes = await pageBytesOf(pieces.join(`x${NONCE_PLACE}">`), encoding);
        for (const nonce of [makeNonce(), makeNonce()]) {
          const answer = plainOf[encoding](bytes.withNonce(nonce)).toString();
          expect(answer).toBe(Buffer.from(pieces.join(`x${nonce}">`)).toString());
        }
      }),
      { numRuns: 150 },
    );
  },
);

it("a long page is compressed and holds its nonces", async () => {
  const rows = Array.from({ length: 9_000 }, (_, n) => `<p id="row-${n * 7_919}">한국어 ${n}</p>`);
  const html = `<style nonce="${NONCE_PLACE}">a{}</style><script nonce="${NONCE_PLACE}"></script>${rows.join("")}`;
  for (const encoding of encodings) {
    const bytes = await pageBytesOf(html, encoding);
    const nonce = makeNonce();
    const answer = bytes.withNonce(nonce);
    expect(plainOf[encoding](answer).toString()).toBe(html.replaceAll(NONCE_PLACE, nonce));
    if (encoding !== "identity") expect(answer.length).toBeLessThan(html.length / 3);
  }
});
