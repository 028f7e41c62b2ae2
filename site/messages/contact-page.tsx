import "#site/parts/forms.css";
import { type FormEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { longest, useContactForm } from "#site/messages/use-contact-form.ts";

/**
 * A help request without a session, for people who cannot sign in. The sign-in to a dormant account
 * leads here, where its member reads how it is opened again.
 */
export default function ContactPage() {
  const { contact, messages } = useMessageTexts();
  const element = useRef<HTMLFormElement>(null);
  const isDormant = useSearchParams()[0].has("dormant");
  const { values, change, problem, busy, submit } = useContactForm(element);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const field = (name: keyof typeof values, fault: string) => ({
    name,
    value: values[name],
    required: true,
    state: problem === name ? ("bad" as const) : ("idle" as const),
    message: problem === name ? fault : undefined,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <div className="form-page form-narrow">
      <h1 {...useArrival()}>{isDormant ? contact.dormant : contact.title}</h1>
      <p className="form-lead">{isDormant ? contact.dormantText : contact.lead}</p>
      <form
        ref={element}
        className="fm"
        noValidate
        {...dirtyIf(Object.values(values).some((value) => value !== ""))}
        onSubmit={submitted}
      >
        <TextField
          {...field("replyTo", contact.replyBad)}
          label={contact.replyTo}
          hint={contact.replyHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.replyTo}
        />
        <TextField
          {...field("title", messages.msg2024)}
          label={messages.titleField}
          autoComplete="off"
          maxLength={longest.title}
        />
        <TextArea
          {...field("contents", messages.msg2025)}
          label={messages.contentsField}
          hint={contact.writeHint}
          autoComplete="off"
          rows={7}
          maxLength={longest.contents}
        />
        <Button type="submit" look="gold" text={contact.send} aria-busy={busy} />
      </form>
    </div>
  );
}
