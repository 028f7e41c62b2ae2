import type { OfficeGame } from "#contract/office/games.ts";
import { TextField } from "#ui/text-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** A return in percent, with up to two digits of fraction. */
export const RETURN_PATTERN = "[1-9][0-9]?([.][0-9]{1,2})?|1[0-9]{2}([.][0-9]{1,2})?";

const levels = [1, 2, 3, 4, 5].map(String);

/** A return to player in percent and a volatility, as they are written; empty: not declared. */
type FigureDraft = { percent: string; level: string };

export const figuresIn = ({ percent, level }: FigureDraft) => ({
  returnBasisPoints: percent === "" ? null : Math.round(Number(percent) * 100),
  volatility: level === "" ? null : Number(level),
});

type FigureFieldsProps = {
  figures: FigureDraft;
  /** The figures that the provider's feed declares, which are not entered by hand. */
  inFeed?: OfficeGame["inFeed"];
  onChange: (figures: FigureDraft) => void;
};

/** What a game returns and how volatile it is; empty where the provider declares nothing. */
export function FigureFields({ figures, inFeed, onChange }: FigureFieldsProps) {
  const { catalogue: words, availability } = useOffice().texts;
  return (
    <>
      <div className="field-grid">
        <TextField
          name="returnPercent"
          label={words.returnPercent}
          hint={words.returnHint}
          inputMode="decimal"
          pattern={RETURN_PATTERN}
          readOnly={inFeed?.returnBasisPoints ?? false}
          value={figures.percent}
          onChange={(event) => onChange({ ...figures, percent: event.target.value })}
        />
        <Select
          name="volatility"
          label={words.volatility}
          disabled={inFeed?.volatility ?? false}
          value={figures.level}
          options={[
            ["", words.undeclared] as const,
            ...levels.map((each) => [each, each] as const),
          ]}
          onChange={(event) => onChange({ ...figures, level: event.target.value })}
        />
      </div>
      {(inFeed?.returnBasisPoints || inFeed?.volatility) && (
        <p className="why">{availability.figuresOfFeed}</p>
      )}
    </>
  );
}
