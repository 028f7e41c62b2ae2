import { useId } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextArea } from "#ui/text-area.tsx";
import {
  correctedDetails,
  privacyRequestKinds,
  longestPrivacyRequest,
  needsDetails,
} from "#contract/privacy-request-kinds.ts";
import { usePageTexts } from "#site/app/app-context.tsx";
import { usePrivacyRequestForm } from "#site/my-page/privacy-requests/use-privacy-request-form.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

/** What the member asks, explained by its kind, and sent once. */
export function PrivacyRequestForm({ recordYears }: { recordYears: number }) {
  const { privacyRequests: words } = usePageTexts();
  const format = useFormat();
  const form = usePrivacyRequestForm();
  const { kind, field, details } = form.draft;
  const needed = needsDetails(kind);
  const years = format.number(recordYears);
  return (
    <form
      className="fm privacy-request-form"
      noValidate
      {...dirtyIf(details !== "")}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Choice
        name="kind"
        label={words.kind}
        hint={kind === "erasure" ? words.hints.erasure(years) : words.hints[kind]}
        value={kind}
        options={privacyRequestKinds.map((each) => [each, words.kinds[each]])}
        onChoice={(value) => form.change({ kind: value })}
      />
      {kind === "correction" && (
        <Choice
          name="field"
          label={words.field}
          value={field}
          options={correctedDetails.map((each) => [each, words.fields[each]])}
          onChoice={(value) => form.change({ field: value })}
        />
      )}
      <TextArea
        name="details"
        autoComplete="off"
        label={needed ? words.details : words.detailsOptional}
        value={details}
        rows={5}
        required={needed}
        maxLength={longestPrivacyRequest.details}
        counter={words.letters(
          format.number(details.length),
          format.number(longestPrivacyRequest.details),
        )}
        state={form.problem === null ? "idle" : "bad"}
        message={form.problem ?? undefined}
        onChange={({ target }) => form.change({ details: target.value })}
      />
      <Button type="submit" look="gold" text={words.send} aria-busy={form.isBusy} />
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  name: string;
  label: string;
  hint?: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChoice: (value: Value) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, hint, value, options, onChoice } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} state="idle">
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChoice(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
