import "#site/parts/forms.css";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { menuItems } from "#site/parts/menu-items.ts";
import { BackToList } from "#site/parts/back-to-list.tsx";
import "#site/messages/messages.css";
import { useArrival } from "#site/parts/arrival.ts";
import { CategoryField } from "#site/messages/category-field.tsx";
import { NewFiles } from "#site/messages/help-files.tsx";
import { longest, useHelpForm } from "#site/messages/use-help-form.ts";

/** A new inquiry: title and contents, checked in this order, confirmed and sent once. */
export function HelpWritePage() {
  const { messages } = useMessageTexts();
  const format = useFormat();
  const element = useRef<HTMLFormElement>(null);
  const { draft, change, problem, busy, submit } = useHelpForm(element);
  const written = (text: string, most: number) =>
    messages.letters(format.number(text.length), format.number(most));
  return (
    <div className="wrap msg">
      <BackToList to={menuItems.help.path} />
      <div className="msg-head">
        <h1 {...useArrival()}>{messages.writeHelp}</h1>
      </div>
      <form
        ref={element}
        className="fm card write"
        noValidate
        {...dirtyIf(draft.title !== "" || draft.contents !== "" || draft.files.length > 0)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CategoryField category={draft.category} onChoice={(category) => change({ category })} />
        {draft.category === "complaint" && <p className="write-hint">{messages.complaint.hint}</p>}
        <TextField
          name="title"
          label={messages.titleField}
          value={draft.title}
          required
          autoComplete="off"
          maxLength={longest.title}
          counter={written(draft.title, longest.title)}
          state={problem === "title" ? "bad" : "idle"}
          message={problem === "title" ? messages.msg2024 : undefined}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          name="contents"
          autoComplete="off"
          label={messages.contentsField}
          value={draft.contents}
          required
          rows={9}
          maxLength={longest.contents}
          hint={messages.writeHint}
          counter={written(draft.contents, longest.contents)}
          state={problem === "contents" ? "bad" : "idle"}
          message={problem === "contents" ? messages.msg2025 : undefined}
          onChange={(event) => change({ contents: event.target.value })}
        />
        <NewFiles files={draft.files} onChange={(files) => change({ files })} />
        <Button type="submit" look="gold" text={messages.sendHelp} aria-busy={busy} />
      </form>
    </div>
  );
}
