import type { SessionOverTexts } from "#locales/ko/session-over.ts";

export const enSessionOver: SessionOverTexts = {
  sessionOver: {
    idle: "You were logged out because the site was not used for a while. Please log in again.",
    longest:
      "You were logged out because one login had lasted for its longest time. Please log in again.",
    displaced:
      "You were logged out here because of a login elsewhere: there were more logins than allowed at once, and this one had not been used for the longest time. If it was not you, please change your password.",
    replaced: "You logged in again in this browser, so the earlier login has ended.",
    logged_out: "You logged out in another window of this browser.",
    password:
      "You were logged out because the password was changed. If it was not you, please contact the help desk.",
    member:
      "You were logged out from your list of logins. If it was not you, please change your password.",
    staff: "The operator ended this login. Please log in again or contact the help desk.",
    time_used:
      "Your time for today is used up, so you were logged out. Wins of rounds under way are paid.",
  },
};
