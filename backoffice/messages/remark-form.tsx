import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** A remark for colleagues, tinted so that it is not mistaken for the reply. */
export function RemarkForm({ id }: { id: number }) {
  const { help } = useOfficeTexts().messages;
  const { act, isBusy, problem } = useAct();
  const [contents, setContents] = useState("");
  const add = async () => {
    if (contents.trim() === "") return;
    const remark = { id, contents, reason: help.remarkReason };
    const answer = await act("write-help-remark", remark, help.remarkAdded);
    if (answer?.status === "success") setContents("");
  };
  return (
    <form
      className="remark-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextArea
        name="remark"
        label={help.remark}
        hint={help.remarkHint}
        rows={2}
        maxLength={2_000}
        value={contents}
        onChange={(event) => setContents(event.target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="row-of-buttons">
        <Button
          type="submit"
          text={help.remarkAdd}
          aria-busy={isBusy}
          disabled={contents.trim() === ""}
        />
      </div>
    </form>
  );
}
