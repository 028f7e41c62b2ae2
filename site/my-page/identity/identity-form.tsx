import { useId } from "react";
import { identityDocuments, sidesOf } from "#contract/identity.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { CorrectionFields } from "#site/my-page/identity/correction-fields.tsx";
import { SideField } from "#site/my-page/identity/side-field.tsx";
import { useIdentityForm } from "#site/my-page/identity/use-identity-form.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

/** The kind of document and its sides, each sent when it is chosen. */
export function IdentityForm({ onSent }: { onSent: () => void }) {
  const { identity: words } = useAccountTexts();
  const id = useId();
  const form = useIdentityForm(onSent);
  return (
    <form
      className="fm identity-form"
      noValidate
      {...dirtyIf(form.isDirty)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p className="field-hint">{words.rule}</p>
      <Field id={id} label={words.document} state="idle">
        <select
          id={id}
          name="document"
          value={form.document}
          onChange={({ target }) =>
            form.choose(identityDocuments.find((each) => each === target.value) ?? "passport")
          }
        >
          {identityDocuments.map((each) => (
            <option key={each} value={each}>
              {words.documents[each]}
            </option>
          ))}
        </select>
      </Field>
      <div className="identity-sides">
        {sidesOf(form.document).map((side) => (
          <SideField
            key={side}
            label={form.document === "passport" ? words.passportPage : words.sides[side]}
            side={form.sides[side]}
            onFile={(file) => void form.add(side, file)}
          />
        ))}
      </div>
      <CorrectionFields correction={form.correction} onChange={form.correct} />
      <p className="field-hint">{words.privacy}</p>
      <p className="field-message" role="alert">
        {form.problem}
      </p>
      <Button type="submit" look="gold" text={words.send} aria-busy={form.isBusy} />
    </form>
  );
}
