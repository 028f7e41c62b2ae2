import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keys } from "#backoffice/messages/editor/commands.ts";
import { docOf, htmlOf } from "#backoffice/messages/editor/html.ts";

type Options = {
  /** HTML at the beginning; later changes come from the editor alone. */
  initial: string;
  isLocked: boolean;
  /** Attributes of the text box. */
  attributes: Readonly<Record<string, string>>;
  onChange: (html: string) => void;
  onLink: (state: EditorState) => void;
};

/** The editor in an element, and its state after each change. */
export function useEditorView({ initial, isLocked, attributes, onChange, onLink }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const changed = useEffectEvent(onChange);
  const askForLink = useEffectEvent(onLink);
  const first = useEffectEvent(() => initial);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const link = (at: EditorState) => {
      askForLink(at);
      return true;
    };
    const editor = new EditorView(
      { mount: element },
      {
        state: EditorState.create({
          doc: docOf(first()),
          plugins: [history(), keymap({ "Mod-k": link }), keymap(keys)],
        }),
        dispatchTransaction(transaction) {
          const next = editor.state.apply(transaction);
          editor.updateState(next);
          setState(next);
          if (transaction.docChanged) changed(htmlOf(next.doc));
        },
      },
    );
    setView(editor);
    setState(editor.state);
    return () => editor.destroy();
  }, []);
  const fresh = JSON.stringify(attributes);
  useEffect(() => {
    if (!view || view.isDestroyed) return;
    const now = JSON.parse(fresh) as Record<string, string>;
    view.setProps({ attributes: now, editable: () => !isLocked });
  }, [view, fresh, isLocked]);
  return { place, view, state };
}
