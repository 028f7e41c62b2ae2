import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { writtenLine, writtenText } from "#contract/fields.ts";

/** An e-mail address, or a telephone number of 8 to 15 digits. */
const replyPath = writtenLine(5, 120).check(
  z.regex(/^(?:[^@\s]+@[^@\s]+\.[^@\s]+|\+?(?:[ ()-]*\d){8,15}[ ()-]*)$/),
);

export const contactCalls = {
  "write-contact": call({
    summary: "Ask the help desk without signing in; a repeat with the same key is stored once.",
    access: "visitor",
    isMutation: true,
    input: z.strictObject({
      replyTo: replyPath,
      title: writtenText(100),
      contents: writtenText(2_000),
    }),
    output: z.object({}),
    refusals: ["time"],
  }),
};
