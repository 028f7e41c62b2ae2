import { useId, type ComponentProps } from "react";

type SelectProps = Omit<ComponentProps<"select">, "id" | "className"> & {
  label: string;
  /** Value and name of each choice; `children` replace them for richer choices. */
  options?: readonly (readonly [value: string, name: string])[];
};

/** A labelled select for a few choices. */
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
