import { asFault, type Fault } from "#ui/call.ts";
import { numberIn } from "#ui/number-in.ts";

/** The item in an address with `?id=`; `missing` when it does not exist. */
export type Opened<Item> = { kind: "item"; item: Item } | { kind: "missing" } | Failed;
type Failed = { kind: "failed"; fault?: Fault };

/** The id in a query; null when it is missing or invalid. */
export function idOf(query: URLSearchParams, name = "id"): number | null {
  return numberIn(query.get(name)) ?? null;
}

/** For `catch`: the item could not be loaded. */
export const openFailed = (error: unknown): Failed => ({ kind: "failed", fault: asFault(error) });

export const openedOf = <Item>(answer: { status: string }, item: Item | null): Opened<Item> => {
  if (item !== null) return { kind: "item", item };
  return answer.status === "not_found" ? { kind: "missing" } : { kind: "failed" };
};
