/** Texts of the back office about the accesses of staff to a member's data. */
export const enOfficeAccesses = {
  accessesLead:
    "Staff who opened this member's data. The same part opened again within 15 minutes, also by a page that updates itself, counts once. Entries are kept for 400 days.",
  opened: "Opened",
  noAccesses: "No accesses",
  openedByAct: {
    phone: "Phone number in full",
    bank: "Bank account in full",
    "identity-file": "Identity document",
    "help-file": "File of an inquiry",
  },
};
