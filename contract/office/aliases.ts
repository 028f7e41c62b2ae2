import * as z from "zod/mini";
import { act } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

const fields = {
  siteId: shortRowId,
  host: z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/)),
};

export const aliasOfficeCalls = {
  "add-site-alias": act({
    summary: "Let another host lead to a site, whose own host has the cookies and the addresses.",
    access: "settings.change",
    fields,
    output: z.object({}),
    /** `already`: the host belongs to a site, or the site answers every host anyway. */
    refusals: ["not_found", "already"],
  }),
  "remove-site-alias": act({
    summary: "Let another host no longer lead to a site.",
    access: "settings.change",
    fields,
    output: z.object({}),
    refusals: ["not_found"],
  }),
};
