import type { EditorState } from "prosemirror-state";
import { useRef, useState, type KeyboardEvent } from "react";
import type { IconName } from "#ui/icons.ts";
import { Icon } from "#ui/icon.tsx";
import { formats, hasFormat, type Format } from "#backoffice/messages/editor/commands.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const icons: Readonly<Record<Format, IconName>> = {
  bold: "bold",
  italic: "italic",
  underline: "underline",
  bullets: "bullets",
  numbers: "numbers",
  link: "link",
};
const keyOf: Readonly<Record<Format, string>> = {
  bold: "B",
  italic: "I",
  underline: "U",
  bullets: "Shift+8",
  numbers: "Shift+7",
  link: "K",
};

/** The first letter of the platform's modifier key, as its menus write it. */
const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl+";

type ToolbarProps = {
  /** The id of the text box. */
  controls: string;
  state: EditorState | null;
  onFormat: (format: Format) => void;
};

/** One button for each format; arrow keys move between them (APG's pattern of a toolbar). */
export function Toolbar({ controls, state, onFormat }: ToolbarProps) {
  const { editor } = useOfficeTexts().messages;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const moved = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    const next = (from + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, one of them at a time
    <div
      ref={bar}
      className="editor-tools"
      role="toolbar"
      aria-label={editor.tools}
      aria-controls={controls}
      onKeyDown={moved}
    >
      {formats.map((format, at) => {
        const name = `${editor.formats[format]} (${modifier}${keyOf[format]})`;
        return (
          <button
            key={format}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={state !== null && hasFormat(state, format)}
            tabIndex={at === current ? 0 : -1}
            // The text keeps its selection and its keyboard on a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFormat(format)}
          >
            <Icon name={icons[format]} />
          </button>
        );
      })}
    </div>
  );
}
