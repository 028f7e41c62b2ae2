import type * as z from "zod/mini";
import { parseLossless } from "#server/providers/lossless-json.ts";

/** How a protocol refuses a body that is no JSON, and one that has another shape. */
type BodyRefusals = { syntax: () => Error; shape: () => Error };

/** Reads the bodies of a protocol's calls; what is wrong with one is that protocol's own refusal. */
export const bodyReader = (refusals: BodyRefusals) => ({
  parse(rawBody: Buffer): unknown {
    try {
      return parseLossless(rawBody.toString("utf8"));
    } catch {
      throw refusals.syntax();
    }
  },
  read<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
    const parsed = shape.safeParse(body);
    if (!parsed.success) throw refusals.shape();
    return parsed.data;
  },
});
