const parameter = "page";

/** The page in a query, from 1. Anything else counts as 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get(parameter));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

export const pageCount = (items: number, perPage: number): number =>
  Math.max(1, Math.ceil(items / perPage));

/** The query of another page of a list, without the names in `drop`. */
export function pageSearch(
  query: URLSearchParams,
  page: number,
  drop: readonly string[] = [],
): string {
  const next = new URLSearchParams(query);
  for (const name of drop) next.delete(name);
  if (page > 1) next.set(parameter, String(page));
  else next.delete(parameter);
  const search = next.toString();
  return search ? `?${search}` : "";
}
