import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { ProviderEntry } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { Icon } from "#ui/icon.tsx";
import { useApp } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { useLoginNeeded } from "#site/members/login-needed.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import { useLaunch } from "#site/games/launch.tsx";
import { nameMarks, secondNameIn } from "#site/games/names.ts";
import { loadProviders } from "#site/games/providers.ts";
import { slotListHref } from "#site/games/slot-address.ts";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { useSession } from "#site/app/session.tsx";

type ListProps = { category: "casino" | "slot"; onLeave: () => void };

function Row({ provider, onOpen }: { provider: ProviderEntry; onOpen: () => void }) {
  const { texts, locale } = useApp();
  const second = secondNameIn(locale, provider);
  const enabled = provider.used === "y";
  return (
    <li className={enabled ? "" : "off"}>
      <button type="button" onClick={onOpen}>
        <GameArt url={provider.imgUrl} code={provider.code} name={provider.nameEn} sizes="46px" />
        <span className="pl-name">
          <b {...nameMarks(locale, provider)}>{nameIn(locale, provider)}</b>
          {second && <small lang="en">{second}</small>}
        </span>
        {enabled ? (
          <Icon name="caret-right" />
        ) : (
          <span className="st st-wait">{texts.games.maintenance}</span>
        )}
      </button>
    </li>
  );
}

/** Providers of one kind as rows; a slot provider opens its list, a casino its own lobby. */
export function ProviderList({ category, onLeave }: ListProps) {
  const { call, texts } = useApp();
  const { loggedOut } = useSession();
  const { launch } = useLaunch();
  const loginNeeded = useLoginNeeded();
  const navigate = useNavigate();
  const [providers, setProviders] = useState<Section<readonly ProviderEntry[]> | null>(null);
  const load = useCallback(async () => {
    setProviders(await loadProviders(call, category));
  }, [call, category]);
  useEffect(() => void load(), [load]);

  const open = (provider: ProviderEntry) => {
    const target = { code: provider.code, company: provider.code, used: provider.used };
    if (category === "casino" || provider.used !== "y") return void launch(target);
    if (loggedOut !== false) return void loginNeeded();
    onLeave();
    void navigate(slotListHref(provider.code));
  };

  if (providers === null) return <p className="pl-loading">{texts.frame.loading}</p>;
  if (!providers.ok) return <LoadFailed of={providers} onRetry={() => void load()} />;
  return (
    <ul className="pl-l">
      {providers.data.map((provider) => (
        <Row key={provider.code} provider={provider} onOpen={() => open(provider)} />
      ))}
    </ul>
  );
}
