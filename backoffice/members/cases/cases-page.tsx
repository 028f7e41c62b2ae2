import { useState } from "react";
import { useLoaderData } from "react-router";
import type { MemberCase } from "#contract/office/cases.ts";
import { useFormat } from "#ui/format-context.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { CaseCard } from "#backoffice/members/cases/case-card.tsx";
import { CloseCaseSheet } from "#backoffice/members/cases/close-case-sheet.tsx";
import { ContactSheet } from "#backoffice/members/cases/contact-sheet.tsx";
import type { CasesPage } from "#backoffice/members/cases/load-cases.ts";
import { RequestSheet } from "#backoffice/members/cases/request-sheet.tsx";
import { ProtectionFiguresCard } from "#backoffice/members/protection-figures/figures-card.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type What = "contact" | "request" | "close";
type Asking = { what: What; about: MemberCase } | null;
const sheets = { contact: ContactSheet, request: RequestSheet, close: CloseCaseSheet } as const;

/** Members who may come to harm: why, what was said, and how it ended. */
export default function Cases() {
  const { cases: words } = useOffice().texts;
  const { list, cases, next, figures } = useLoaderData<CasesPage>();
  const [asking, setAsking] = useState<Asking>(null);
  const changing = useChange();
  const ask = (what: What, about: MemberCase) => setAsking({ what, about });
  const close = () => setAsking(null);
  const Sheet = asking && sheets[asking.what];
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <LastRun />
      <ProtectionFiguresCard figures={figures} />
      <ListViews
        label={words.title}
        views={["open", "closed"]}
        current={list}
        nameOf={(each) => words.lists[each]}
      />
      <ChangeNotice outcome={changing.outcome} />
      {cases.length === 0 && <p className="table-empty">{words.none[list]}</p>}
      <ul className="cards cards-beside">
        {cases.map((each) => (
          <li key={each.id} className="card">
            <CaseCard
              about={each}
              onContact={() => ask("contact", each)}
              onRequest={() => ask("request", each)}
              onClose={() => ask("close", each)}
            />
          </li>
        ))}
      </ul>
      <MorePages next={next} />
      {asking && Sheet && <Sheet about={asking.about} changing={changing} onClose={close} />}
    </div>
  );
}

/** What the last nightly count found, and whether a promotion reached a protected member. */
function LastRun() {
  const { cases: words } = useOffice().texts;
  const { run } = useLoaderData<CasesPage>();
  const format = useFormat();
  if (!run) return <p className="why">{words.noRun}</p>;
  const { day, members, opened, sentToProtected, sentWithoutConsent } = run;
  const isWrong = sentToProtected + sentWithoutConsent > 0;
  return (
    <p className={isWrong ? "notice notice-warn" : "why"}>
      {words.run(day, format.number(members), format.number(opened))}{" "}
      {words.sent(format.number(sentToProtected))}{" "}
      {words.sentWithoutConsent(format.number(sentWithoutConsent))}
    </p>
  );
}
