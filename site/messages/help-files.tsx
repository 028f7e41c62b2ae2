import { useState } from "react";
import type { HelpFile } from "#contract/help-files.ts";
import { asFault, referenceIn } from "#ui/call.ts";
import { AttachFiles } from "#ui/attach-files.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { FileChips, showOpened, type ShownPictures } from "#ui/file-chips.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";

type NewFilesProps = {
  files: readonly HelpFile[];
  onChange: (files: readonly HelpFile[]) => void;
};

/** The files of a message that is being written. */
export function NewFiles({ files, onChange }: NewFilesProps) {
  const { call } = useApp();
  const { messages } = useMessageTexts();
  return (
    <AttachFiles
      words={messages.files}
      files={files}
      onChange={onChange}
      attach={async (file) => {
        const answer = await call("attach-help-file", file);
        if (answer.status === "success") return answer.file;
        return answer.status === "file" || answer.status === "time" ? answer.status : "failed";
      }}
    />
  );
}

/** The files of a message or of its reply; a press shows a picture, or saves a PDF. */
export function SentFiles({ files }: { files: readonly HelpFile[] }) {
  const { call } = useApp();
  const { messages } = useMessageTexts();
  const dialogs = useDialogs();
  const [shown, setShown] = useState<ShownPictures>({});
  const press = async (file: HelpFile) => {
    if (file.id in shown) return setShown(({ [file.id]: _closed, ...others }) => others);
    const answer = await call("get-help-file", { id: file.id }).catch(asFault);
    if (answer.status === "success") return showOpened(file, answer, setShown);
    await dialogs.show({
      kind: "error",
      text: messages.files.openFailed(file.name),
      ...referenceIn(answer),
    });
  };
  return (
    <FileChips
      files={files}
      words={messages.files}
      shown={shown}
      onPress={(file) => void press(file)}
    />
  );
}
