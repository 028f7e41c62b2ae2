import type { FundsState } from "#contract/office/funds.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const looks: Readonly<Record<FundsState, string>> = {
  open: "tag",
  no_account: "tag tag-warn",
  not_entered: "tag tag-warn",
  short: "tag tag-bad",
  not_counted: "tag tag-warn",
  covered: "tag tag-good",
};

/** How what was owed on a day compares with the accounts. */
export function StateTag({ state }: { state: FundsState }) {
  const { funds: texts } = useOfficeTexts();
  return <span className={looks[state]}>{texts.states[state]}</span>;
}
