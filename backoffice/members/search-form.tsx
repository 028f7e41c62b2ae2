import { useRef } from "react";
import { Form, Link } from "react-router";
import { searchKinds } from "#contract/office/member-search.ts";
import { memberStatuses } from "#contract/office/members.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { testFilters, type MemberFilter } from "#backoffice/members/load-members.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export const levels = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * The search text and its kind; sent as the address's query, so that a search can be bookmarked.
 */
export function SearchForm({ filter }: { filter: MemberFilter }) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  useShortcuts([
    {
      keys: "/",
      label: texts.search,
      run: () => form.current?.querySelector<HTMLInputElement>("[name=q]")?.focus(),
    },
  ]);
  return (
    <Form ref={form} className="member-search" role="search" aria-label={texts.search}>
      <Select
        name="by"
        label={texts.searchBy}
        defaultValue={filter.by}
        options={searchKinds.map((kind) => [kind, texts.kinds[kind]])}
      />
      <TextField
        name="q"
        type="search"
        label={texts.query}
        hint={texts.queryHint}
        defaultValue={filter.query}
        maxLength={128}
        autoComplete="off"
        spellCheck={false}
      />
      <Select
        name="status"
        label={texts.status}
        defaultValue={filter.status}
        options={[
          ["", texts.anyStatus],
          ...memberStatuses.map((status) => [status, texts.statuses[status]] as const),
        ]}
      />
      <Select
        name="level"
        label={texts.level}
        defaultValue={filter.level}
        options={[
          ["", texts.anyLevel],
          ...levels.map((level) => [String(level), texts.levelOf(format.number(level))] as const),
        ]}
      />
      <Select
        name="test"
        label={texts.testAccount}
        defaultValue={filter.test}
        options={[
          ["", texts.anyTest],
          ...testFilters.map((each) => [each, texts.testFilters[each]] as const),
        ]}
      />
      <div className="row-of-buttons">
        <Button type="submit" look="main" text={texts.find} />
        <Link className="btn" to="/members">
          {texts.clear}
        </Link>
      </div>
    </Form>
  );
}
