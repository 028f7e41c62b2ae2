import type { Happening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    "note.sent": Happening;
    /** The member read notes or removed them from their list. */
    "note.tidied": Happening;
    "help.asked": Happening & { helpId: bigint };
    "help.answered": Happening & { helpId: bigint };
    /** A note tells of the decision when no reply in the thread does. */
    "complaint.decided": Happening & { helpId: bigint; needsNote: boolean };
    "help.closed": Happening & { helpId: bigint };
    /** The member read replies or removed questions from their list. */
    "help.tidied": Happening;
  }
}
