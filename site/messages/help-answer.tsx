import "#site/parts/forms.css";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { NewFiles } from "#site/messages/help-files.tsx";
import { useHelpAnswer } from "#site/messages/use-help-answer.ts";
import { longest } from "#site/messages/use-help-form.ts";

/** The member goes on in the thread. */
export function HelpAnswer({ id }: { id: number }) {
  const { messages } = useMessageTexts();
  const format = useFormat();
  const { text, files, isMissing, isBusy, write, setFiles, submit } = useHelpAnswer(id);
  return (
    <form
      className="fm card write help-answer"
      noValidate
      aria-labelledby="answer"
      {...dirtyIf(text !== "" || files.length > 0)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 id="answer">{messages.answerHelp}</h2>
      <TextArea
        name="answer"
        autoComplete="off"
        label={messages.answerField}
        value={text}
        required
        rows={4}
        maxLength={longest.contents}
        hint={messages.answerHint}
        counter={messages.letters(format.number(text.length), format.number(longest.contents))}
        state={isMissing ? "bad" : "idle"}
        message={isMissing ? messages.msg2025 : undefined}
        onChange={(event) => write(event.target.value)}
      />
      <NewFiles files={files} onChange={setFiles} />
      <Button type="submit" look="gold" text={messages.answerSend} aria-busy={isBusy} />
    </form>
  );
}
