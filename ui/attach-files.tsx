import "#ui/help-files.css";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { HelpFile } from "#contract/help-files.ts";
import { FILE_KINDS } from "#ui/file-content.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { kilobytes } from "#ui/file-chips.tsx";
import type { FileWords } from "#ui/file-words.ts";
import { largest, useAttaching, type Attach } from "#ui/use-attaching.ts";

const MEGABYTE = 1_000_000;

type AttachFilesProps = {
  words: FileWords;
  files: readonly HelpFile[];
  onChange: (files: readonly HelpFile[]) => void;
  attach: Attach;
};

/**
 * Gives files of a paste and of a drop on the form around an element, and sends the form once they
 * are attached: the message would go without them.
 */
function useForm({ busy, problem, give }: ReturnType<typeof useAttaching>) {
  const inside = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (busy === null) return;
    event.preventDefault();
    event.stopPropagation();
    setIsHeld(true);
  });
  const send = useEffectEvent(() => {
    setIsHeld(false);
    if (problem === undefined) inside.current?.closest("form")?.requestSubmit();
  });
  useEffect(() => {
    if (isHeld && busy === null) send();
  }, [isHeld, busy]);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    // The editor of a reply would insert the picture.
    event.stopPropagation();
    give(files);
  });
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const pasted = (event: ClipboardEvent) => take(event, event.clipboardData);
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    };
    const left = () => setIsOver(false);
    const dropped = (event: DragEvent) => {
      setIsOver(false);
      take(event, event.dataTransfer);
    };
    const sent = (event: SubmitEvent) => hold(event);
    form.addEventListener("submit", sent);
    form.addEventListener("paste", pasted, true);
    form.addEventListener("dragover", over);
    form.addEventListener("dragleave", left);
    form.addEventListener("drop", dropped, true);
    return () => {
      form.removeEventListener("submit", sent);
      form.removeEventListener("paste", pasted, true);
      form.removeEventListener("dragover", over);
      form.removeEventListener("dragleave", left);
      form.removeEventListener("drop", dropped, true);
    };
  }, []);
  return { inside, isOver };
}

/** Attaches pictures and PDFs to a message: by a button, by a drop on the form, by a paste into it. */
export function AttachFiles({ words, files, onChange, attach }: AttachFilesProps) {
  const id = useId();
  const format = useFormat();
  const attaching = useAttaching({ words, files, onChange, attach });
  const { busy, problem, give } = attaching;
  const { inside, isOver } = useForm(attaching);
  const most = format.number(largest.count);
  return (
    <div className="files" ref={inside} data-over={isOver || undefined}>
      <input
        id={id}
        className="vh file-input"
        type="file"
        multiple
        accept={FILE_KINDS}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          give([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <label htmlFor={id} className="file-add">
        <Icon name="upload" />
        {words.add}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {words.hint(most, format.number(largest.bytes / MEGABYTE))}
      </p>
      {(files.length > 0 || busy !== null) && (
        <ul className="file-chips" aria-label={words.attached}>
          {files.map((file) => (
            <li key={file.id} className="file-chip">
              <span className="file-name" dir="auto" translate="no">
                {file.name}
              </span>
              <span className="file-size">{kilobytes(file.bytes, format)}</span>
              <button
                type="button"
                className="file-remove"
                aria-label={words.remove(file.name)}
                onClick={() => onChange(files.filter((each) => each.id !== file.id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {busy !== null && <li className="file-chip">{words.attaching(busy)}</li>}
        </ul>
      )}
      <p className="field-message" role="alert">
        {problem}
      </p>
    </div>
  );
}
