import { useState } from "react";
import type { MarketingProduct } from "#contract/marketing.ts";
import type { SiteChoice } from "#contract/office/mailings.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { leftOutWords, readersIn } from "#backoffice/messages/audience-words.ts";
import { audienceOf, type AudienceDraft } from "#backoffice/messages/audience-draft.ts";
import { ReaderSample } from "#backoffice/messages/reader-sample.tsx";
import { SegmentFields } from "#backoffice/messages/segment-fields.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type AudienceFieldsProps = {
  draft: AudienceDraft;
  /** The products that the note promotes. */
  promotes: MarketingProduct[];
  sites: readonly SiteChoice[];
  isTried: boolean;
  onChange: (draft: AudienceDraft) => void;
};

/** One member, some, or all; and how many they are. */
export function AudienceFields({ draft, promotes, sites, isTried, onChange }: AudienceFieldsProps) {
  const { mailings: words } = useOffice().texts.messages;
  const labels = { one: words.toOne, some: words.toSome, all: words.toAll };
  const isMissing = isTried && audienceOf(draft) === null;
  return (
    <div className="fields">
      <fieldset className="choices">
        <legend>{words.to}</legend>
        {(["one", "some", "all"] as const).map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name="mode"
              checked={draft.mode === mode}
              onChange={() => onChange({ ...draft, mode })}
            />
            {labels[mode]}
          </label>
        ))}
      </fieldset>
      {draft.mode === "one" && (
        <TextField
          name="member"
          label={words.member}
          message={isMissing ? words.memberMissing : undefined}
          state={isMissing ? "bad" : "idle"}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={draft.audience.member ?? ""}
          onChange={(event) =>
            onChange({ ...draft, audience: { ...draft.audience, member: event.target.value } })
          }
        />
      )}
      {draft.mode === "some" && (
        <SegmentFields
          audience={draft.audience}
          sites={sites}
          onChange={(audience) => onChange({ ...draft, audience })}
        />
      )}
      <Count key={JSON.stringify([draft, promotes])} draft={draft} promotes={promotes} />
    </div>
  );
}

/** Counts the members on request, because counting a million takes a moment. */
function Count({ draft, promotes }: Pick<AudienceFieldsProps, "draft" | "promotes">) {
  const { texts, call } = useOffice();
  const { mailings: words } = texts.messages;
  const format = useFormat();
  const [said, setSaid] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [isCounted, setIsCounted] = useState(false);
  const audience = audienceOf(draft);
  const count = async () => {
    if (!audience) return;
    setIsBusy(true);
    try {
      const answer = await call("count-mailing-readers", { audience, promotes });
      if (answer.status !== "success") setSaid(refusalWords(texts, format, answer));
      else {
        const parts = [
          words.readers(readersIn(format, answer)),
          ...leftOutWords(words, format, answer).map((each) => `${each}.`),
          answer.needsSecond && words.needsSecond,
        ];
        setSaid(parts.filter(Boolean).join(" "));
        setIsCounted(true);
      }
    } catch (error) {
      if (!(error instanceof SessionEnded)) setSaid(texts.frame.loadFailed);
    }
    setIsBusy(false);
  };
  return (
    <>
      <p className="count">
        <Button
          look="small"
          text={words.count}
          aria-busy={isBusy}
          disabled={!audience}
          onClick={() => void count()}
        />
        <span role="status">{said}</span>
      </p>
      {isCounted && audience && <ReaderSample audience={audience} promotes={promotes} />}
    </>
  );
}
