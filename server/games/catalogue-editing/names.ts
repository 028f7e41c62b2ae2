import type { Named, OtherNames } from "#contract/named.ts";

/** Names as they are stored: null when there is none. */
export const storedNames = (names: NonNullable<OtherNames>): OtherNames =>
  Object.keys(names).length === 0 ? null : names;

/** Names as facts of the audit trail, one for each language. */
export const nameFacts = ({ nameKo, nameEn, otherNames }: Named) => ({
  nameKo,
  nameEn,
  nameVn: otherNames?.vn ?? null,
  nameJp: otherNames?.jp ?? null,
  nameTh: otherNames?.th ?? null,
  nameCn: otherNames?.cn ?? null,
});
