/** The look of each state of a mailing. */
export const stateTags = {
  draft: "tag",
  sending: "tag tag-accent",
  sent: "tag tag-good",
  stopped: "tag tag-warn",
  dropped: "tag",
} as const;
