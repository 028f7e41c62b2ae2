import "#site/parts/contact-links.css";
import type { SiteContact } from "#contract/protection.ts";
import { Icon } from "#ui/icon.tsx";

/** The address of a telephone number, without spaces and marks. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** A contact's telephone number and address. */
export function ContactLinks({ contact: { phone, address } }: { contact: SiteContact }) {
  return (
    <>
      {phone && (
        <a className="contact-phone num" href={phoneHref(phone)} translate="no">
          <Icon name="headset-fill" />
          {phone}
        </a>
      )}
      {address && (
        <a
          className="contact-address"
          href={address}
          translate="no"
          {...(address.startsWith("https:") && { rel: "noreferrer", target: "_blank" })}
        >
          {address.replace(/^(https:\/\/|mailto:)/, "")}
        </a>
      )}
    </>
  );
}
