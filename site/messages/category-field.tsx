import { useId } from "react";
import { helpCategories, type HelpCategory } from "#contract/help-kinds.ts";
import { Field } from "#ui/field.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";

type CategoryFieldProps = {
  category: HelpCategory;
  onChoice: (category: HelpCategory) => void;
};

/** What the question is about. */
export function CategoryField({ category, onChoice }: CategoryFieldProps) {
  const { messages } = useMessageTexts();
  const id = useId();
  return (
    <Field id={id} label={messages.category} state="idle">
      <select
        id={id}
        name="category"
        value={category}
        onChange={(event) =>
          onChoice(helpCategories.find((each) => each === event.target.value) ?? "other")
        }
      >
        {helpCategories.map((each) => (
          <option key={each} value={each}>
            {messages.categories[each]}
          </option>
        ))}
      </select>
    </Field>
  );
}
