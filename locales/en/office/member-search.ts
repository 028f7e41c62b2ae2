import type { OfficeMemberSearchTexts } from "#locales/ko/office/member-search.ts";

/** Texts of the search for members in the back office. */
export const enOfficeMemberSearch = {
  search: "Find members",
  searchBy: "Search in",
  kinds: {
    any: "Everything",
    id: "ID",
    nick: "Nickname",
    phone: "Phone",
    bank: "Bank account",
    address: "IP address",
    device: "Device",
    round: "Round",
    reference: "Deposit reference",
  },
  query: "Search for",
  queryHint:
    "IDs and nicknames by their beginning, phones and bank accounts by their last 4 digits or the whole number, IP addresses one by one or by network (203.0.113.0/24), devices by the code in the log-in tab, rounds and deposit references as a whole",
  searchProblems: {
    address_unreadable:
      "This is not an IP address or a network. Enter it like 203.0.113.7 or 203.0.113.0/24.",
    network_too_wide:
      "The network is too wide. Searches reach up to /24 for IPv4 and /48 for IPv6.",
    device_unreadable:
      "This is not a device code. Enter the 12 characters that the member's log-in tab shows.",
  },
  find: "Find",
  clear: "Clear",
  anyStatus: "Any status",
  anyLevel: "Any level",
  nobody: "No member matches",
  firstOfEach: "Shows up to ten members for each item. Choose one item to see more.",
} satisfies OfficeMemberSearchTexts;
