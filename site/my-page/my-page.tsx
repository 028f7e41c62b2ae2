import "#site/my-page/my-page.css";
import type { ReactNode } from "react";
import { useLoaderData, useNavigation, useSearchParams } from "react-router";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { Bets } from "#site/games/bets.tsx";
import { type MyPageData, type MyPageTab, myPageTabs, tabOf } from "#site/my-page/load-my-page.ts";
import { LimitsPanel } from "#site/my-page/limits.tsx";
import { Profile } from "#site/my-page/profile.tsx";
import { Security } from "#site/my-page/security.tsx";
import { MoneyPage } from "#site/parts/money-page.tsx";
import { ProtectionPanel } from "#site/my-page/protection-panel.tsx";
import { OwnFigures } from "#site/wallet/figures.tsx";
import { Statement } from "#site/wallet/statement.tsx";

function Loaded({ loaded }: { loaded: MyPageData }): ReactNode {
  switch (loaded.tab) {
    case "profile":
      return <Profile />;
    case "money":
      return <Statement statement={loaded.statement} games={loaded.games} />;
    case "figures":
      return <OwnFigures figures={loaded.figures} />;
    case "bets":
      return <Bets bets={loaded.bets} games={loaded.games} />;
    case "security":
      return <Security sessions={loaded.sessions} />;
    case "limits":
      return <LimitsPanel limits={loaded.limits} />;
    case "protection":
      return <ProtectionPanel running={loaded.running} />;
  }
}

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
              <Loaded loaded={loaded} />
            ) : (
              <p className="pl-loading">{frame.loading}</p>
            ))}
        </TabPanel>
      ))}
    </MoneyPage>
  );
}
