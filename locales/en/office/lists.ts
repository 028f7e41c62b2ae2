import type { OfficeListsTexts } from "#locales/ko/office/lists.ts";

export const enOfficeLists: OfficeListsTexts = {
  pages: "Pages of the list",
  next: "Next",
  first: "Back to the first",
  export: "Download CSV",
  exportLead:
    "Downloads the rows that match now, up to 100,000. Your name and the reason are kept in the audit trail.",
  exported: "The list was downloaded.",
  views: "Saved views",
  keep: "Save view",
  keepLead: "Saves the current filters under a name. You alone see it.",
  name: "Name",
  kept: "The view was saved.",
  remove: (name) => `Delete the view “${name}”`,
  removed: "The view was deleted.",
  nameTaken: "You have a view with this name.",
  tooMany: "You can save up to 20 views of each list.",
};
