import sanitizeHtml from "sanitize-html";

const KEPT_AT_MOST = 2_000;

/** What staff may use in a notice, popup, note or reply. No style, no class, no script, no frame. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br b strong i em u a img ul ol li table caption thead tbody tr th td".split(" "),
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
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
  // An image whose source was refused would be a broken frame.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

const cleaned = new Map<string, string>();

/**
 * HTML that may stand in a member's page: a small allow-list, everything else taken out.
 * The same text is cleaned once, since every home page shows the same notices.
 */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, allowed);
  const oldest = cleaned.keys().next();
  if (cleaned.size >= KEPT_AT_MOST && !oldest.done) cleaned.delete(oldest.value);
  cleaned.set(html, clean);
  return clean;
}
