import "#site/my-page/my-page.css";
import { createElement } from "react";
import { useLoaderData, useNavigation, useSearchParams } from "react-router";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { type MyPageData, type MyPageTab, myPageTabs, tabOf } from "#site/my-page/my-page-tabs.ts";
import { panelOf } from "#site/my-page/panels.ts";
import { MoneyPage } from "#site/parts/money-page.tsx";

/** The member's own page; the address has the open tab. */
export default function MyPage() {
  const { settings, members, wallet, games, limits, protection, frame } = usePageTexts();
  const loaded = useLoaderData<MyPageData>();
  const [query, setQuery] = useSearchParams();
  const coming = useNavigation().location;
  const here = coming?.pathname.endsWith("/user") === true;
  const selected = tabOf(here ? new URLSearchParams(coming.search) : query);
  const labels: Record<MyPageTab, string> = {
    profile: members.profile,
    money: wallet.statement,
    figures: wallet.figures,
    bets: games.bets,
    security: members.security,
    limits: limits.title,
    protection: protection.playSafely,
  };
  return (
    <MoneyPage title={settings.myPage}>
      <div className="tabs-scroll">
        <Tabs
          name="my"
          label={settings.myPageParts}
          tabs={myPageTabs.map((id) => ({ id, label: labels[id] }))}
          selected={selected}
          onSelect={(tab) => setQuery({ tab }, { preventScrollReset: true })}
        />
      </div>
      {myPageTabs.map((tab) => (
        <TabPanel key={tab} name="my" id={tab} hidden={tab !== selected}>
          {tab === selected &&
            (loaded.tab === tab ? (
              createElement<MyPageData>(panelOf(loaded.tab), loaded)
            ) : (
              <p className="pl-loading">{frame.loading}</p>
            ))}
        </TabPanel>
      ))}
    </MoneyPage>
  );
}
