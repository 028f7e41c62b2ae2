import * as z from "zod/mini";
import { suspensionGrounds } from "#contract/suspension-grounds.ts";

/** The class of the reason that a suspended member reads; `other` without one. */
export const suspensionGround = z.optional(z.enum(suspensionGrounds));
