import { useState } from "react";
import { useLoaderData } from "react-router";
import { localeCodes, locales } from "#contract/locales.ts";
import type { ReplyTemplate } from "#contract/office/help-desk.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { TemplatesData } from "#backoffice/messages/load-messages.ts";
import { TemplateSheet } from "#backoffice/messages/template-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The reply templates of the help desk. */
export default function Templates() {
  const { texts, may } = useOffice();
  const { templates: words, help } = texts.messages;
  const { templates } = useLoaderData<TemplatesData>();
  const [editing, setEditing] = useState<ReplyTemplate | "new" | null>(null);
  const mayAnswer = may("messages.answer");
  return (
    <div className="page">
      <div className="page-head">
        <h1>{words.title}</h1>
        {mayAnswer && (
          <Button look="main" onClick={() => setEditing("new")}>
            <Icon name="plus" />
            {words.add}
          </Button>
        )}
      </div>
      <p className="page-lead">{mayAnswer ? words.lead : help.mayNotAnswer}</p>
      {templates.length === 0 ? (
        <p className="table-empty">{words.empty}</p>
      ) : (
        <ul className="cards">
          {templates.map((template) => (
            <li key={template.id} className="card">
              <TemplateCard template={template} onEdit={() => setEditing(template)} />
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <TemplateSheet
          template={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

type TemplateCardProps = { template: ReplyTemplate; onEdit: () => void };

/** Its text in the operator's language if available, and the list of its languages. */
function TemplateCard({ template: { name, texts: own }, onEdit }: TemplateCardProps) {
  const { texts, may, locale } = useOffice();
  const words = texts.messages.templates;
  const written = localeCodes.filter((code) => own[code] !== undefined);
  const shown = written.find((code) => code === locale) ?? written[0] ?? locale;
  return (
    <>
      <div className="page-head">
        <h2>{name}</h2>
        {may("messages.answer") && (
          <Button look="small" text={words.edit} of={name} onClick={onEdit} />
        )}
      </div>
      <div className="template-text" lang={locales[shown].lang}>
        <RichText html={own[shown] ?? ""} />
      </div>
      <p className="tags">
        {written.map((code) => (
          <span key={code} className="tag" lang={locales[code].lang}>
            {locales[code].endonym}
          </span>
        ))}
      </p>
    </>
  );
}
