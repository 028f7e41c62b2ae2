import "#site/parts/chips.css";
import type { ReactNode } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { keepInView } from "#ui/keep-in-view.ts";
import { useTexts } from "#site/app/app-context.tsx";
import { type Order, OrderSelect } from "#site/games/order-select.tsx";
import { useSession } from "#site/app/session.tsx";

export type Filter = { favourites: boolean; open: boolean };

type FilterBarProps = {
  filter: Filter;
  order: Order;
  total: number;
  favourites: number;
  onFilter: (filter: Filter) => void;
  onOrder: (order: Order) => void;
  search: ReactNode;
};

/** Chips that filter the grid, and its order: the operator's, or by name. */
export function FilterBar(props: FilterBarProps) {
  const { filter, order, total, favourites, onFilter, onOrder, search } = props;
  const { home } = useTexts();
  const { loggedOut } = useSession();
  const format = useFormat();
  const all = !filter.favourites && !filter.open;
  const favouritesLabel = favourites
    ? home.favouriteCount(format.number(favourites))
    : home.favourites;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row only follows the focus of its controls
    <div className="chips" role="group" aria-label={home.filters} onFocus={keepInView}>
      {search}
      <button
        type="button"
        className="chip"
        aria-pressed={all}
        onClick={() => onFilter({ favourites: false, open: false })}
      >
        {home.allCount(format.number(total))}
      </button>
      {loggedOut === false && (
        <button
          type="button"
          className="chip"
          aria-pressed={filter.favourites}
          onClick={() => onFilter({ ...filter, favourites: !filter.favourites })}
        >
          <Icon name="star" />
          {favouritesLabel}
        </button>
      )}
      <button
        type="button"
        className="chip"
        aria-pressed={filter.open}
        onClick={() => onFilter({ ...filter, open: !filter.open })}
      >
        {home.hideMaintenance}
      </button>
      <OrderSelect order={order} onOrder={onOrder} />
    </div>
  );
}
