import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router";
import type { ProviderEntry } from "#contract/games.ts";
import { useInBrowser } from "#ui/use-in-browser.ts";
import type { Shelf } from "#site/games/load-game-page.ts";
import { slotsParameter } from "#site/games/slot-address.ts";
import type { Section } from "#site/app/section.ts";
import { useSession } from "#site/app/session.tsx";

const loadDialog = () => import("#site/games/slot-dialog.tsx");
const SlotDialog = lazy(loadDialog);

type OverlayProps = { slots: Section<ProviderEntry[]>; recent: Shelf["recent"] };

/** The list of the provider in the address, while the member is signed in. */
export function SlotOverlay({ slots, recent }: OverlayProps) {
  const { loggedOut } = useSession();
  const [query] = useSearchParams();
  const code = query.get(slotsParameter);
  const isMember = loggedOut === false;
  const inBrowser = useInBrowser();
  // Visitors see no list. A member's first tap finds it loaded, or asks again and shows the fault.
  useEffect(() => {
    if (isMember) void loadDialog().catch(() => undefined);
  }, [isMember]);
  const provider = slots.ok ? slots.data.find((entry) => entry.code === code) : undefined;
  if (!provider || provider.used !== "y" || !isMember || !inBrowser) return null;
  return (
    <Suspense>
      <SlotDialog key={provider.code} provider={provider} recent={recent} />
    </Suspense>
  );
}
