import { useLoaderData } from "react-router";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useListKeys } from "#backoffice/frame/use-list-keys.ts";
import { useSelected } from "#backoffice/frame/use-selection.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import { HelpInbox, isWaiting } from "#backoffice/messages/help-inbox.tsx";
import { HelpThread } from "#backoffice/messages/help-thread.tsx";
import type { HelpData } from "#backoffice/messages/load-messages.ts";

/** The help desk: waiting questions, oldest first, and the open one beside them. */
export default function HelpPage() {
  const data = useLoaderData<HelpData>();
  const { messages, refusals } = useOfficeTexts();
  const { help } = messages;
  const { rows, open, isMissing } = data;
  const hrefOf = (id: number | null, after?: number) => {
    const query = new URLSearchParams();
    if (data.list !== "waiting") query.set("view", data.list);
    for (const [name, value] of Object.entries(data.filter)) query.set(name, value);
    if (after !== undefined) query.set("after", String(after));
    const asked = query.size > 0 ? `?${query.toString()}` : "";
    return `/help${id === null ? "" : `/${id}`}${asked}`;
  };
  const { may } = useOffice();
  const mayAnswer = may("messages.answer");
  const current = rows.find(({ id }) => id === open?.id) ?? null;
  const selection = useSelected(rows, current, (row) => mayAnswer && isWaiting(row));
  const { leave } = useListKeys({ noun: "help", rows, openId: open?.id, hrefOf, labels: help });
  useShortcuts([
    {
      keys: "r",
      label: help.reply,
      run: () => document.querySelector<HTMLElement>("[data-name=reply]")?.focus(),
    },
  ]);
  return (
    <div className="queue-page">
      <HelpInbox data={data} hrefOf={hrefOf} selection={mayAnswer ? selection : null} />
      {open ? (
        <HelpThread
          key={open.id}
          open={open}
          templates={data.templates}
          colleagues={data.colleagues}
          onDone={leave}
        />
      ) : (
        <p className={isMissing ? "detail-empty" : "detail-empty detail-hint"}>
          {isMissing ? refusals.not_found : help.choose}
        </p>
      )}
    </div>
  );
}
