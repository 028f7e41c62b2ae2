import { useState } from "react";
import type { HelpFile } from "#contract/help-files.ts";
import { FileChips, showOpened, type ShownPictures } from "#ui/file-chips.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The files of a question or of a reply; each look is an act with its reason. */
export function ThreadFiles({ files }: { files: readonly HelpFile[] }) {
  const { texts, may } = useOffice();
  const { help } = texts.messages;
  const { act, ...acting } = useAct();
  const [shown, setShown] = useState<ShownPictures>({});
  const [asked, setAsked] = useState<HelpFile | null>(null);
  const open = async (file: HelpFile, reason: string) => {
    const answer = await act("open-help-file", { id: file.id, reason }, help.fileOpened);
    if (answer?.status !== "success") return;
    setAsked(null);
    showOpened(file, answer, setShown);
  };
  if (!may("messages.answer"))
    return files.length === 0 ? null : (
      <p className="why">{files.map(({ name }) => name).join(", ")}</p>
    );
  return (
    <>
      <FileChips
        files={files}
        words={help.files}
        shown={shown}
        onPress={(file) =>
          file.id in shown
            ? setShown(({ [file.id]: _closed, ...others }) => others)
            : setAsked(file)
        }
      />
      {asked && (
        <ReasonSheet
          title={`${help.openFile}: ${asked.name}`}
          submit={help.openFile}
          suggested={help.openFileReason}
          acting={acting}
          onClose={() => setAsked(null)}
          onSubmit={(reason) => void open(asked, reason)}
        >
          <p>{help.openFileNote}</p>
        </ReasonSheet>
      )}
    </>
  );
}
