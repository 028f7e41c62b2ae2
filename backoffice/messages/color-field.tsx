import { useId } from "react";
import { contrast } from "#contract/contrast.ts";
import { Button } from "#ui/button.tsx";
import { readableColor } from "#ui/readable-color.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { memberSurface } from "#ui/tinted-title.tsx";

/** Source: WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5;
const FIRST_COLOR = "#f3c969";

type ColorFieldProps = {
  color: string | null;
  isLocked: boolean;
  onChange: (color: string | null) => void;
};

/** The colour of a title on the member site, with a warning when it is unreadable. */
export function ColorField({ color, isLocked, onChange }: ColorFieldProps) {
  const { texts } = useOfficeTexts().messages;
  const id = useId();
  const ratio = color === null ? null : contrast(color, memberSurface);
  return (
    <div className="field color-field">
      <label htmlFor={id}>{texts.color}</label>
      <div className="color-row">
        <input
          id={id}
          type="color"
          disabled={isLocked}
          value={color ?? FIRST_COLOR}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="num">{color ?? texts.colorNone}</span>
        {color !== null && (
          <Button
            look="small"
            text={texts.colorNone}
            disabled={isLocked}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <div role="status">
        {ratio !== null && ratio < LEAST_CONTRAST && (
          <p className="notice notice-warn">
            {texts.colorWeak(ratio.toFixed(1), readableColor(color, memberSurface) ?? "")}
          </p>
        )}
      </div>
    </div>
  );
}
