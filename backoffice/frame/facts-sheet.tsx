import type { ComponentProps, ReactNode } from "react";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";

type FactsSheetProps = ComponentProps<typeof Delta> & {
  title: string;
  lines: readonly (readonly [name: string, value: ReactNode])[];
  onClose: () => void;
};

/** An entry of a register: its facts by name, and its values before and after. */
export function FactsSheet({ title, lines, onClose, ...values }: FactsSheetProps) {
  return (
    <Sheet title={title} onClose={onClose} wide>
      <div className="sheet-body">
        <dl className="facts">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Delta {...values} />
      </div>
    </Sheet>
  );
}
