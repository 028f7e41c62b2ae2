import type { Removal } from "#contract/office/announcements.ts";
import { Icon } from "#ui/icon.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The parts of a text that the sanitiser removes. */
export function RemovedList({ removed }: { removed: readonly Removal[] }) {
  const { texts } = useOfficeTexts().messages;
  const format = useFormat();
  return (
    <div role="status">
      {removed.length > 0 && (
        <div className="notice notice-warn removed">
          <p>
            <Icon name="warning" /> {texts.removed}
          </p>
          <ul>
            {removed.map(({ tag, attribute, count }) => (
              <li key={`${tag} ${attribute ?? ""}`}>
                {attribute === null
                  ? texts.removedTag(`<${tag}>`, format.number(count))
                  : texts.removedAttribute(attribute, `<${tag}>`, format.number(count))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
