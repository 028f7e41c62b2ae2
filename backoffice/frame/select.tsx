import { useId, type ComponentProps } from "react";

type SelectProps = Omit<ComponentProps<"select">, "id" | "className"> & {
  label: string;
  /** Value and name of each choice; `children` in their place where a choice says more. */
  options?: readonly (readonly [value: string, name: string])[];
};

/** A labelled choice among a few. */
export function Select({ label, options, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        {options?.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </div>
  );
}
