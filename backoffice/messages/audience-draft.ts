import type { Audience } from "#contract/office/mailings.ts";

type AudienceMode = "one" | "some" | "all";
export type AudienceDraft = { mode: AudienceMode; audience: Audience };

const everybody: Audience = {
  member: null,
  levelFrom: 1,
  levelTo: 10,
  status: null,
  siteId: null,
  activeSince: null,
};

const isEverybody = (audience: Audience): boolean =>
  (Object.keys(everybody) as (keyof Audience)[]).every((key) => audience[key] === everybody[key]);

/** A mailing's audience; for a new one the member in the address, if any. */
export const audienceDraftOf = (audience: Audience | undefined, member: string): AudienceDraft => {
  if (!audience) return { mode: "one", audience: { ...everybody, member } };
  if (audience.member !== null) return { mode: "one", audience };
  return { mode: isEverybody(audience) ? "all" : "some", audience };
};

/** The input of the call, without the other modes' fields. Null while the member is missing. */
export function audienceOf({ mode, audience }: AudienceDraft): Audience | null {
  if (mode === "all") return everybody;
  if (mode === "some") return { ...audience, member: null };
  const member = audience.member?.trim() ?? "";
  return member === "" ? null : { ...everybody, member };
}
