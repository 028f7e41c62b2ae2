import { useState } from "react";
import { LARGEST_HELP_FILE_BYTES } from "#contract/help-file-sizes.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import { requestChannels, requestRelations } from "#contract/office/case-requests.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { readFile, type ChosenFile } from "#backoffice/frame/chosen-file.ts";
import { useNewest } from "#backoffice/frame/use-newest.ts";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Written = Omit<OfficeInput<"record-case-request">, "id" | "reason" | "file">;
type WrittenRequest = Written & { file: ChosenFile | null };

const fresh: WrittenRequest = {
  relation: "family",
  channel: "phone",
  name: "",
  contact: "",
  statement: "",
  file: null,
};

const read = async (chosen: File | undefined): Promise<ChosenFile | null> =>
  chosen ? readFile(chosen, LARGEST_HELP_FILE_BYTES) : null;

/** What an operator writes about a third party's request, and the input of the call. */
export function useRequest() {
  const [written, setWritten] = useState(fresh);
  const newest = useNewest();
  const { file, ...said } = written;
  const write = (change: Partial<WrittenRequest>) =>
    setWritten((before) => ({ ...before, ...change }));
  return {
    written,
    write,
    choose: async (chosen: File | undefined) => {
      const paper = await newest(read(chosen));
      if (paper !== undefined) write({ file: paper });
    },
    isUnsaved: [said.name, said.contact, said.statement].some((text) => text !== "") || !!file,
    isTooLarge: file !== null && file.size > LARGEST_HELP_FILE_BYTES,
    input: { ...said, ...(file && { file: { name: file.name, data: file.content } }) },
  };
}

/** Who asks, how it came, what they say and their paper. */
export function RequestFields({
  written,
  write,
  choose,
  isTooLarge,
}: ReturnType<typeof useRequest>) {
  const { requests: words } = useOfficeTexts().cases;
  return (
    <>
      <p className="why">{words.addNote}</p>
      <div className="field-grid">
        <Select
          name="relation"
          label={words.relation}
          value={written.relation}
          options={requestRelations.map((each) => [each, words.relations[each]])}
          onChange={({ target }) => write({ relation: target.value as Written["relation"] })}
        />
        <Select
          name="channel"
          label={words.channel}
          value={written.channel}
          options={requestChannels.map((each) => [each, words.channels[each]])}
          onChange={({ target }) => write({ channel: target.value as Written["channel"] })}
        />
        <TextField
          name="name"
          label={words.name}
          value={written.name}
          required
          maxLength={100}
          onChange={({ target }) => write({ name: target.value })}
        />
        <TextField
          name="contact"
          label={words.contact}
          value={written.contact}
          required
          maxLength={200}
          onChange={({ target }) => write({ contact: target.value })}
        />
      </div>
      <TextArea
        name="statement"
        label={words.statement}
        value={written.statement}
        required
        maxLength={2_000}
        rows={4}
        onChange={({ target }) => write({ statement: target.value })}
      />
      <TextField
        name="file"
        type="file"
        label={words.file}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf"
        hint={words.fileHint}
        message={isTooLarge ? words.tooLarge : undefined}
        state={isTooLarge ? "bad" : "idle"}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
    </>
  );
}
