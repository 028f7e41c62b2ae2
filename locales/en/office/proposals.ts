import type { OfficeProposalTexts } from "#locales/ko/office/proposals.ts";

export const enOfficeProposals = {
  title: "Approvals",
  lead: "Large payments and risky changes need a second operator. Operators cannot approve their own proposals.",
  empty: "Nothing is waiting for approval",
  maker: "Proposed by",
  madeAt: "Proposed",
  expiresAt: "Expires",
  carryOut: "Approve and carry out",
  turnDown: "Reject",
  takeBack: "Retract",
  own: "You proposed this. Another operator has to approve it.",
  notAllowed: "Your role cannot approve this.",
  letIn: (until) =>
    `One of you approved the other's invitation, so until ${until} you cannot approve each other's proposals. A third operator who has met the new one in person can end this sooner.`,
  givesLink:
    "Approving shows a one-time link only to you; the operator who proposed it never sees it. Hand it over yourself.",
  link: "One-time link",
  linkUntil: (time) => `It works once, until ${time}. It is shown only now.`,
  carriedOut: "It was carried out.",
  turnedDown: "It was rejected.",
  list: "List of proposals",
  views: { waiting: "Waiting", decided: "Decided" },
  emptyDecided: "No proposal has been decided yet",
  choose: "Choose a proposal.",
  next: "Next proposal",
  previous: "Previous proposal",
  states: { "carried-out": "Approved", "turned-down": "Rejected", expired: "Expired" },
  checker: "Decided by",
  decidedAt: "Decided",
  decidedReason: "Reason of the decision",
  told: {
    "carried-out": (by, sentence) => `${by} approved your proposal: ${sentence}`,
    "turned-down": (by, sentence) => `${by} rejected your proposal: ${sentence}`,
  },
  toldMore: (count) => `and ${count} more`,
  seen: "Got it",
  toDecided: "Show decided proposals",
  says: {
    deposit: (member, amount, number) => `Approve deposit ${number} of ${amount} for ${member}`,
    withdrawal: (member, amount, number) =>
      `Approve withdrawal ${number} of ${amount} for ${member}`,
    give: (member, amount, cause) => `Give ${amount} to ${member}, cause: ${cause}`,
    take: (member, amount, cause) => `Take ${amount} from ${member}, cause: ${cause}`,
    fund: (member, amount) =>
      `Give ${amount} of the operator's money to the test account ${member}`,
    post: (member, amount) => `Credit ${member} with the ${amount} that came`,
    giveBack: (owner, bank, amount) =>
      `Return the ${amount} that came to the account of ${owner} at ${bank}`,
    fileBack: (file, count, amount) =>
      `Take payment file #${file} back, ${amount} in total, payments: ${count}`,
    alertRuleOff: (rule) => `Switch the alert rule “${rule}” off`,
    alertRule: (rule, limit) => `Change the limit of the alert rule “${rule}” to ${limit}`,
    alertChannel: (name, target) => `Save the alert channel “${name}”: ${target}`,
    alertChannelOn: (name, target) => `Switch the alert channel “${name}” on: ${target}`,
    payFile: (account, count, amount) =>
      `Make a payment file from ${account}, ${amount} in total, withdrawals: ${count}`,
    payFailed: (member, amount, fault) =>
      `Give the withdrawal of ${amount} back to ${member}, refused by the bank: ${fault}`,
    payFailedMany: (count, amount, fault) =>
      `Give ${count} withdrawals back, ${amount} in total, refused by the bank: ${fault}`,
    payBack: (member, amount, number) =>
      `Give ${member} withdrawal ${number} of ${amount} back, which the bank returned`,
    erase: (member) => `Erase the personal data of ${member}`,
    reopen: (member) => `Reopen the suspended account of ${member}`,
    reopenDormant: (member, check) =>
      `Reopen the dormant account of ${member} (verified by: ${check})`,
    unfreeze: (member) => `Lift the freeze on the funds of ${member}`,
    resetLink: (member) => `Make a link for a new password for ${member}`,
    verifyIdentity: (member) =>
      `Verify the identity of ${member} and correct the registered details`,
    letDuplicatePlay: (member) =>
      `Find that ${member} is a different person, and let the suspended account play again`,
    closeSuspicion: (member, outcome) =>
      `Close the suspicion of money laundering about ${member}: ${outcome}`,
    liftSecondFactor: (member) => `Lift two-step verification and passkeys for ${member}`,
    closeRound: (member, game, stake) =>
      `Close a round of ${game} of ${member} without payment, stake ${stake}`,
    refundRound: (member, game, stake) =>
      `Return the stake of ${stake} to ${member} for a round of ${game}`,
    providerOn: (provider) => `Switch the provider ${provider} on`,
    gameOn: (game, provider) => `Switch the game ${game} of ${provider} on`,
    connection: (connection, url) => `Save the connection ${connection}: ${url}`,
    secret: (connection) => `Replace the secret of the connection ${connection}`,
    note: (title, readers) => `Send the note “${title}” to ${readers} members`,
    role: (person, from, to) => `Change the role of ${person} from ${from} to ${to}`,
    accessEnd: (person, until) => `Extend the access of ${person} until ${until}`,
    accessNoEnd: (person) => `Remove the end of access of ${person}`,
    reinstate: (person) => `Restore the suspended operator ${person}`,
    renew: (person) => `Renew the second factor of ${person}`,
    renewBoth: (person) => `Renew the second factor and the password of ${person}`,
    invite: (person, role) => `Invite ${person} as ${role}`,
    account: (account) => `Change the bank account in use to ${account}`,
    accountOn: (account) => `Take deposits on the bank account ${account}`,
    limits: (names) => `Change money limits: ${names}`,
    comp: (category) => `Change the comp rates: ${category}`,
    switchOn: (name) => `Switch on again: ${name}`,
    closeCase: (member, outcome) => `Close the protection case of ${member}, outcome: ${outcome}`,
    loosenLimit: (member, limit) => `Loosen the limit imposed on ${member}: ${limit}`,
    unbar: (name) => `Let ${name}, a barred person, play again`,
    profileRule: (profile, rule) => `Change a rule of ${profile}: ${rule}`,
    siteProfile: (site, profile) => `Let the site ${site} follow the rules of ${profile}`,
    opening: "Open the site to members",
    tester: "Invite a tester before the opening",
    siteLicence: (site, countries) => `Change the licence of the site ${site}: ${countries}`,
    documents: (site, version) => `Publish the terms ${version} of the site ${site}`,
  },
} satisfies OfficeProposalTexts;
