import { useId } from "react";
import { useNewest } from "#backoffice/frame/use-newest.ts";
import { pictureIn, pictureTypes } from "#backoffice/games/picture-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { UseBuiltIn } from "#backoffice/settings/looks/use-built-in.tsx";

type LogoFieldProps = {
  /** An address; null for the built-in logo. */
  logo: string | null;
  isWrong: boolean;
  isLocked: boolean;
  onChange: (logo: string | null) => void;
  /** A file that is too large or no picture. */
  onWrong: () => void;
};

/** Chooses a site's logo, or returns to the built-in one. */
export function LogoField({ logo, isWrong, isLocked, onChange, onWrong }: LogoFieldProps) {
  const { looks } = useOfficeTexts();
  const id = useId();
  const newest = useNewest();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await newest(pictureIn(file));
    if (picture === null) onWrong();
    else if (picture !== undefined) onChange(picture);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{looks.logo}</label>
      <div className="row-of-buttons">
        {logo !== null && <img className="logo-shown" src={logo} alt="" height={38} />}
        <input
          id={id}
          type="file"
          name="logo"
          accept={pictureTypes.join(",")}
          disabled={isLocked}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        {logo !== null && (
          <UseBuiltIn of={looks.logo} isLocked={isLocked} onUse={() => onChange(null)} />
        )}
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {looks.logoHint}
      </p>
      <div role="status" id={`${id}-fault`}>
        {isWrong && <p className="field-message">{looks.logoWrong}</p>}
      </div>
    </div>
  );
}
