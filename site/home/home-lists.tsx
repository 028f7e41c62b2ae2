import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { HelpItem, Notice } from "#contract/messages.ts";
import { DateText } from "#ui/date.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { useApp, useTexts } from "#site/app-context.tsx";
import { LoadFailed } from "#site/frame/load-failed.tsx";
import { MemberLink } from "#site/frame/login-needed.tsx";
import { menuItems } from "#site/frame/menu-items.ts";
import type { HelpList } from "#site/home/load-home.ts";
import type { Section } from "#site/section.ts";
import { useSession } from "#site/session.tsx";

/** Source: the product's design ("NEW 3 days"). */
const newForMs = 3 * 24 * 60 * 60 * 1000;

type CardProps = { id: string; icon: IconName; title: string; to: string; children: ReactNode };

function Card({ id, icon, title, to, children }: CardProps) {
  const { messages } = useTexts();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="sec-h">
        <Icon name={icon} />
        <h2 id={id}>{title}</h2>
        <MemberLink className="more" to={to} label={messages.moreOf(title)}>
          <span aria-hidden="true">{messages.more}</span>
          <Icon name="caret-right" />
        </MemberLink>
      </div>
      {children}
    </section>
  );
}

/** The first five notices of this host; visitors see titles and are told to log in for more. */
export function NoticesCard({ notices }: { notices: Section<Notice[]> }) {
  const { texts, now } = useApp();
  const { messages } = texts;
  const { revalidate } = useRevalidator();
  const fresh = (instant: string) => Date.parse(now) - Date.parse(instant) < newForMs;
  return (
    <Card id="notices" icon="megaphone-fill" title={messages.notices} to={menuItems.notice.path}>
      {!notices.ok && <LoadFailed onRetry={() => void revalidate()} />}
      {notices.ok && notices.data.length === 0 && <p className="empty">{messages.noNotices}</p>}
      {notices.ok && notices.data.length > 0 && (
        <ul className="ls">
          {notices.data.map((notice) => (
            <li key={notice.id}>
              <MemberLink to={`${menuItems.notice.path}?id=${notice.id}`}>
                {fresh(notice.lastDate) && (
                  <span className="new">
                    <span className="vh">{messages.fresh}: </span>
                  </span>
                )}
                <span className="ls-title">{notice.title}</span>
                <DateText instant={notice.lastDate} />
              </MemberLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function StatusChip({ status }: { status: HelpItem["status"] }) {
  const { messages } = useTexts();
  const looks = {
    wait: ["st st-wait", messages.statusWait],
    already: ["st st-done", messages.statusAlready],
    cansel: ["st st-cancel", messages.statusCansel],
  } as const;
  const [className, word] = looks[status];
  return <span className={className}>{word}</span>;
}

/** The member's last five inquiries; visitors are invited to log in. */
export function HelpCard({ help }: { help: Section<HelpList> | null }) {
  const { messages } = useTexts();
  const { loggedOut } = useSession();
  const { revalidate } = useRevalidator();
  const path = menuItems.help.path;
  return (
    <Card id="help" icon="headset-fill" title={messages.help} to={path}>
      {loggedOut !== false && <p className="empty">{messages.helpForMembers}</p>}
      {help && !help.ok && <LoadFailed onRetry={() => void revalidate()} />}
      {help?.ok && help.data.helps.length === 0 && (
        <p className="empty">
          {messages.noHelp} · <MemberLink to={path}>{messages.writeHelp}</MemberLink>
        </p>
      )}
      {help?.ok && help.data.helps.length > 0 && (
        <ul className="ls">
          {help.data.helps.map((item) => (
            <li key={item.id}>
              <MemberLink to={`${path}?id=${item.id}`}>
                <StatusChip status={item.status} />
                <span className="ls-title">{item.title}</span>
                <DateText instant={item.lastDate} />
              </MemberLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
