import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

const testerLinkStates = ["open", "used", "revoked", "expired"] as const;

const testerLink = z.object({
  id: z.int(),
  madeAt: z.string(),
  madeBy: z.string(),
  checkedBy: z.string(),
  expiresAt: z.string(),
  state: z.enum(testerLinkStates),
  /** Who registered with it; null when it was not used. */
  member: z.nullable(z.object({ id: z.int(), loginId: z.string() })),
  /** Who revoked it; null when it was not revoked. */
  revokedBy: z.nullable(z.string()),
});
export type TesterLink = z.infer<typeof testerLink>;

export const testerLinkCalls = {
  "get-tester-links": read({
    summary: "The newest 200 links with which testers register before the opening, without codes.",
    access: "settings.read",
    fields: {},
    output: z.object({ links: z.array(testerLink) }),
    refusals: [],
  }),
  "revoke-tester-link": act({
    summary: "Revoke a tester's link that was not used; it lets no one register any more.",
    access: "settings.change",
    fields: { id: rowId },
    output: z.object({}),
    /** `already`: it was used, revoked or is too old. */
    refusals: ["not_found", "already"],
  }),
};
