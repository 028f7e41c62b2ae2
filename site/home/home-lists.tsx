import "#site/parts/lists.css";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Notice } from "#contract/messages.ts";
import { Button } from "#ui/button.tsx";
import { DateText } from "#ui/date.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { useTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { useLoginDialog } from "#site/members/login-dialog.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { helpHref, helpWriteHref } from "#site/messages/help-address.ts";
import type { HelpList } from "#site/messages/load-messages.ts";
import { NoticeMarks } from "#site/messages/notice-list.tsx";
import { StatusChip } from "#site/parts/status-chip.tsx";
import type { Section } from "#site/app/section.ts";
import { useSession } from "#site/app/session.tsx";

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

/** The first five notices of this host; visitors see titles, and a request to sign in for more. */
export function NoticesCard({ notices }: { notices: Section<Notice[]> }) {
  const { messages } = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <Card id="notices" icon="megaphone-fill" title={messages.notices} to={menuItems.notice.path}>
      {!notices.ok && <LoadFailed of={notices} onRetry={() => void revalidate()} />}
      {notices.ok && notices.data.length === 0 && <p className="empty">{messages.noNotices}</p>}
      {notices.ok && notices.data.length > 0 && (
        <ul className="ls">
          {notices.data.map((notice) => (
            <li key={notice.id}>
              <MemberLink to={`${menuItems.notice.path}?id=${notice.id}`}>
                <NoticeMarks notice={notice} />
                <span className="ls-title" dir="auto">
                  {notice.title}
                </span>
                <DateText instant={notice.lastDate} />
              </MemberLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function HelpForMembers() {
  const { members, messages } = useTexts();
  const login = useLoginDialog();
  const { loggedOut } = useSession();
  return (
    <div className="card-invitation">
      <p>{messages.helpForMembers}</p>
      {loggedOut === true && (
        <Button look="soft" text={members.login} onClick={() => login.open()} />
      )}
    </div>
  );
}

/** The member's last five inquiries; visitors are invited to log in. */
export function HelpCard({ help }: { help: Section<HelpList> | null }) {
  const { messages } = useTexts();
  const { loggedOut } = useSession();
  const { revalidate } = useRevalidator();
  const path = menuItems.help.path;
  return (
    <Card id="help" icon="headset-fill" title={messages.help} to={path}>
      {loggedOut !== false && <HelpForMembers />}
      {help && !help.ok && <LoadFailed of={help} onRetry={() => void revalidate()} />}
      {help?.ok && help.data.helps.length === 0 && (
        <p className="empty">
          {messages.noHelp} · <MemberLink to={helpWriteHref}>{messages.writeHelp}</MemberLink>
        </p>
      )}
      {help?.ok && help.data.helps.length > 0 && (
        <ul className="ls">
          {help.data.helps.map((item) => (
            <li key={item.id}>
              <MemberLink to={helpHref(item.id)}>
                <StatusChip status={item.status} />
                <span className="ls-title" dir="auto">
                  {item.title}
                </span>
                <DateText instant={item.lastDate} />
              </MemberLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
