import type { PreviousSignIn } from "#contract/members.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type { Format } from "#ui/format.ts";

/** When, with what and from where the member signed in before, and what failed since. */
export function previousSignInText(
  { at, device, address, refusedSince }: PreviousSignIn,
  { members }: HomeTexts,
  format: Format,
): string {
  const parts = [
    members.previousSignIn(`${format.date(at)} ${format.time(at)}`),
    device || members.unknownDevice,
    address,
  ];
  if (refusedSince > 0) parts.push(members.refusedSince(format.number(refusedSince)));
  return parts.join(" · ");
}
