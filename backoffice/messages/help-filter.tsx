import { Form, useSubmit } from "react-router";
import { helpCategories } from "#contract/help-kinds.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { HelpData } from "#backoffice/messages/load-messages.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Restricts the list to a member, a category, or a colleague's questions. */
export function HelpFilter({ list, filter }: Pick<HelpData, "list" | "filter">) {
  const { help } = useOfficeTexts().messages;
  const submit = useSubmit();
  return (
    <Form
      key={JSON.stringify(filter)}
      className="help-filter"
      role="search"
      action="/help"
      onChange={(event) => {
        // A choice takes effect at once, a sign-in id with Enter.
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
    >
      {list !== "waiting" && <input type="hidden" name="view" value={list} />}
      <div className="find">
        <input
          name="member"
          defaultValue={filter.member ?? ""}
          aria-label={help.ofMember}
          placeholder={help.ofMember}
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit" look="small" text={help.find} />
      </div>
      <div className="help-choices">
        <Select
          name="category"
          label={help.category}
          defaultValue={filter.category ?? ""}
          options={[
            ["", help.anyCategory],
            ...helpCategories.map((each) => [each, help.categories[each]] as const),
          ]}
        />
        <Select
          name="assigned"
          label={help.colleague}
          defaultValue={filter.assigned ?? ""}
          options={[
            ["", help.anyColleague],
            ["me", help.mine],
            ["nobody", help.nobody],
          ]}
        />
      </div>
    </Form>
  );
}
