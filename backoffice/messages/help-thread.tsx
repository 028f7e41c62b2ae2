import { useEffect, useState } from "react";
import { Link } from "react-router";
import { locales } from "#contract/locales.ts";
import type { Exchange, Remark, ReplyTemplate } from "#contract/office/help-desk.ts";
import { Icon } from "#ui/icon.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { loadPreviewFonts } from "#backoffice/frame/fonts.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ComplaintFacts } from "#backoffice/messages/complaints/complaint-facts.tsx";
import { HelpFiling } from "#backoffice/messages/help-filing.tsx";
import { CloseHelp } from "#backoffice/messages/close-help.tsx";
import type { HelpData } from "#backoffice/messages/load-messages.ts";
import { RemarkForm } from "#backoffice/messages/remark-form.tsx";
import { ReplyForm } from "#backoffice/messages/reply-form.tsx";
import { ThreadFiles } from "#backoffice/messages/thread-files.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type HelpThreadProps = {
  open: NonNullable<HelpData["open"]>;
  templates: readonly ReplyTemplate[];
  colleagues: HelpData["colleagues"];
  onDone: () => void;
};

/** The exchange of a member and the help desk, and the next acts. */
export function HelpThread({ open, templates, colleagues, onDone }: HelpThreadProps) {
  const { texts, may } = useOffice();
  const { help, mailings } = texts.messages;
  const format = useFormat();
  const { member, thread } = open;
  useEffect(() => loadPreviewFonts(member.locale), [member.locale]);
  const current = thread.find(({ id }) => id === open.id);
  const isWaiting = current?.status === "waiting" && !current.isHidden;
  const mayAnswer = may("messages.answer");
  return (
    <section className="detail" aria-label={help.thread(member.nick)}>
      <header className="detail-head">
        <h2>
          <Link className="link" to={`/members/${member.id}`}>
            {member.nick}
          </Link>
        </h2>
        <span>{member.loginId}</span>
        <span className="tag">{help.level(format.number(member.level))}</span>
        <span className={member.status === "active" ? "tag tag-good" : "tag tag-warn"}>
          {mailings.statuses[member.status]}
        </span>
        <span className="tag tag-accent">
          <Icon name="globe" />
          {help.language(locales[member.locale].endonym)}
        </span>
        {current && current.caseId !== null && (
          <Link className="tag tag-warn" to="/cases">
            {help.contested}
          </Link>
        )}
        {may("messages.publish") && (
          <Link className="btn btn-small" to={`/notes/new?member=${member.loginId}`}>
            {mailings.add}
          </Link>
        )}
      </header>
      {mayAnswer && current && (
        <HelpFiling key={current.version} exchange={current} colleagues={colleagues} />
      )}
      {open.complaint && (
        <ComplaintFacts key={open.complaint.id} complaint={open.complaint} mayDecide={mayAnswer} />
      )}
      <ol className="thread">
        {thread.map((exchange) => (
          <li key={exchange.id} aria-current={exchange.id === open.id ? "true" : undefined}>
            <ExchangeView
              exchange={exchange}
              lang={locales[member.locale].lang}
              isOpen={exchange.id === open.id}
            />
          </li>
        ))}
      </ol>
      {mayAnswer ? (
        <>
          {isWaiting && (
            <ReplyForm id={open.id} locale={member.locale} templates={templates} onDone={onDone}>
              {open.complaint?.outcome !== null && <CloseHelp id={open.id} onDone={onDone} />}
            </ReplyForm>
          )}
          <RemarkForm id={open.id} />
        </>
      ) : (
        <p className="why">{help.mayNotAnswer}</p>
      )}
    </section>
  );
}

type ExchangeViewProps = { exchange: Exchange; lang: string; isOpen: boolean };

/** One question and its answer; older ones are folded to their title. */
function ExchangeView({ exchange, lang, isOpen }: ExchangeViewProps) {
  const { help } = useOffice().texts.messages;
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  const { title, contents, category, status, writtenAt, isHidden, reply, remarks } = exchange;
  return (
    <details open={isUnfolded} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary>
        <b lang={lang}>{title}</b> <Moment at={writtenAt} />{" "}
        <span className={status === "answered" ? "tag tag-good" : "tag"}>
          {help.states[status]}
        </span>{" "}
        <span className="tag">{help.categories[category]}</span>{" "}
        {isHidden && <span className="tag">{help.takenBack}</span>}
      </summary>
      <p className="bubble bubble-member" lang={lang}>
        {contents}
      </p>
      <ThreadFiles files={exchange.files} />
      {!isOpen && status === "waiting" && !isHidden && (
        <Link className="btn btn-small" to={`/help/${exchange.id}`}>
          {help.answerThis}
        </Link>
      )}
      {remarks.map((remark) => (
        <RemarkView key={remark.id} remark={remark} />
      ))}
      {reply !== null && <ReplyView exchange={exchange} lang={lang} reply={reply} />}
    </details>
  );
}

const RemarkView = ({ remark }: { remark: Remark }) => {
  const { help } = useOffice().texts.messages;
  return (
    <div className="bubble bubble-remark">
      <p className="bubble-head">
        <Icon name="lock" /> <b>{help.remark}</b> {remark.operator} <Moment at={remark.writtenAt} />
      </p>
      <p>{remark.contents}</p>
    </div>
  );
};

type ReplyViewProps = { exchange: Exchange; lang: string; reply: string };

const ReplyView = ({
  exchange: { repliedBy, repliedAt, readAt, replyFiles },
  lang,
  reply,
}: ReplyViewProps) => {
  const { help } = useOffice().texts.messages;
  return (
    <div className="bubble bubble-reply">
      <p className="bubble-head">
        <b>{help.reply}</b> {repliedBy} {repliedAt && <Moment at={repliedAt} />}
        {" · "}
        {readAt ? (
          <>
            {help.readAt} <Moment at={readAt} />
          </>
        ) : (
          help.unread
        )}
      </p>
      <div lang={lang}>
        <RichText html={reply} />
      </div>
      <ThreadFiles files={replyFiles} />
    </div>
  );
};
