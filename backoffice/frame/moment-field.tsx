import type { ComponentProps } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toInstant } from "#backoffice/frame/site-clock.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type MomentFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "value"> & {
  /** A local time on the site's clock, as `toLocalTime` writes it. */
  value?: string;
  defaultValue?: string;
};

/** A field of a day and time on the site's clock, whose zone is under it. */
export function MomentField({ hint, ...field }: MomentFieldProps) {
  const { timeZone } = useOffice().operator;
  const format = useFormat();
  const at = toInstant(field.value ?? field.defaultValue ?? "", timeZone);
  const zone = at === null ? timeZone : format.zone(at);
  return <TextField {...field} type="datetime-local" hint={hint ? `${hint} ${zone}` : zone} />;
}
