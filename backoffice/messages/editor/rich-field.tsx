import type { Command, EditorState } from "prosemirror-state";
import { useId, useState, type KeyboardEventHandler } from "react";
import "#ui/rich-text.css";
import { describedBy, Field, type FieldState } from "#ui/field.tsx";
import {
  addressAt,
  removeLink,
  setLink,
  toggles,
  type Format,
} from "#backoffice/messages/editor/commands.ts";
import { LinkForm } from "#backoffice/messages/editor/link-form.tsx";
import { Toolbar } from "#backoffice/messages/editor/toolbar.tsx";
import { useEditorView } from "#backoffice/messages/editor/use-editor-view.ts";

type RichFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  message?: string | undefined;
  state?: FieldState;
  lang: string;
  isLocked?: boolean;
  /** HTML at the beginning; give the component another key to replace it. */
  initial: string;
  onChange: (html: string) => void;
  onKeyDown?: KeyboardEventHandler;
};

/** A labelled text with formats, as the member will read it: HTML of the tags that the server keeps. */
export function RichField(props: RichFieldProps) {
  const { name, label, hint, message, state = "idle", isLocked = false, initial, lang } = props;
  const id = useId();
  const [address, setAddress] = useState<string | null>(null);
  const ask = (at: EditorState | null) => setAddress(at ? addressAt(at) : "");
  const {
    place,
    view,
    state: current,
  } = useEditorView({
    initial,
    isLocked,
    attributes: {
      id,
      class: "rich",
      role: "textbox",
      lang,
      "data-name": name,
      "aria-multiline": "true",
      "aria-label": label,
      "aria-invalid": String(state === "bad"),
      "aria-readonly": String(isLocked),
      ...describedBy(id, { hint, message }),
    },
    onChange: props.onChange,
    onLink: ask,
  });
  const run = (command: Command) => {
    setAddress(null);
    if (!view) return;
    command(view.state, view.dispatch.bind(view));
    view.focus();
  };
  const format = (wanted: Format) => (wanted === "link" ? ask(current) : run(toggles[wanted]));
  return (
    <Field id={id} label={label} hint={hint} message={message} state={state}>
      <div className="rich-field">
        {!isLocked && <Toolbar controls={id} state={current} onFormat={format} />}
        {address !== null && (
          <LinkForm
            address={address}
            onLink={(href) => run(setLink(href))}
            onRemove={() => run(removeLink)}
            onClose={() => {
              setAddress(null);
              view?.focus();
            }}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the editor makes it a text box */}
        <div ref={place} onKeyDown={props.onKeyDown} />
      </div>
    </Field>
  );
}
