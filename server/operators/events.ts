import type { OfficeHappening } from "#server/kit/act.ts";

declare module "#server/kit/act.ts" {
  interface Events {
    /** An operator did or proposed something: the audit row's call and object, and what was decided. */
    "operator.acted": OfficeHappening & { call: string; object: string; decided?: number };
  }
}
