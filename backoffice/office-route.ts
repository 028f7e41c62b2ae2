import type { ComponentType } from "react";
import type { OfficeNews } from "#contract/office/events.ts";
import type { Permission } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { IconName } from "#ui/icons.ts";
import type { MenuGroup } from "#backoffice/frame/menu-groups.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** One screen: its address, component, data, permission, and menu entry. */
export type OfficeRoute = {
  /** Below `/office/`; a segment that begins with `:` is a parameter. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** Loads the page's data, again when path or query change and after every act. */
  load?: (
    call: OfficeCaller,
    address: {
      params: Readonly<Record<string, string | undefined>>;
      query: URLSearchParams;
      timeZone: string;
    },
  ) => Promise<unknown>;
  /** Whether an event concerns the screen, which then reloads its data. */
  isAbout?: (news: OfficeNews, params: Readonly<Record<string, string | undefined>>) => boolean;
  access: Permission | "operator";
  title: (texts: OfficeTexts) => string;
  /** Its group in the menu, also for screens that are reached from others. */
  group?: MenuGroup;
  /** Parts of the screen with addresses of their own, which the palette opens. */
  parts?: readonly { below: string; title: (texts: OfficeTexts) => string }[];
  /** Its place in the menu; a screen without one is reached from others. */
  menu?: {
    icon: IconName;
    /** The second key after `g`; a screen that is opened seldom has none, because letters are few. */
    key?: string;
    /** The count beside it. */
    count?:
      | "deposits"
      | "withdrawals"
      | "proposals"
      | "helps"
      | "contacts"
      | "duplicateAccounts"
      | "identities"
      | "privacyRequests"
      | "suspicions"
      | "alerts";
  };
};

/** Whether the screen opens without a parameter. */
export const isPlain = ({ path }: OfficeRoute): boolean => !/:[^/?]+(\/|$)/.test(path);

/** The address of a screen: its path without parameters. */
export const addressOf = ({ path }: OfficeRoute): string => `/${path.replace(/\/:.*$/, "")}`;
