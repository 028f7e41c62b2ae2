import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnSignInNotes = Output<"get-sign-in-notes">;

/** Whether the member gets a note about every sign-in. */
export const loadSignInNotes = ({ call }: AppContext): Promise<Section<OwnSignInNotes>> =>
  sectionOf(call, "get-sign-in-notes", {});
