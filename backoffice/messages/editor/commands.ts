import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "#backoffice/messages/editor/schema.ts";

const { marks, nodes } = schema;

export const formats = ["bold", "italic", "underline", "bullets", "numbers", "link"] as const;
export type Format = (typeof formats)[number];

const markOf = { bold: marks.strong, italic: marks.em, underline: marks.underline };
const listOf = { bullets: nodes.bullet_list, numbers: nodes.ordered_list };

const hasMark = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean => {
  const { from, to, empty, $from } = selection;
  return empty
    ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, mark);
};

/** The list around the selection. */
function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth);
    if (type === listOf.bullets || type === listOf.numbers) return type;
  }
  return null;
}

/** Whether the selection has the format. */
export function hasFormat(state: EditorState, format: Format): boolean {
  if (format === "link") return hasMark(state, marks.link);
  if (format === "bullets" || format === "numbers") return listAround(state) === listOf[format];
  return hasMark(state, markOf[format]);
}

/** Puts the selection into a list, changes the kind of its list, or takes it out of this kind. */
const toggleList =
  (list: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (around === list) return liftListItem(nodes.list_item)(state, dispatch);
    if (around === null) return wrapInList(list)(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth).type === around) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), list));
        return true;
      }
    return false;
  };

/** The act of each format but the link, which needs an address. */
export const toggles: Readonly<Record<Exclude<Format, "link">, Command>> = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  underline: toggleMark(marks.underline),
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
};

/** The range of the link at the selection, or the selection itself. */
function linkRange({ selection, doc }: EditorState): { from: number; to: number; href: string } {
  const { from, to, $from } = selection;
  const link =
    marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  const href = String(link?.attrs["href"] ?? "");
  if (!link || !selection.empty) return { from, to, href };
  let range = { from, to };
  doc.nodesBetween($from.start(), $from.end(), (node, at) => {
    const isTouched = at <= from && from <= at + node.nodeSize;
    if (isTouched && link.isInSet(node.marks)) range = { from: at, to: at + node.nodeSize };
  });
  return { ...range, href };
}

/** The address of the link at the selection; empty without one. */
export const addressAt = (state: EditorState): string => linkRange(state).href;

/** Links the selection, or changes the link at it; without a selection it writes the address. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const mark = marks.link.create({ href });
    const { tr } = state;
    if (from === to) tr.insert(from, schema.text(href, [mark]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** The keys of the editor. Tab stays with the page, so that the keyboard leaves the editor. */
export const keys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  "Mod-b": toggles.bold,
  "Mod-i": toggles.italic,
  "Mod-u": toggles.underline,
  "Mod-Shift-7": toggles.numbers,
  "Mod-Shift-8": toggles.bullets,
  "Mod-]": sinkListItem(nodes.list_item),
  "Mod-[": liftListItem(nodes.list_item),
  "Mod-z": undo,
  "Mod-y": redo,
  "Mod-Shift-z": redo,
  "Shift-Enter": breakLine,
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap["Enter"] ?? breakLine),
};
