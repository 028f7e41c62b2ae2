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
