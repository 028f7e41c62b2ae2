import { Link } from "react-router";
import type { SearchKind } from "#contract/office/member-search.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type PlaceLinkProps = { by: Extract<SearchKind, "address" | "device">; value: string };

/** An address or the code of a device, which leads to the members who signed in from there. */
export function PlaceLink({ by, value }: PlaceLinkProps) {
  const texts = useOfficeTexts().members;
  return (
    <Link
      className="link num place"
      to={`/members?${new URLSearchParams({ by, q: value })}`}
      aria-label={`${texts.search}: ${value}`}
      translate="no"
    >
      {value}
    </Link>
  );
}
