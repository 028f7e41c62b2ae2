const block = /<p>(.*?)<\/p>/gs;
const onlyParagraphs = /^(<p>(?:[^<]|<br \/>)*<\/p>)+$/;
const tag = /<\/?[a-z!]/i;

/**
 * Stored HTML of paragraphs and line breaks as the plain text that makes it; other HTML unchanged.
 */
export function plainTextOf(html: string): string {
  if (!onlyParagraphs.test(html)) return html;
  const text = [...html.matchAll(block)]
    .map(([, paragraph = ""]) => unescaped(paragraph.replaceAll("<br />", "\n")))
    .join("\n\n");
  // A text with a tag would be read as HTML when it is saved.
  return tag.test(text) ? html : text;
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
