/** The notes about a dormant account. Only the server needs them: no page carries them. */
export const koDormancyLetters = {
  told: {
    title: "계정이 휴면 상태가 될 예정입니다",
    text: (since: string, until: string) =>
      `${since} 이후 계정을 이용하지 않으셨습니다. ${until}까지 로그인하지 않으면 계정이 휴면 상태가 됩니다.`,
    means:
      "휴면 계정은 직원이 본인 확인을 마칠 때까지 로그인, 게임, 입금, 출금을 할 수 없습니다. 보유금은 모두 그대로 보관되며 수수료는 없습니다.",
    keep: "그 전에 로그인하면 계정을 그대로 이용할 수 있습니다.",
  },
  reopened: {
    title: "휴면 계정이 다시 열렸습니다",
    text: "요청하신 대로 직원이 본인 확인을 마치고 휴면 계정을 다시 열었습니다. 요청하지 않으셨다면 바로 고객센터에 알려 주세요.",
  },
};
export type DormancyLetters = typeof koDormancyLetters;

/** The same for the member's page of the back office. */
export const koOfficeDormancy = {
  told: (since: string, noticed: string, due: string) =>
    `${since} 이후 이용하지 않았습니다. ${noticed}에 쪽지로 알렸으며, 회원이 로그인하지 않으면 ${due}에 휴면 상태가 됩니다.`,
  dormant: (since: string, at: string) =>
    `${at}부터 휴면 상태이며, ${since} 이후 이용하지 않았습니다. 보유금은 회원에게 줄 금액으로 남으며, 늦게 온 당첨금도 더해집니다.`,
  note: "회원의 요청이 맞는지 먼저 본인 확인을 하세요. 다른 담당자가 승인하면 회원이 다시 로그인할 수 있습니다.",
  verifiedBy: "본인 확인 방법",
  choose: "방법 선택",
  checks: {
    document: "신분증 확인",
    video: "신분증을 든 영상 통화",
    in_person: "직접 만나서 확인",
    identity_service: "본인 확인 서비스",
  },
};
export type OfficeDormancyTexts = typeof koOfficeDormancy;
