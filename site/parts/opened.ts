import { numberIn } from "#ui/number-in.ts";

/** The item in an address with `?id=`; `missing` when it does not exist. */
export type Opened<Item> = { kind: "item"; item: Item } | { kind: "missing" } | { kind: "failed" };

/** The id in a query; null when it is missing or invalid. */
export function idOf(query: URLSearchParams, name = "id"): number | null {
  return numberIn(query.get(name)) ?? null;
}

export const failed = { kind: "failed" } as const;
export const openedOf = <Item>(answer: { status: string }, item: Item | null): Opened<Item> => {
  if (item !== null) return { kind: "item", item };
  return answer.status === "not_found" ? { kind: "missing" } : failed;
};
