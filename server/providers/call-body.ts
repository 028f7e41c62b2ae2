import { isUtf8 } from "node:buffer";
import type * as z from "zod/mini";
import { parseLossless } from "#server/providers/lossless-json.ts";

/** A protocol's refusals of a body that is not JSON, or has another shape. */
type BodyRefusals = { syntax: () => Error; shape: (isPartMissing: boolean) => Error };

/** Whether a fault of the shape is a missing field. */
const isMissing =
  (body: unknown) =>
  ({ path }: z.core.$ZodIssue): boolean =>
    path.reduce<unknown>(
      (part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name],
      body,
    ) === undefined;

/** Reads the bodies of a protocol's calls; a fault becomes that protocol's refusal. */
export const bodyReader = (refusals: BodyRefusals) => ({
  parse(rawBody: Buffer): unknown {
    // Invalid UTF-8 is refused, because decoding would make different names equal.
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
