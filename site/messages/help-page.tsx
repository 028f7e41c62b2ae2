import { useLoaderData } from "react-router";
import { HelpListPage } from "#site/messages/help-list.tsx";
import { HelpThread } from "#site/messages/help-thread.tsx";
import { HelpWritePage } from "#site/messages/help-write.tsx";
import type { HelpData } from "#site/messages/load-messages.ts";

/** The help desk: the member's inquiries, one of them with its reply, or a new one. */
export default function HelpPage() {
  const data = useLoaderData<HelpData>();
  switch (data.view) {
    case "write":
      return <HelpWritePage />;
    case "item":
      return <HelpThread opened={data.opened} />;
    case "list":
      return <HelpListPage list={data.list} />;
  }
}
