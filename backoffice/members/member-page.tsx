import { Link, useLoaderData } from "react-router";
import { Fragment } from "react";
import { State } from "#backoffice/frame/states.tsx";
import { tabNames, type MemberPage, type Tab } from "#backoffice/members/load-member.ts";
import { MemberActs } from "#backoffice/members/member-acts.tsx";
import { MemberHeader } from "#backoffice/members/member-header.tsx";
import { AccessesTab } from "#backoffice/members/tabs/accesses-tab.tsx";
import { AuditTab } from "#backoffice/members/tabs/audit-tab.tsx";
import { PrivacyRequestsTab } from "#backoffice/members/tabs/privacy-requests-tab.tsx";
import { GamesTab } from "#backoffice/members/tabs/games-tab.tsx";
import { HelpTab } from "#backoffice/members/tabs/help-tab.tsx";
import { IdentityTab } from "#backoffice/members/tabs/identity-tab.tsx";
import { LedgerTab } from "#backoffice/members/tabs/ledger-tab.tsx";
import { LimitsTab } from "#backoffice/members/tabs/limits-tab.tsx";
import { NotesTab } from "#backoffice/members/tabs/notes-tab.tsx";
import { OverviewTab } from "#backoffice/members/tabs/overview-tab.tsx";
import { RemarksTab } from "#backoffice/members/tabs/remarks-tab.tsx";
import { RequestsTab } from "#backoffice/members/tabs/requests-tab.tsx";
import { SessionsTab } from "#backoffice/members/tabs/sessions-tab.tsx";
import { SignInsTab } from "#backoffice/members/tabs/sign-ins-tab.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** One member; the address has the open tab. */
export default function Member() {
  const { texts } = useOffice();
  const { member, tabName, tab } = useLoaderData<MemberPage>();
  const words = texts.members;
  if (!member)
    return (
      <State title={words.missing}>
        <Link className="btn" to="/members">
          {words.toList}
        </Link>
      </State>
    );
  return (
    <Fragment key={member.id}>
      <div className="page page-wide member-page">
        <MemberHeader member={member} />
        <MemberActs member={member} />
        <nav className="tab-strip" aria-label={words.tabList}>
          {tabNames.map((name) => (
            <Link
              key={name}
              to={`/members/${member.id}${name === "overview" ? "" : `?tab=${name}`}`}
              aria-current={name === tabName ? "page" : undefined}
              ref={name === tabName ? bringIntoStrip : undefined}
            >
              {words.tabs[name]}
            </Link>
          ))}
        </nav>
        <div key={tabName} className="member-tab">
          <h2 className="vh">{words.tabs[tabName]}</h2>
          <TabContent page={{ member, tab }} />
        </div>
      </div>
    </Fragment>
  );
}

/** The tabs are wider than a narrow window, and the open one can be the last. */
function bringIntoStrip(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

type Content = { member: NonNullable<MemberPage["member"]>; tab: Tab };

function TabContent({ page: { member, tab } }: { page: Content }) {
  const { texts, operator } = useOffice();
  switch (tab.name) {
    case "overview":
      return (
        <OverviewTab
          member={member}
          links={tab.links}
          reviews={tab.reviews}
          consentChanges={tab.changes}
        />
      );
    case "ledger":
    case "comp":
      return <LedgerTab member={member} tab={tab} />;
    case "requests":
      return <RequestsTab tab={tab} />;
    case "games":
      return <GamesTab tab={tab} />;
    case "help":
      return <HelpTab tab={tab} />;
    case "notes":
      return <NotesTab tab={tab} />;
    case "sign-ins":
      return <SignInsTab tab={tab} />;
    case "sessions":
      return <SessionsTab tab={tab} />;
    case "limits":
      return <LimitsTab member={member} tab={tab} />;
    case "identity":
      return <IdentityTab member={member} tab={tab} />;
    case "privacy-requests":
      return <PrivacyRequestsTab member={member} tab={tab} />;
    case "remarks":
      return <RemarksTab member={member} tab={tab} />;
    case "audit":
      return <AuditTab tab={tab} />;
    case "accesses":
      return <AccessesTab tab={tab} />;
    case "denied":
      return (
        <p className="table-empty">
          {texts.frame.notAllowed}. {texts.frame.notAllowedText(texts.roles[operator.role])}
        </p>
      );
  }
}
