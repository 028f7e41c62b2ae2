import { useRef } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { HelpInbox } from "#backoffice/messages/help-inbox.tsx";
import { HelpThread } from "#backoffice/messages/help-thread.tsx";
import type { HelpData } from "#backoffice/messages/load-messages.ts";

/** The help desk: waiting questions, oldest first, and the open one beside them. */
export default function HelpPage() {
  const data = useLoaderData<HelpData>();
  const { messages, refusals } = useOfficeTexts();
  const { help } = messages;
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const { rows, open, isMissing } = data;
  const here = rows.findIndex(({ id }) => id === open?.id);
  const hrefOf = (id: number | null, after?: number) => {
    const query = new URLSearchParams();
    if (data.list === "done") query.set("view", "done");
    if (data.member) query.set("member", data.member);
    if (after !== undefined) query.set("after", String(after));
    const asked = query.size > 0 ? `?${query.toString()}` : "";
    return `/help${id === null ? "" : `/${id}`}${asked}`;
  };
  /** Opens a question and focuses its row. */
  const goTo = async (id: number | null) => {
    await navigate(hrefOf(id));
    list.current?.querySelector<HTMLElement>(`[data-help="${id}"]`)?.focus();
  };
  const step = (by: 1 | -1) => {
    const next = rows[here === -1 ? 0 : here + by];
    if (next) void goTo(next.id);
  };
  useShortcuts([
    { keys: "j", label: help.next, run: () => step(1) },
    { keys: "k", label: help.previous, run: () => step(-1) },
    {
      keys: "r",
      label: help.reply,
      run: () => document.querySelector<HTMLElement>("textarea[name=reply]")?.focus(),
    },
  ]);
  return (
    <div className="queue-page">
      <HelpInbox data={data} hrefOf={hrefOf} list={list} />
      {open ? (
        <HelpThread
          key={open.id}
          open={open}
          templates={data.templates}
          onDone={() => void goTo((rows[here + 1] ?? rows[here - 1])?.id ?? null)}
        />
      ) : (
        <p className="detail-empty">{isMissing ? refusals.not_found : help.choose}</p>
      )}
    </div>
  );
}
