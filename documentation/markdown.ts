import { posix } from "node:path";
import { Marked, type Tokens } from "marked";

export type Heading = { depth: number; text: string; id: string };
export type Rendered = { html: string; headings: readonly Heading[] };

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&amp;/g, "&")
    .replace(/&(lt|gt|quot|#39);/g, "");

/** The anchor that code hosts give a heading, so that links work on both. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/**
 * Renders a Markdown file of the project. A link to a file that is a page becomes a link to that
 * page; a link to any other file keeps its text only, because the source is not served.
 * @param pageOf the address of the page made from a file; undefined when there is none
 */
export function renderMarkdown(
  markdown: string,
  source: string,
  pageOf: (file: string) => string | undefined,
): Rendered {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const anchor = anchorOf(plain(html));
        const times = used.get(anchor) ?? 0;
        used.set(anchor, times + 1);
        const id = times === 0 ? anchor : `${anchor}-${times}`;
        headings.push({ depth, text: plain(html), id });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens);
        if (/^(https?:|mailto:|#|\/)/.test(href)) return `<a href="${href}">${html}</a>`;
        const [file = "", anchor] = href.split("#");
        const page = pageOf(posix.join(posix.dirname(source), file));
        return page ? `<a href="${page}${anchor ? `#${anchor}` : ""}">${html}</a>` : html;
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="/docs/${posix.basename(href)}" alt="${text}" loading="lazy">`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  // A wide table and long code scroll by themselves, by keyboard too.
  return {
    headings,
    html: html
      .replace(/<table>/g, '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
      .replace(/<th([^>]*)><\/th>/g, "<td$1></td>")
      .replace(/<\/table>/g, "</table></div>")
      .replace(/<pre>/g, '<pre tabindex="0">'),
  };
}
