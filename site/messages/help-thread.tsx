import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { HelpThread as HelpThreadItem } from "#contract/messages.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { BackToList } from "#site/parts/back-to-list.tsx";
import { ItemMissing } from "#site/parts/item-missing.tsx";
import { ComplaintCard } from "#site/messages/complaint-card.tsx";
import { HelpAnswer } from "#site/messages/help-answer.tsx";
import { SentFiles } from "#site/messages/help-files.tsx";
import { FollowUp, HelpReply } from "#site/messages/help-reply.tsx";
import { MessagePage } from "#site/messages/message-page.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { Moment } from "#site/parts/moment.tsx";
import type { Opened } from "#site/parts/opened.ts";
import { StatusChip } from "#site/parts/status-chip.tsx";
import { useAct } from "#site/parts/use-act.ts";
import { useSession } from "#site/app/session.tsx";

/** Asks and removes the inquiry from the list, then replaces the page of the removed inquiry. */
function useDelete(id: number): () => Promise<void> {
  const { call } = useApp();
  const texts = useMessageTexts();
  const { messages } = texts;
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const act = useAct();
  return async () => {
    const done = await act({
      ask: { text: messages.removeHelp, confirm: messages.remove },
      work: async () => (await call("del-help", { id })).status === "success",
      failed: messages.removeFailed,
    });
    if (!done) return;
    await navigate(menuItems.help.path, { replace: true });
    dialogs.toast(messages.removed);
  };
}

function Thread({ item }: { item: HelpThreadItem }) {
  const { messages } = useMessageTexts();
  const { refresh } = useSession();
  const remove = useDelete(item.id);
  // Opening it marked the reply as read, so the counts around the page are refreshed.
  useEffect(() => void refresh(), [item, refresh]);
  return (
    <div className="wrap msg">
      <BackToList to={menuItems.help.path} />
      <article className="card reading" aria-labelledby="question">
        <header className="reading-head">
          <h1 dir="auto" id="question" {...useArrival()}>
            {item.title}
          </h1>
          <StatusChip status={item.status} />
          <Moment instant={item.writtenAt} />
          <p className="reading-kind">{messages.categories[item.category]}</p>
        </header>
        <p className="written" dir="auto">
          {item.contents}
        </p>
        <SentFiles files={item.files} />
      </article>
      {item.complaint && <ComplaintCard id={item.id} complaint={item.complaint} />}
      <HelpReply message={{ ...item, status: item.ownStatus }} />
      {item.followUps.map((message) => (
        <FollowUp key={message.id} message={message} />
      ))}
      <HelpAnswer key={item.followUps.length} id={item.id} />
      {item.complaint?.outcome !== null && (
        <div className="msg-end">
          <Button look="soft" onClick={() => void remove()}>
            <Icon name="trash" />
            {messages.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One inquiry with its reply, or why it cannot be shown. */
export function HelpThread({ opened }: { opened: Opened<HelpThreadItem> }) {
  const { messages } = useMessageTexts();
  const { revalidate } = useRevalidator();
  if (opened.kind === "item") return <Thread item={opened.item} />;
  return (
    <MessagePage title={messages.help}>
      {opened.kind === "missing" ? (
        <ItemMissing list={menuItems.help.path} />
      ) : (
        <section className="card">
          <LoadFailed of={opened} onRetry={() => void revalidate()} />
        </section>
      )}
    </MessagePage>
  );
}
