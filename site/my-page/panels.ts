import type { ComponentType } from "react";
import type { MyPageData, MyPageTab } from "#site/my-page/my-page-tabs.ts";

/** A tab's panel, which is given the data of its tab. */
type Panel<Tab extends MyPageTab> = ComponentType<Extract<MyPageData, { tab: Tab }>>;
type Panels = { [Tab in MyPageTab]: () => Promise<Panel<Tab>> };

/** The panel of each tab in a file of its own, because one of seven is looked at. */
const files: Panels = {
  profile: async () => (await import("#site/my-page/profile.tsx")).Profile,
  money: async () => (await import("#site/wallet/money-panel.tsx")).MoneyPanel,
  figures: async () => (await import("#site/wallet/figures.tsx")).OwnFigures,
  bets: async () => (await import("#site/games/bets.tsx")).Bets,
  security: async () => (await import("#site/my-page/security.tsx")).Security,
  limits: async () => (await import("#site/my-page/limits.tsx")).LimitsPanel,
  protection: async () => (await import("#site/my-page/protection-panel.tsx")).ProtectionPanel,
};

/** The names of these modules in the build manifest, whose files are preloaded. */
export const panelModules: Readonly<Record<MyPageTab, string>> = {
  profile: "site/my-page/profile.tsx",
  money: "site/wallet/money-panel.tsx",
  figures: "site/wallet/figures.tsx",
  bets: "site/games/bets.tsx",
  security: "site/my-page/security.tsx",
  limits: "site/my-page/limits.tsx",
  protection: "site/my-page/protection-panel.tsx",
};

const loaded: { [Tab in MyPageTab]?: Panel<Tab> } = {};

/** Loads a tab's panel, before the page shows it. */
export async function loadPanel<Tab extends MyPageTab>(tab: Tab): Promise<Panel<Tab>> {
  const panels: { [Each in Tab]?: Panel<Each> } = loaded;
  return (panels[tab] ??= await files[tab]());
}

/** A loaded panel. Throws Error for one that is not. */
export function panelOf<Tab extends MyPageTab>(tab: Tab): Panel<Tab> {
  const panels: { [Each in Tab]?: Panel<Each> } = loaded;
  const panel = panels[tab];
  if (!panel) throw new Error(`The panel ${tab} is not loaded.`);
  return panel;
}
