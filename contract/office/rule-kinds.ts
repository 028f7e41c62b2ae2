/** Where a rule is written, and the day on which it was read there. */
type Sourced = { source: string; readOn: string };
/** A rule whose value is a number of its unit. */
export type NumberRule = Sourced & {
  unit:
    | "milliseconds"
    | "years"
    | "months"
    | "hours"
    | "days"
    | "won"
    | "times"
    | "minutes"
    | "points"
    | "percent";
  /** Whether a higher or a lower value protects members more. */
  stricter: "higher" | "lower";
  range: readonly [least: number, most: number];
  value: number;
  /** A rule of single jurisdictions, which holds only where one of them is named. */
  isOfSome?: true;
};
/** A rule whose value is a part of its choices. More choices protect members more. `none` is built in for a rule of single jurisdictions. */
export type ChoiceRule = Sourced & {
  unit: "terms" | "registers" | "offers" | "moments" | "levels" | "sessions" | "pauses" | "holds";
  choices: readonly string[];
  isOfSome?: true;
  /** Exactly one of the choices holds. */
  isOne?: true;
};
