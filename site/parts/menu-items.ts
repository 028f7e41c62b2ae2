import type { HomeTexts } from "#locales/ko/home.ts";
import type { CurrentUser } from "#contract/members.ts";
import type { IconName } from "#ui/icons.ts";

/** One entry of the main menu; visitors see it too, with a request to sign in. */
export type MenuItem = {
  id: string;
  path: string;
  icon: IconName;
  label: (texts: HomeTexts) => string;
  /** The number of unread items to show beside the label. */
  count?: (user: CurrentUser) => number;
};

/** The menu in order. A page that is added to the route table needs no further change here. */
export const menuItems = {
  deposit: { id: "deposit", path: "/deposit", icon: "download", label: (t) => t.payments.deposit },
  withdraw: {
    id: "withdraw",
    path: "/withdraw",
    icon: "upload",
    label: (t) => t.payments.withdraw,
  },
  comp: { id: "comp", path: "/comp", icon: "coins", label: (t) => t.wallet.comp },
  user: { id: "user", path: "/user", icon: "user", label: (t) => t.settings.myPage },
  help: {
    id: "help",
    path: "/help",
    icon: "headset",
    label: (t) => t.messages.help,
    count: (user) => user.helpCount,
  },
  notice: { id: "notice", path: "/notice", icon: "megaphone", label: (t) => t.messages.notices },
  note: {
    id: "note",
    path: "/note",
    icon: "envelope",
    label: (t) => t.messages.notes,
    count: (user) => user.noteCount,
  },
} satisfies Record<string, MenuItem>;

export const mainMenu: readonly MenuItem[] = Object.values(menuItems);

/** The page about protection, which is open to everyone. */
export const protectionItem: MenuItem = {
  id: "protection",
  path: "/protection",
  icon: "shield",
  label: (t) => t.protection.playSafely,
};
