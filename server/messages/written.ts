import sanitizeHtml from "sanitize-html";
import type { Removal } from "#contract/office/announcements.ts";
import { cleanHtml } from "#server/messages/html.ts";

/** Somebody who writes "2 < 3" means no tag. */
const looksLikeHtml = /<\/?[a-z!]/i;

/**
 * What staff wrote as the HTML that is kept: plain text becomes paragraphs and line breaks, HTML
 * keeps its allowed part.
 */
export function htmlOfWritten(written: string): string {
  if (looksLikeHtml.test(written)) return cleanHtml(written);
  const paragraphs = written.trim().split(/\n\s*\n/);
  return paragraphs.map((text) => `<p>${escaped(text).replaceAll("\n", "<br />")}</p>`).join("");
}

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "");

/**
 * The same, and what of it was taken out: tags, and attributes of tags that stayed, with how many
 * of each. It compares what the parser found before with what is there afterwards.
 */
export function previewOfWritten(written: string): { html: string; removed: Removal[] } {
  const html = htmlOfWritten(written);
  const left = countedMarks(html);
  const removed: Removal[] = [];
  for (const [mark, count] of countedMarks(looksLikeHtml.test(written) ? written : "")) {
    const gone = count - (left.get(mark) ?? 0);
    const [tag = "", attribute = null] = mark.split(" ");
    // The attributes of a tag that went went with it.
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
    // Nothing of this pass is kept: it only counts.
    allowVulnerableTags: true,
    onOpenTag(tag, attributes) {
      add(tag);
      // The window of a link is ours to decide, and says nothing about what was written.
      for (const name of Object.keys(attributes)) if (name !== "rel") add(`${tag} ${name}`);
    },
  });
  return marks;
}
