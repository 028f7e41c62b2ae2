import { Link, useRevalidator } from "react-router";
import type { HelpItem } from "#contract/messages.ts";
import { Button } from "#ui/button.tsx";
import { DateText } from "#ui/date.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { complaintHref, helpHref, helpWriteHref } from "#site/messages/help-address.ts";
import { ListFoot } from "#site/messages/list-foot.tsx";
import type { HelpList } from "#site/messages/load-messages.ts";
import { MessagePage } from "#site/messages/message-page.tsx";
import { StatusChip } from "#site/parts/status-chip.tsx";
import { useAct } from "#site/parts/use-act.ts";
import type { Section } from "#site/app/section.ts";
import { useSession } from "#site/app/session.tsx";
import { Empty } from "#site/parts/empty.tsx";

/** Removes everything from the list after a question (msg2221); shows msg2053 or msg2054. */
function useDeleteAll(): () => Promise<void> {
  const { call } = useApp();
  const texts = useMessageTexts();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const dialogs = useDialogs();
  const act = useAct();
  const { messages } = texts;
  return async () => {
    const done = await act({
      ask: { text: messages.msg2221, confirm: messages.removeAll },
      work: async () => (await call("del-all-help", {})).status === "success",
      failed: messages.msg2054,
    });
    if (!done) return;
    await Promise.all([revalidate(), refresh()]);
    await dialogs.show({ kind: "success", text: messages.msg2053 });
  };
}

function HelpRow({ item }: { item: HelpItem }) {
  const { messages } = useMessageTexts();
  const unread = item.status === "already" && !item.isRead;
  return (
    <li>
      <Link to={helpHref(item.id)} {...(unread ? { className: "unread" } : {})}>
        <StatusChip status={item.status} />
        {unread && (
          <span className="new">
            <span className="vh">{messages.replyUnread}: </span>
          </span>
        )}
        <span className="ls-title" dir="auto">
          {item.title}
        </span>
        <DateText instant={item.lastDate} />
      </Link>
    </li>
  );
}

/** The member's inquiries, newest first, with a link to write one. */
export function HelpListPage({ list }: { list: Section<HelpList> }) {
  const { messages } = useMessageTexts();
  const { revalidate } = useRevalidator();
  const deleteAll = useDeleteAll();
  const count = list.ok ? list.data.maxCount : 0;
  const tools = (
    <>
      {count > 0 && (
        <Button look="soft" onClick={() => void deleteAll()}>
          <Icon name="trash" />
          {messages.removeAll}
        </Button>
      )}
      <Link className="btn btn-soft" to={complaintHref}>
        {messages.complaint.write}
      </Link>
      <Link className="btn btn-gold" to={helpWriteHref}>
        <Icon name="pencil" />
        {messages.writeHelp}
      </Link>
    </>
  );
  return (
    <MessagePage title={messages.help} tools={tools}>
      <section className="card" aria-label={messages.help}>
        {!list.ok && <LoadFailed of={list} onRetry={() => void revalidate()} />}
        {list.ok && list.data.helps.length === 0 && <Empty icon="headset" text={messages.noHelp} />}
        {list.ok && list.data.helps.length > 0 && (
          <ul className="ls">
            {list.data.helps.map((item) => (
              <HelpRow key={item.id} item={item} />
            ))}
          </ul>
        )}
        <ListFoot label={messages.help} count={count} />
      </section>
    </MessagePage>
  );
}
