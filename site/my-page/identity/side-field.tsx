import { useId } from "react";
import { LARGEST_HELP_FILE_BYTES } from "#contract/help-file-sizes.ts";
import { FILE_KINDS } from "#ui/file-content.ts";
import { kilobytes } from "#ui/file-chips.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import type { Side } from "#site/my-page/identity/use-identity-form.ts";

type SideFieldProps = {
  label: string;
  side: Side;
  onFile: (file: File) => void;
};

/** One side of the document: a file, what was added, and a picture of it. */
export function SideField({ label, side, onFile }: SideFieldProps) {
  const { identity: words } = useAccountTexts();
  const format = useFormat();
  const id = useId();
  const { file, isBusy, problem } = side;
  const megabytes = format.number(LARGEST_HELP_FILE_BYTES / 1_000_000);
  return (
    <div className="identity-side files" role="group" aria-labelledby={`${id}-label`}>
      <p className="identity-label" id={`${id}-label`}>
        {label}
      </p>
      <div className="identity-shown">
        {file?.picture ? <img src={file.picture} alt="" /> : <Icon name="upload" />}
      </div>
      <input
        id={id}
        className="vh file-input"
        type="file"
        accept={FILE_KINDS}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-state`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = "";
        }}
      />
      <label htmlFor={id} className="file-add" aria-busy={isBusy}>
        {file ? words.replace : words.choose}
        <span className="vh">: {label}</span>
      </label>
      <p className={problem ? "field-message" : "field-hint"} id={`${id}-state`} role="status">
        {problem ??
          (isBusy
            ? words.adding
            : file
              ? words.added(kilobytes(file.bytes, format))
              : words.hint(megabytes))}
      </p>
    </div>
  );
}
