import { useOfficeTexts } from "#backoffice/office-context.tsx";

type UseBuiltInProps = {
  /** The part of the look that goes back to the built-in one. */
  of: string;
  isLocked: boolean;
  onUse: () => void;
};

/** The button that takes a site's own colour or logo away. */
export function UseBuiltIn({ of, isLocked, onUse }: UseBuiltInProps) {
  const { looks } = useOfficeTexts();
  return (
    <button
      type="button"
      className="btn btn-small"
      aria-label={`${looks.useBuiltIn}: ${of}`}
      disabled={isLocked}
      onClick={onUse}
    >
      {looks.useBuiltIn}
    </button>
  );
}
