import { useId } from "react";
import { useNewest } from "#backoffice/frame/use-newest.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const LARGEST_BYTES = 4_000_000;
/** The types of file that a picture may have. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp"];

/** The file as a data address: shown unchanged, and sent as base64; null when it is no picture or too large. */
export async function pictureIn(file: File | undefined): Promise<string | null> {
  if (!file || !pictureTypes.includes(file.type) || file.size > LARGEST_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
  return `data:${file.type};base64,${btoa(letters)}`;
}

/** The bytes of a data address, as base64. */
export const bytesOf = (picture: string): string => picture.slice(picture.indexOf(",") + 1);

type PictureFieldProps = {
  /** The chosen picture, or the present one; null without one. */
  shown: string | null;
  /** Null for a file that is too large or no picture. */
  onChange: (picture: string | null) => void;
};

/** Chooses a picture for a tile, with a preview. */
export function PictureField({ shown, onChange }: PictureFieldProps) {
  const { games } = useOfficeTexts();
  const id = useId();
  const newest = useNewest();
  const choose = async (file: File | undefined) => {
    const picture = await newest(pictureIn(file));
    if (picture !== undefined) onChange(picture);
  };
  return (
    <div className="art-choice">
      {shown !== null && <img src={shown} alt="" width={128} height={160} />}
      <div>
        <label htmlFor={id}>{games.chooseFile}</label>
        <input
          id={id}
          type="file"
          accept={pictureTypes.join(",")}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {games.artHint}
        </p>
      </div>
    </div>
  );
}
