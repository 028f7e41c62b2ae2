import { useState } from "react";
import type { Locale } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { TextField } from "#ui/text-field.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type PublishSheetProps = {
  documents: OfficeDocuments;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

const NAME = /^[A-Za-z0-9.-]{1,20}$/;

/** Publishes what is written as a new version. */
export function PublishSheet({ documents, changing, onClose }: PublishSheetProps) {
  const { documents: words, settings } = useOfficeTexts();
  const { siteId, host, version, drafts, versions, termsVersion } = documents;
  const [governingLocale, setGoverning] = useState(documents.governingLocale);
  const isGoverningNew = governingLocale !== documents.governingLocale;
  const [name, setName] = useState("");
  const [isAsked, setAsked] = useState(true);
  const needsAcceptance = isAsked || isGoverningNew;
  // The built-in texts have a version's name too.
  const isTaken = [termsVersion, ...versions.map((each) => each.version)].includes(name);
  const submit = async (reason: string) => {
    const input = { siteId, version, name, needsAcceptance, governingLocale, reason };
    if ((await changing.change("publish-documents", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.publish}: ${host}`}
      submit={words.publish}
      acting={changing}
      isBlocked={!NAME.test(name) || isTaken}
      isUnsaved={name !== "" || isGoverningNew}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {!isGoverningNew && drafts.every(({ isPublished }) => isPublished) && (
        <p className="notice">{words.unchanged}</p>
      )}
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        message={isTaken ? words.nameTaken : undefined}
        state={isTaken ? "bad" : "idle"}
        value={name}
        required
        maxLength={20}
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        name="governingLocale"
        label={words.governing}
        value={governingLocale}
        onChange={(event) => setGoverning(event.target.value as Locale)}
      >
        <LocaleOptions of={documents.locales} />
      </Select>
      <p className="why">{words.governingHint}</p>
      <label className="tick">
        <input
          type="checkbox"
          name="needsAcceptance"
          checked={needsAcceptance}
          disabled={isGoverningNew}
          onChange={(event) => setAsked(event.target.checked)}
        />
        {words.needsAcceptance}
      </label>
      <p className="why">{words.needsAcceptanceHint}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
