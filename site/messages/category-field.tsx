import { useId } from "react";
import { helpCategories, type HelpCategory } from "#contract/help-kinds.ts";
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
    <div className="field">
      <label htmlFor={id}>{messages.category}</label>
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
    </div>
  );
}
