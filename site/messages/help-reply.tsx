import type { HelpFollowUp } from "#contract/help.ts";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { SentFiles } from "#site/messages/help-files.tsx";
import { Moment } from "#site/parts/moment.tsx";

/** The reply to a question or a further message, and why there is none. */
export function HelpReply({
  message: { id, status, reply, repliedAt, replyFiles },
}: {
  message: Pick<HelpFollowUp, "id" | "status" | "reply" | "repliedAt" | "replyFiles">;
}) {
  const { messages } = useMessageTexts();
  if (reply === undefined) {
    return (
      <p className="reply-none">
        {status === "cansel" ? messages.replyNone : messages.replyWaiting}
      </p>
    );
  }
  return (
    <article className="card reading reply" aria-labelledby={`reply-${id}`}>
      <header className="reply-head">
        <h2 id={`reply-${id}`}>
          <Icon name="headset-fill" />
          {messages.reply}
        </h2>
        {repliedAt !== undefined && <Moment instant={repliedAt} />}
      </header>
      <RichText html={reply} />
      <SentFiles files={replyFiles} />
    </article>
  );
}

/** A further message of the member, with its reply. */
export function FollowUp({ message }: { message: HelpFollowUp }) {
  const { messages } = useMessageTexts();
  return (
    <>
      <article className="card reading" aria-labelledby={`message-${message.id}`}>
        <header className="reply-head">
          <h2 id={`message-${message.id}`}>{messages.yourMessage}</h2>
          <Moment instant={message.writtenAt} />
        </header>
        <p className="written" dir="auto">
          {message.contents}
        </p>
        <SentFiles files={message.files} />
      </article>
      <HelpReply message={message} />
    </>
  );
}
