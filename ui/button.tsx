import type { ComponentProps } from "react";

type Look =
  | "main"
  | "danger"
  | "quiet"
  | "small"
  | "small danger"
  | "small main"
  | "gold"
  | "gold block"
  | "gold sm"
  | "soft"
  | "soft sm"
  | "ghost";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  /** The classes of its look, without `btn-`; a plain one has none. */
  look?: Look | undefined;
  /** Its words. A button with more than words has children instead. */
  text?: string | undefined;
  /** What it acts on, such as the member of its row; a screen reader says it after the words. */
  of?: string | undefined;
};

/** A button, by its look and its words; it submits a form only where its type says so. */
export function Button({ look, text, of, type = "button", children, ...rest }: ButtonProps) {
  const label = of === undefined ? rest["aria-label"] : `${text}: ${of}`;
  const className = ["btn", ...(look?.split(" ") ?? [])].join(" btn-");
  return (
    <button {...rest} type={type} className={className} aria-label={label}>
      {text}
      {children}
    </button>
  );
}
