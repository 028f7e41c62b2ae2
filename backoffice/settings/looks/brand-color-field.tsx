import { useId } from "react";
import { builtInColors, type BrandColorName, type ContrastFault } from "#contract/looks.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { UseBuiltIn } from "#backoffice/settings/looks/use-built-in.tsx";

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
          <UseBuiltIn of={looks[name]} isLocked={isLocked} onUse={() => onChange(null)} />
        )}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {looks.colorHints[name]}
      </p>
      <div role="status" id={`${id}-fault`}>
        {fault && (
          <p className="field-message">
            {/* Rounded down, so that a contrast below the least never reads as the least. */}
            {looks.weak((Math.floor(fault.ratio * 10) / 10).toFixed(1), String(fault.least))}
          </p>
        )}
      </div>
    </div>
  );
}
