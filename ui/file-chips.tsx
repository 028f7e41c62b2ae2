import "#ui/help-files.css";
import type { HelpFile, OpenedHelpFile } from "#contract/help-files.ts";
import type { Format } from "#ui/format.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveBlob } from "#ui/call.ts";
import type { FileWords } from "#ui/file-words.ts";

/** Pictures that were opened, as data addresses by the file's id. */
export type ShownPictures = Readonly<Record<number, string>>;

const bytesOf = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));

/** Shows an opened picture in the page, or makes the browser save a PDF, which never runs here. */
export function showOpened(
  { id }: Pick<HelpFile, "id">,
  { name, kind, data }: OpenedHelpFile,
  show: (change: (before: ShownPictures) => ShownPictures) => void,
): void {
  if (kind === "picture") show((before) => ({ ...before, [id]: `data:image/webp;base64,${data}` }));
  else saveBlob(new Blob([bytesOf(data)], { type: "application/pdf" }), name);
}

type FileChipsProps = {
  files: readonly HelpFile[];
  words: FileWords;
  shown: ShownPictures;
  /** Opens the file, or closes a picture that is shown. */
  onPress: (file: HelpFile) => void;
};

/** The files of a message as buttons, and the pictures that were opened. */
export function FileChips({ files, words, shown, onPress }: FileChipsProps) {
  const format = useFormat();
  if (files.length === 0) return null;
  return (
    <div className="files">
      <ul className="file-chips" aria-label={words.attached}>
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className="file-chip"
              title={file.kind === "pdf" ? words.save(file.name) : words.open(file.name)}
              {...(file.kind === "picture" && { "aria-expanded": file.id in shown })}
              onClick={() => onPress(file)}
            >
              <Icon name={file.kind === "pdf" ? "download" : "eye"} />
              <span className="file-name" dir="auto" translate="no">
                {file.name}
              </span>
              <span className="file-size">{kilobytes(file.bytes, format)}</span>
            </button>
          </li>
        ))}
      </ul>
      {files.map(
        ({ id, name }) =>
          shown[id] !== undefined && (
            <img key={id} className="file-picture" src={shown[id]} alt={name} />
          ),
      )}
    </div>
  );
}

/** A size in kilobytes; the unit is written alike in every language. */
export const kilobytes = (bytes: number, format: Format): string =>
  `${format.number(Math.max(1, Math.round(bytes / 1_000)))} KB`;
