import { Moment } from "#backoffice/frame/moment.tsx";
import { OneTimeLink } from "#backoffice/frame/one-time-link.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LinkSheetProps = { token: string; expiresAt: string; onClose: () => void };

/**
 * An invitation's link. Its token is after the `#`, which browsers send to no server, so that it is
 * in no log.
 */
export function LinkSheet({ token, expiresAt, onClose }: LinkSheetProps) {
  const { staff } = useOfficeTexts();
  return (
    <OneTimeLink
      title={staff.link}
      label={staff.link}
      address={`${location.origin}/office/invitation#${token}`}
      words={staff}
      onClose={onClose}
    >
      <p>{staff.linkOnce}</p>
      <p>
        {staff.linkUntil}: <Moment at={expiresAt} />
      </p>
    </OneTimeLink>
  );
}
