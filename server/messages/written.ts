import sanitizeHtml from "sanitize-html";
import type { Removal } from "#contract/office/announcements.ts";
import { cleanHtml } from "#server/messages/html.ts";

/** Text such as "2 < 3" contains no tag. */
const looksLikeHtml = /<\/?[a-z!]/i;

/** Tags of block elements. A part of the text without any is put into a paragraph. */
const block = /<\/?(?:p|ul|ol|li|table|caption|thead|tbody|tr|td|th|div|h[1-6]|blockquote)\b/i;

/**
 * Staff's text as stored HTML: blank lines make paragraphs, other line ends line breaks, also beside
 * tags. Signs of plain text are escaped, HTML is sanitised.
 */
export function htmlOfWritten(written: string): string {
  const isHtml = looksLikeHtml.test(written);
  const html = written
    .trim()
    .split(/\n\s*\n/)
    .map((text) => (isHtml && block.test(text) ? text : paragraphOf(isHtml ? text : escaped(text))))
    .join("");
  return isHtml ? cleanHtml(html) : html;
}

const paragraphOf = (html: string): string => `<p>${html.replaceAll("\n", "<br />")}</p>`;

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "");

/**
 * The same, with what was removed: tags, and attributes of tags that stayed, each with its number.
 * It compares the parsed input with the output.
 */
export function previewOfWritten(written: string): { html: string; removed: Removal[] } {
  const html = htmlOfWritten(written);
  const left = countedMarks(html);
  const removed: Removal[] = [];
  for (const [mark, count] of countedMarks(looksLikeHtml.test(written) ? written : "")) {
    const gone = count - (left.get(mark) ?? 0);
    const [tag = "", attribute = null] = mark.split(" ");
    // The attributes of a removed tag are removed with it.
    const wentAlone = attribute === null || left.has(tag);
    if (gone > 0 && wentAlone) removed.push({ tag, attribute, count: gone });
  }
  return { html, removed };
}

/** Every tag, and every attribute as "tag attribute", with how often it occurs. */
function countedMarks(html: string): Map<string, number> {
  const marks = new Map<string, number>();
  const add = (mark: string) => marks.set(mark, (marks.get(mark) ?? 0) + 1);
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // This pass only counts; its output is discarded.
    allowVulnerableTags: true,
    onOpenTag(tag, attributes) {
      add(tag);
      // Sanitising sets `rel` itself.
      for (const name of Object.keys(attributes)) if (name !== "rel") add(`${tag} ${name}`);
    },
  });
  return marks;
}
