import type { OwnSelf } from "#contract/office/operators.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** What joining needs from the application around it. */
export type JoiningProps = {
  texts: OfficeTexts;
  call: OfficeCaller;
  onSignedIn: (operator: OwnSelf) => void;
  /** Away from the link, to the ordinary way in. */
  onLeave: () => void;
};

/** Why an invitation's link opens nothing any more. */
export type WhyNoLink = "gone" | "expired";

/** What each step of joining is given. */
export type JoiningStepProps = JoiningProps & {
  token: string;
  onEnded: (why: WhyNoLink) => void;
};
