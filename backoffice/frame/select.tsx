import { useId, type ComponentProps } from "react";

type SelectProps = Omit<ComponentProps<"select">, "id" | "className" | "children"> & {
  label: string;
  /** Value and name of each choice. */
  options: readonly (readonly [value: string, name: string])[];
};

/** A labelled choice among a few. */
export function Select({ label, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
