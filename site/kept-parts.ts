import type { PartsOfPage } from "#site/app/app-context.tsx";

/** Of one process; the parts of a home page have some 60 kB. */
const BYTES_AT_MOST = 16 * 1024 * 1024;

const PART = /<kept-part at="(\d+)">(.*?)<\/kept-part>/gs;

/**
 * The HTML of parts of pages by everything that they show, so that a kept part is never an old one.
 * The least recently shown makes room.
 */
export class KeptParts {
  /** The least recently shown first. */
  readonly #kept = new Map<string, string>();
  readonly #bytesAtMost: number;
  #bytes = 0;

  constructor(bytesAtMost = BYTES_AT_MOST) {
    this.#bytesAtMost = bytesAtMost;
  }

  /** The bytes of all parts with their keys. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The parts of one page; `common` is what all of them show. */
  pageOf(common: string): PartsOfPage & { fill(html: string): string } {
    const taken: { key: string; html: string | undefined }[] = [];
    return {
      take: (own) => {
        const key = common + own;
        const html = this.#kept.get(key);
        taken.push({ key, html });
        return { at: taken.length - 1, isKnown: html !== undefined };
      },
      // React escapes every "<" of a text, so only parts look like parts.
      fill: (page) =>
        page.replace(PART, (_, at: string, rendered: string) => {
          const part = taken[Number(at)];
          if (!part) throw new Error("a page shows a part that it has not taken");
          const html = part.html ?? rendered;
          this.#keep(part.key, html);
          return html;
        }),
    };
  }

  #keep(key: string, html: string): void {
    if (!this.#kept.delete(key)) this.#bytes += sizeOf(key, html);
    this.#kept.set(key, html);
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#bytesAtMost) return;
      this.#kept.delete(oldest);
      this.#bytes -= sizeOf(oldest, old);
    }
  }
}

const sizeOf = (key: string, html: string): number => key.length + html.length;
