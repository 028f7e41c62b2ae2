import { useId } from "react";
import { builtInColors, type BrandColorName, type ContrastFault } from "#contract/looks.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type BrandColorFieldProps = {
  name: BrandColorName;
  /** Null for the built-in colour. */
  color: string | null;
  /** What was measured when this colour cannot be seen. */
  fault: ContrastFault | null;
  isLocked: boolean;
  onChange: (color: string | null) => void;
};

/** One colour of a brand, with the contrast that was measured when it is too low. */
export function BrandColorField(props: BrandColorFieldProps) {
  const { name, color, fault, isLocked, onChange } = props;
  const { looks } = useOfficeTexts();
  const format = useFormat();
  const id = useId();
  return (
    <div className="field color-field">
      <label htmlFor={id}>{looks[name]}</label>
      <div className="color-row">
        <input
          id={id}
          type="color"
          name={name}
          disabled={isLocked}
          value={color ?? builtInColors[name]}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="num">{color ?? looks.builtIn}</span>
        {color !== null && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={`${looks.useBuiltIn}: ${looks[name]}`}
            disabled={isLocked}
            onClick={() => onChange(null)}
          >
            {looks.useBuiltIn}
          </button>
        )}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {looks.colorHints[name]}
      </p>
      <div role="status" id={`${id}-fault`}>
        {fault && (
          <p className="field-message">
            {looks.weak(
              // Rounded down, so that a ratio below the least never reads as the least.
              format.number(Math.floor(fault.ratio * 100) / 100),
              format.number(fault.least),
            )}
          </p>
        )}
      </div>
    </div>
  );
}
