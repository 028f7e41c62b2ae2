import type { HomeTexts } from "#locales/ko/home.ts";
import { referenceIn } from "#ui/call.ts";

/** A text about a failed call, with the reference of an unexpected error; for places without a dialog. */
export function faultText(
  text: string,
  answer: { status: string } | undefined,
  { frame }: Pick<HomeTexts, "frame">,
): string {
  const { reference } = answer ? referenceIn(answer) : {};
  return reference === undefined ? text : `${text} ${frame.errorCode} ${reference}`;
}
