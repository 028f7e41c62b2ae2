import { DOMParser, DOMSerializer, type Node } from "prosemirror-model";
import { schema } from "#backoffice/messages/editor/schema.ts";

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Stored HTML as a document of the editor. A paragraph of one line break is an empty line. */
export function docOf(html: string): Node {
  // In a document of its own nothing is loaded and no script runs.
  const { body } = new window.DOMParser().parseFromString(html, "text/html");
  for (const line of body.querySelectorAll("p > br:only-child"))
    if (line.parentElement?.textContent === "") line.remove();
  return parser.parse(body);
}

const isEmpty = (doc: Node): boolean => {
  let found = false;
  doc.descendants(({ isText, type }) => {
    if (isText || type === schema.nodes.image) found = true;
    return !found;
  });
  return !found;
};

/** Pages join spaces and drop them at the beginning of a line; these are kept as no-break spaces. */
function keepSpaces(line: Element): void {
  const texts = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let isAfterSpace = true;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = [...text.data]
      .map((sign) => {
        const kept = sign === " " && isAfterSpace ? "\u{A0}" : sign;
        isAfterSpace = kept === " ";
        return kept;
      })
      .join("");
  }
}

/**
 * The document as HTML; empty without text and images. Empty lines have a line break, and repeated
 * spaces are kept, so that pages show both as they were typed.
 */
export function htmlOf(doc: Node): string {
  if (isEmpty(doc)) return "";
  const box = document.implementation.createHTMLDocument("").createElement("div");
  box.append(serializer.serializeFragment(doc.content, { document: box.ownerDocument }));
  for (const line of box.querySelectorAll("p, caption")) {
    keepSpaces(line);
    if (line.childNodes.length === 0) line.append(box.ownerDocument.createElement("br"));
  }
  return box.innerHTML;
}
