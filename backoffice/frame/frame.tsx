import { useEffect, useRef, useState, type ReactNode } from "react";
import { Outlet, useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import { AnnouncerRegions } from "#ui/announcer.tsx";
import { useChime } from "#backoffice/frame/chime.ts";
import { useFreshScreen } from "#backoffice/frame/fresh-screen.ts";
import { Header } from "#backoffice/frame/header.tsx";
import { HelpSheet } from "#backoffice/frame/help-sheet.tsx";
import { LeaveGuard } from "#backoffice/frame/leave-guard.tsx";
import { LineLost } from "#backoffice/frame/line-lost.tsx";
import { useLiveCounts } from "#backoffice/frame/live.tsx";
import { Nav } from "#backoffice/frame/nav.tsx";
import { Palette } from "#backoffice/frame/palette.tsx";
import { SessionWatcher } from "#backoffice/frame/session-end/session-watcher.tsx";
import { useShortcutKeys, useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useMemberCommands } from "#backoffice/frame/use-member-commands.ts";
import { usePaymentCommands } from "#backoffice/frame/use-payment-commands.ts";
import { useRoundCommands } from "#backoffice/frame/use-round-commands.ts";
import { useScreenCommands } from "#backoffice/frame/use-screen-commands.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { menuOf } from "#backoffice/menu.ts";
import { addressOf } from "#backoffice/office-route.ts";
import { routes } from "#backoffice/routes.ts";

/**
 * Menu, header and the page between them; palette and help sheet over all of it. `told` is what the
 * operator is told on every screen.
 */
export function Frame({ told }: { told: ReactNode }) {
  const office = useOffice();
  const { texts, preferences } = office;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const items = menuOf(office);
  useTitle();
  useFocusOnNewPage();
  useShortcutKeys(preferences.usesSingleKeys);
  useChime(preferences.hasSound);
  useShortcuts([
    { keys: "?", label: texts.frame.shortcuts, run: () => setOpen("help") },
    ...items.flatMap((item) =>
      item.menu?.key === undefined
        ? []
        : {
            keys: `g ${item.menu.key}`,
            label: item.title(texts),
            run: () => void navigate(addressOf(item)),
          },
    ),
  ]);
  usePaletteKey(() => setOpen("palette"));
  useScreenCommands();
  usePaymentCommands();
  useRoundCommands();
  useMemberCommands();
  useFreshScreen();
  return (
    <div className="frame" aria-busy={navigation.state !== "idle"}>
      <a className="skip" href="#main">
        {texts.frame.skipToContent}
      </a>
      <Nav items={items} />
      <Header onJump={() => setOpen("palette")} onHelp={() => setOpen("help")} />
      <div className="told">
        <LineLost />
        <SessionWatcher />
        {told}
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {navigation.state !== "idle" && <div className="progress" aria-hidden="true" />}
      {open === "palette" && <Palette onClose={() => setOpen(null)} />}
      {open === "help" && <HelpSheet onClose={() => setOpen(null)} />}
      <LeaveGuard />
      <AnnouncerRegions />
    </div>
  );
}

/** The page's name and the number of waiting items: "(14) Withdrawals — Dalbit". */
function useTitle(): void {
  const { texts } = useOffice();
  const counts = useLiveCounts();
  const here = useMatches().at(-1)?.id;
  const route = routes.find(({ path }) => path === here);
  const waiting = counts.deposits + counts.withdrawals;
  const page = texts.frame.pageTitle(route?.title(texts) ?? texts.frame.office);
  const title = waiting > 0 ? `(${waiting}) ${page}` : page;
  useEffect(() => {
    document.title = title;
    document.documentElement.dataset["hydrated"] = "";
  }, [title]);
}

/** After navigation the keyboard and screen readers start at the main part. */
function useFocusOnNewPage(): void {
  const screen = useLocation().pathname.split("/")[1];
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById("main")?.focus();
    first.current = false;
  }, [screen]);
}

/** ⌘K and Ctrl-K open the palette, also while typing. */
function usePaletteKey(openPalette: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // An editor uses the same key for a link.
      if (event.defaultPrevented) return;
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
}
