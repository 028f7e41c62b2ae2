import { isUtf8 } from "node:buffer";
import type * as z from "zod/mini";
import { parseLossless } from "#server/providers/lossless-json.ts";

/** How a protocol refuses a body that is no JSON, and one that has another shape. */
type BodyRefusals = { syntax: () => Error; shape: (isPartMissing: boolean) => Error };

/** Whether a fault of the shape is that something is not there at all. */
const isMissing =
  (body: unknown) =>
  ({ path }: z.core.$ZodIssue): boolean =>
    path.reduce<unknown>(
      (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
      body,
    ) === undefined;

/** Reads the bodies of a protocol's calls; what is wrong with one is that protocol's own refusal. */
export const bodyReader = (refusals: BodyRefusals) => ({
  parse(rawBody: Buffer): unknown {
    // Bytes that are no letters would all become the same one.
    if (!isUtf8(rawBody)) throw refusals.syntax();
    try {
      return parseLossless(rawBody.toString("utf8"));
    } catch {
      throw refusals.syntax();
    }
  },
  read<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
    const parsed = shape.safeParse(body);
    if (!parsed.success) throw refusals.shape(parsed.error.issues.some(isMissing(body)));
    return parsed.data;
  },
});
