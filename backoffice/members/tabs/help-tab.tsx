import { Link } from "react-router";
import { Moment } from "#backoffice/frame/moment.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The member's questions with their answers, including deleted ones. */
export function HelpTab({ tab }: { tab: Extract<Tab, { name: "help" }> }) {
  const texts = useOfficeTexts().members;
  if (tab.helps.length === 0) return <p className="table-empty">{texts.noHelps}</p>;
  return (
    <>
      <ul className="cards">
        {tab.helps.map((help) => (
          <li key={help.id} className="card">
            <div className="member-name">
              <h3>
                <Link className="link" to={`/help/${help.id}`}>
                  {help.title}
                </Link>
              </h3>
              <span className={help.status === "waiting" ? "tag tag-warn" : "tag"}>
                {texts.helpStates[help.status]}
              </span>
              {help.isHidden && <span className="tag">{texts.hidden}</span>}
              <Moment at={help.writtenAt} />
            </div>
            <p className="written">{help.contents}</p>
            {help.reply !== null && (
              <div className="notice">
                <b>{texts.answer}</b> {help.repliedAt && <Moment at={help.repliedAt} />}{" "}
                {!help.isRead && <span className="tag">{texts.unread}</span>}
                <p className="written">{help.reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <MorePages next={tab.next} />
    </>
  );
}
