import { useFormat } from "#ui/format-context.tsx";
import { OneTimeLink } from "#backoffice/frame/one-time-link.tsx";
import { siteOrigin } from "#backoffice/frame/site-origin.ts";
import { useOffice } from "#backoffice/office-context.tsx";

export type OneTime = { path: string; expiresAt: string };

/** The act's link, shown once to the second operator. */
export function DecidedLink({ link, onClose }: { link: OneTime; onClose: () => void }) {
  const { proposals, staff } = useOffice().texts;
  const format = useFormat();
  return (
    <OneTimeLink
      title={proposals.link}
      label={proposals.link}
      address={siteOrigin() + link.path}
      words={staff}
      onClose={onClose}
    >
      <p>{proposals.givesLink}</p>
      <p>{proposals.linkUntil(`${format.date(link.expiresAt)} ${format.time(link.expiresAt)}`)}</p>
    </OneTimeLink>
  );
}
