import "#site/home/lists.css";
import "#site/messages/messages.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For a heading that takes the focus when somebody came here by a link of the site: the page
 * begins there, for ears and for the keyboard. The first page of a visit leaves the focus alone.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== "default") heading.current?.focus();
  }, [key]);
  return { ref: heading, tabIndex: -1 } as const;
}

type MessagePageProps = { title: string; wide?: boolean; tools?: ReactNode; children: ReactNode };

/** A page of messages: its title, what can be done, and the list. */
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
