import type { ComponentType } from "react";
import type { Permission } from "#contract/office/permissions.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { IconName } from "#ui/icons.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** One screen: where it is, what it shows, what it loads, who may see it, how it is reached. */
export type OfficeRoute = {
  /** Below `/office/`; a segment that begins with `:` is a parameter. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** Data of the page, asked again when path or query change and after every act. */
  load?: (
    call: OfficeCaller,
    address: {
      params: Readonly<Record<string, string | undefined>>;
      query: URLSearchParams;
      timeZone: string;
    },
  ) => Promise<unknown>;
  access: Permission | "operator";
  title: (texts: OfficeTexts) => string;
  /** Its place in the menu; a screen without one is reached from others. */
  menu?: {
    icon: IconName;
    /** The second key after `g`. */
    key: string;
    /** The number beside it. */
    count?: "deposits" | "withdrawals" | "proposals" | "helps";
  };
};

/** Where a screen begins: its path without parameters. */
export const addressOf = ({ path }: OfficeRoute): string => `/${path.replace(/\/:.*$/, "")}`;
