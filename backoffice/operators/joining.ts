import type { OwnSelf } from "#contract/office/operators.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** What accepting an invitation needs from the application. */
export type JoiningProps = {
  texts: OfficeTexts;
  call: OfficeCaller;
  onSignedIn: (operator: OwnSelf) => void;
  /** Leaves the link for the sign-in screen. */
  onLeave: () => void;
};

/** Why an invitation's link is not valid any more. */
export type WhyNoLink = "gone" | "expired";

/** The properties of each step. */
export type JoiningStepProps = JoiningProps & {
  token: string;
  onEnded: (why: WhyNoLink) => void;
};
