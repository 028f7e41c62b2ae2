import { Button } from "#ui/button.tsx";
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
    <Button look="small" text={looks.useBuiltIn} of={of} disabled={isLocked} onClick={onUse} />
  );
}
