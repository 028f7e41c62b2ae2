import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";

/** By the operator's order, or by name. */
export type Order = "house" | "name";

/** A native select that looks like the chips beside it. */
export function OrderSelect({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const { home } = useTexts();
  return (
    <label className="chip chip-select">
      <span className="vh">{home.sort}</span>
      <select
        value={order}
        onChange={(event) => onOrder(event.target.value === "name" ? "name" : "house")}
      >
        <option value="house">{home.sortByHouse}</option>
        <option value="name">{home.sortByName}</option>
      </select>
      <Icon name="caret-down" />
    </label>
  );
}
