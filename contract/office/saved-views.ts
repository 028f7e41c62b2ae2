import * as z from "zod/mini";
import { rowId, writtenLine } from "#contract/fields.ts";
import { read, selfService } from "#contract/office/call.ts";

/** The lists whose views can be kept. */
const viewedScreens = ["payments", "members", "rounds", "helps"] as const;
export type ViewedScreen = (typeof viewedScreens)[number];

/** The most views of one list that an operator keeps. */
export const MOST_VIEWS = 20;

const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** The part of the address after the question mark. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const screen = z.enum(viewedScreens);

export const savedViewCalls = {
  "get-own-views": read({
    summary: "The views of a list that the operator keeps, by name.",
    access: "operator",
    fields: { screen },
    output: z.object({ views: z.array(savedView) }),
    refusals: [],
  }),
  "keep-own-view": selfService({
    summary: "Keep the filters of a list under a name, at most twenty for each list.",
    access: "operator",
    fields: {
      screen,
      name: writtenLine(1, 40),
      query: z.string().check(z.regex(/^[!-~]{1,1000}$/)),
    },
    output: z.object({ id: z.int() }),
    refusals: ["already", "limit"],
  }),
  "remove-own-view": selfService({
    summary: "Remove a view of the operator's own.",
    access: "operator",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found"],
  }),
};
