import { useNavigate } from "react-router";
import type { ListNoun } from "#backoffice/frame/list-link.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";

type ListGiven = {
  noun: ListNoun;
  rows: readonly { id: number }[];
  /** The row that is open beside the list. */
  openId: number | undefined;
  /** The address with a row open, or with none. */
  hrefOf: (id: number | null) => string;
  labels: { next: string; previous: string };
};

/**
 * Opens the next row of a list with `j` and the previous one with `k`. `goTo` opens a row and
 * focuses it; `leave` opens the neighbour of the open row, for when that row leaves the list.
 */
export function useListKeys({ noun, rows, openId, hrefOf, labels }: ListGiven) {
  const navigate = useNavigate();
  const here = rows.findIndex(({ id }) => id === openId);
  const goTo = async (id: number | null) => {
    await navigate(hrefOf(id));
    document.querySelector<HTMLElement>(`[data-${noun}="${id}"]`)?.focus();
  };
  const step = (by: 1 | -1) => {
    const next = rows[here === -1 ? 0 : here + by];
    if (next) void goTo(next.id);
  };
  useShortcuts([
    { keys: "j", label: labels.next, run: () => step(1) },
    { keys: "k", label: labels.previous, run: () => step(-1) },
  ]);
  const leave = () => void goTo((rows[here + 1] ?? rows[here - 1])?.id ?? null);
  return { goTo, leave };
}
