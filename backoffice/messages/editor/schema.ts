import { Schema, type MarkSpec, type NodeSpec, type TagParseRule } from "prosemirror-model";

/** Addresses that the server keeps too: http, https, or a path of this site. */
export const isAllowedAddress = (href: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(href) || /^\/(?!\/)/.test(href);

const block = (tag: string, content: string, more: Partial<NodeSpec> = {}): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

/** A cell of a table that was pasted or written elsewhere; it keeps its spans. */
const cell = (tag: "td" | "th"): NodeSpec => ({
  content: "block+",
  isolating: true,
  attrs: { spans: { default: {} } },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        spans: Object.fromEntries(
          ["colspan", "rowspan", ...(tag === "th" ? ["scope"] : [])].flatMap((name) => {
            const value = element.getAttribute(name);
            return value === null ? [] : [[name, value]];
          }),
        ),
      }),
    },
  ],
  toDOM: ({ attrs }) => [tag, attrs["spans"] as Record<string, string>, 0],
});

/** The tags that the server keeps (`server/messages/html.ts`), as nodes. */
const nodes = {
  doc: { content: "block+" },
  paragraph: block("p", "inline*", { group: "block" }),
  bullet_list: block("ul", "list_item+", { group: "block" }),
  ordered_list: block("ol", "list_item+", { group: "block" }),
  list_item: block("li", "paragraph block*", { defining: true }),
  table: block("table", "caption? (thead | tbody)+", { group: "block", isolating: true }),
  caption: block("caption", "inline*"),
  thead: block("thead", "tr+"),
  tbody: block("tbody", "tr+"),
  tr: block("tr", "(td | th)+"),
  td: cell("td"),
  th: cell("th"),
  image: {
    group: "inline",
    inline: true,
    attrs: { src: {}, alt: { default: "" } },
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (element) => {
          const src = element.getAttribute("src") ?? "";
          return /^(https:\/\/|\/(?!\/))/i.test(src) && { src, alt: element.getAttribute("alt") };
        },
      },
    ],
    toDOM: ({ attrs }) => ["img", { src: String(attrs["src"]), alt: String(attrs["alt"] ?? "") }],
  },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  text: { group: "inline" },
} satisfies Record<string, NodeSpec>;

/** Some word processors wrap what they copy in a `b` of normal weight. */
const unlessNormal = (tag: string): TagParseRule => ({
  tag,
  getAttrs: ({ style }) => (style.fontWeight === "normal" ? false : null),
});

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? "";
          return isAllowedAddress(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: String(attrs["href"]) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      unlessNormal("b"),
      {
        style: "font-weight",
        getAttrs: (weight) => (/^(bold(er)?|[6-9]\d\d)$/.test(weight) ? null : false),
      },
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [{ tag: "em" }, { tag: "i" }, { style: "font-style=italic" }],
    toDOM: () => ["em", 0],
  },
  underline: {
    parseDOM: [{ tag: "u" }, { style: "text-decoration=underline" }],
    toDOM: () => ["u", 0],
  },
} satisfies Record<string, MarkSpec>;

/** What a message can contain. Everything else is left out when it is pasted. */
export const schema = new Schema({ nodes, marks });
