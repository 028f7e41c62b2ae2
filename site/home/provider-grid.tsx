import type { GameCategory, ProviderEntry } from "#contract/games.ts";
import { Button } from "#ui/button.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import { launchKey, useLaunch } from "#site/games/launch.tsx";
import { slotListHref } from "#site/games/slot-address.ts";
import { prefetchSlots } from "#site/games/slot-games.ts";
import { Tile } from "#site/games/tile.tsx";
import { useSession } from "#site/app/session.tsx";
import { Empty } from "#site/parts/empty.tsx";

type GridProps = {
  category: GameCategory;
  providers: readonly ProviderEntry[];
  /** What the list says when it is empty, and whether the filters emptied it. */
  empty: { text: string; filtered: boolean };
  /** The pictures of the first row are above the fold. */
  eager: boolean;
  onShowAll: () => void;
};

const firstRow = 3;

/** The tiles of one kind. Casino and sport open at once; slot opens its list first. */
export function ProviderGrid({ category, providers, empty, eager, onShowAll }: GridProps) {
  const { texts, call } = useApp();
  const { loggedOut } = useSession();
  const { launch, launching } = useLaunch();
  const { has, toggle } = useFavourites();
  const member = loggedOut === false;
  if (providers.length === 0) {
    return (
      <Empty icon="star" text={empty.text}>
        {empty.filtered && <Button look="soft sm" text={texts.home.showAll} onClick={onShowAll} />}
      </Empty>
    );
  }
  return (
    <ul className="grid">
      {providers.map((provider, index) => {
        const { code, used } = provider;
        const game = { company: code, code };
        const list = category === "slot" && member && used === "y";
        const isEager = eager && index < firstRow;
        const favourite = member ? has(game) : null;
        return (
          <KeptPart key={code} name="provider" by={[provider, category, isEager, favourite]}>
            <Tile
              entry={{ ...provider, enabled: used === "y" }}
              eager={isEager}
              hasSheet={category !== "slot"}
              favourite={favourite}
              launching={launching === launchKey(game)}
              onFavourite={() => void toggle(game)}
              {...(list
                ? { to: slotListHref(code), onIntent: () => prefetchSlots(call, code) }
                : { onOpen: () => void launch({ ...game, used }) })}
            />
          </KeptPart>
        );
      })}
    </ul>
  );
}
