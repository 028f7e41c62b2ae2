import { useState } from "react";

/** The texts that an operator writes into a sheet's required fields, and whether they are unsaved. */
export function useDraft<Draft extends Readonly<Record<string, string>>>(fresh: Draft) {
  const [draft, setDraft] = useState(fresh);
  return {
    draft,
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(fresh),
    /** What makes an input the field of this name. */
    field: <Name extends keyof Draft>(name: Name) => ({
      name,
      required: true,
      value: draft[name],
      onChange: (event: { target: { value: string } }) =>
        setDraft({ ...draft, [name]: event.target.value }),
    }),
  };
}
