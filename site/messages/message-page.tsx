import "#site/parts/lists.css";
import "#site/messages/messages.css";
import type { ReactNode } from "react";
import { useArrival } from "#site/parts/arrival.ts";

type MessagePageProps = { title: string; wide?: boolean; tools?: ReactNode; children: ReactNode };

/** A page of messages: its title, its actions, and the list. */
export function MessagePage({ title, wide = false, tools, children }: MessagePageProps) {
  return (
    <div className={wide ? "wrap msg msg-wide" : "wrap msg"}>
      <div className="msg-head">
        <h1 {...useArrival()}>{title}</h1>
        {tools && <div className="msg-tools">{tools}</div>}
      </div>
      {children}
    </div>
  );
}
