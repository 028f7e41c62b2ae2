import { Link } from "react-router";
import type { Notice } from "#contract/messages.ts";
import { DateText } from "#ui/date.tsx";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { BackToList } from "#site/parts/back-to-list.tsx";
import "#site/messages/messages.css";
import { useArrival } from "#site/parts/arrival.ts";
import { TintedTitle } from "#ui/tinted-title.tsx";

type Neighbour = { notice: Notice; label: string; icon: "caret-left" | "caret-right" };

const NeighbourLink = ({ notice, label, icon }: Neighbour) => (
  <Link
    className="card neighbour"
    to={`${menuItems.notice.path}?id=${notice.id}`}
    rel={icon === "caret-left" ? "prev" : "next"}
  >
    {icon === "caret-left" && <Icon name={icon} />}
    <span>
      <small>{label}</small>
      <span className="ls-title" dir="auto">
        {notice.title}
      </span>
    </span>
    {icon === "caret-right" && <Icon name={icon} />}
  </Link>
);

type NoticeViewProps = {
  notice: Notice;
  newer: Notice | undefined;
  older: Notice | undefined;
};

/** One notice, with links to the previous and the next one. */
export function NoticeView({ notice, newer, older }: NoticeViewProps) {
  const { messages } = useMessageTexts();
  const { previousNotice, nextNotice } = messages;
  return (
    <div className="wrap msg">
      <BackToList to={menuItems.notice.path} />
      <article className="card reading">
        <header className="reading-head">
          <h1 {...useArrival()}>
            <TintedTitle title={notice.title} color={notice.titleColor} />
          </h1>
          <DateText instant={notice.lastDate} />
        </header>
        <RichText html={notice.contents} />
      </article>
      <nav className="neighbours" aria-label={messages.notices}>
        {newer && <NeighbourLink notice={newer} label={previousNotice} icon="caret-left" />}
        {older && <NeighbourLink notice={older} label={nextNotice} icon="caret-right" />}
      </nav>
    </div>
  );
}
