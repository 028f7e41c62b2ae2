import { Link } from "react-router";
import type { ConsentChange } from "#contract/office/marketing-consents.ts";
import type { MemberDuplicateReview } from "#contract/office/duplicate-accounts.ts";
import type { MemberFacts, MemberLink } from "#contract/office/members.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { MemberReviews } from "#backoffice/members/duplicate-accounts/member-reviews.tsx";
import { MarketingCard } from "#backoffice/members/marketing/marketing-card.tsx";
import { PlaceLink } from "#backoffice/members/place-link.tsx";
import { Reveal } from "#backoffice/members/reveal.tsx";
import { StatusTag } from "#backoffice/members/status-tag.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type OverviewTabProps = {
  member: MemberFacts;
  links: readonly MemberLink[];
  reviews: readonly MemberDuplicateReview[];
  consentChanges: readonly ConsentChange[];
};

/** The member's masked details, consent to promotional notes, and members who share something with them, and
 * reviews of accounts that may be the same person's. */
export function OverviewTab({ member, links, reviews, consentChanges }: OverviewTabProps) {
  const texts = useOfficeTexts().members;
  const { id, bank, terms } = member;
  return (
    <div className="member-overview">
      <section className="card">
        <h3>{texts.profile}</h3>
        <dl className="facts profile">
          <Fact name={texts.phone}>
            <Reveal id={id} field="phone" masked={member.phone} />
          </Fact>
          <Fact name={texts.bank}>
            {bank.name} {bank.owner} <Reveal id={id} field="bank" masked={bank.number} />
          </Fact>
          <Fact name={texts.birthYear}>
            <span className="num">{member.birthYear}</span>
          </Fact>
          <Fact name={texts.terms}>
            {terms.version} · <Moment at={terms.acceptedAt} />
          </Fact>
        </dl>
      </section>
      <MarketingCard consents={member.consents} changes={consentChanges} />
      <section className="card">
        <h3>{texts.links}</h3>
        <p className="card-lead">{texts.linksLead}</p>
        <RowsTable
          caption={texts.links}
          head={[texts.kinds.id, texts.kinds.nick, texts.status, texts.shared]}
          empty={texts.noLinks}
        >
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </RowsTable>
      </section>
      <MemberReviews reviews={reviews} />
    </div>
  );
}

function LinkRow({ link }: { link: MemberLink }) {
  const texts = useOfficeTexts().members;
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={`/members/${link.id}`}>
          {link.loginId}
        </Link>
      </th>
      <td>{link.nick}</td>
      <td>
        <StatusTag status={link.status} />
      </td>
      <td>
        <ul className="shared">
          {link.shared.map(({ by, value, lastAt }) => (
            <li key={`${by} ${value} ${lastAt}`}>
              <span className="tag tag-warn">{texts.sharedKinds[by]}</span>{" "}
              {value && (by === "address" || by === "device") && (
                <PlaceLink by={by} value={value} />
              )}{" "}
              {lastAt && <Moment at={lastAt} />}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
