import { useState } from "react";
import { Link } from "react-router";
import type { TesterLink } from "#contract/office/tester-links.ts";
import { Button } from "#ui/button.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type TesterLinksProps = {
  links: readonly TesterLink[];
  changing: ReturnType<typeof useChange>;
};

/** The links of testers and what became of them; an unused one can be revoked. */
export function TesterLinks({ links, changing }: TesterLinksProps) {
  const { testerLinks: words } = useOffice().texts.opening;
  const [asked, setAsked] = useState<TesterLink | null>(null);
  const submit = async ({ id }: TesterLink, reason: string) => {
    if ((await changing.change("revoke-tester-link", { id, reason })).outcome) setAsked(null);
  };
  const { madeAt, madeBy, expiresAt, state, member, revoke } = words;
  return (
    <section>
      <h2>{words.title}</h2>
      {links.length === 0 ? (
        <p className="why">{words.none}</p>
      ) : (
        <TableFrame name={words.title} scroller="table-scroll rows-scroll">
          <thead>
            <Headings names={[madeAt, madeBy, expiresAt, state, member, revoke]} />
          </thead>
          <tbody>
            {links.map((link) => (
              <Row key={link.id} link={link} onRevoke={() => setAsked(link)} />
            ))}
          </tbody>
        </TableFrame>
      )}
      {asked && (
        <ReasonSheet
          title={revoke}
          submit={revoke}
          acting={changing}
          onClose={() => setAsked(null)}
          onSubmit={(reason) => void submit(asked, reason)}
        >
          <p>{words.hint}</p>
        </ReasonSheet>
      )}
    </section>
  );
}

const looks = { open: "tag tag-warn", used: "tag tag-good", revoked: "tag", expired: "tag" };

function Row({ link, onRevoke }: { link: TesterLink; onRevoke: () => void }) {
  const { texts, may } = useOffice();
  const { testerLinks: words } = texts.opening;
  return (
    <tr>
      <th scope="row">
        <Moment at={link.madeAt} />
      </th>
      <td>{`${link.madeBy}, ${link.checkedBy}`}</td>
      <td>
        <Moment at={link.expiresAt} />
      </td>
      <td>
        <span className={looks[link.state]}>{words.states[link.state]}</span>
        {link.revokedBy !== null && <small className="why"> {link.revokedBy}</small>}
      </td>
      <td>
        {link.member && (
          <Link className="link" to={`/members/${link.member.id}`}>
            {link.member.loginId}
          </Link>
        )}
      </td>
      <td>
        {link.state === "open" && may("settings.change") && (
          <Button look="small" text={words.revoke} onClick={onRevoke} />
        )}
      </td>
    </tr>
  );
}
