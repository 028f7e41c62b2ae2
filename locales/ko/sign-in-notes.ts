/** The notes about sign-ins, which members choose on my page. */
export const koSignInNotes = {
  title: "로그인 쪽지",
  each: "로그인할 때마다 쪽지 받기",
  hint: (most: string) =>
    `새 브라우저에서 로그인하면 설정과 관계없이 쪽지를 보냅니다. 다른 로그인은 24시간에 ${most}통까지 보냅니다.`,
  turnedOn: "로그인할 때마다 쪽지를 보내 드립니다.",
  turnedOff: "새 브라우저에서 로그인할 때만 쪽지를 보내 드립니다.",
  failed: "변경하지 못했습니다. 다시 시도해 주세요.",
};

export type SignInNoteTexts = typeof koSignInNotes;
