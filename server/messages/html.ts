import sanitizeHtml from "sanitize-html";
import { BoundedMap } from "#server/kit/bounded-map.ts";

const KEPT_AT_MOST = 2_000;

/**
 * The tags that staff may use in announcements, notes and replies: no style, class, script or
 * frame.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br b strong i em u a img ul ol li table caption thead tbody tr th td meter".split(
    " ",
  ),
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    meter: ["value", "max"],
  },
  allowedSchemes: ["http", "https"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && { href }), rel: "noopener noreferrer" },
    }),
    img: (tagName, { src, alt }) => ({
      tagName,
      attribs: { ...(src !== undefined && { src }), alt: alt ?? "" },
    }),
  },
  // An image without an allowed source would show as broken.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

const cleaned = new BoundedMap<string, string>(KEPT_AT_MOST);

/**
 * Sanitises HTML for members' pages with a small allow-list. Results are cached, because every home
 * page shows the same notices.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, allowed);
  cleaned.set(html, clean);
  return clean;
}
