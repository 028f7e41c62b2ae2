import type { SessionEnd } from "#contract/session-ends.ts";

/** Why a session ended; a page loads them when one did. */
export const koSessionOver: { sessionOver: Record<SessionEnd, string> } = {
  sessionOver: {
    idle: "한동안 이용이 없어 로그아웃되었습니다. 다시 로그인해 주세요.",
    longest: "한 번 로그인해 이용할 수 있는 시간이 끝나 로그아웃되었습니다. 다시 로그인해 주세요.",
    displaced:
      "다른 곳에서 로그인했고, 함께 쓸 수 있는 접속 수를 넘어 가장 오래 쓰지 않은 이 접속이 끝났습니다. 본인이 아니라면 비밀번호를 바꿔 주세요.",
    replaced: "이 브라우저에서 다시 로그인해 이전 접속이 끝났습니다.",
    logged_out: "이 브라우저의 다른 창에서 로그아웃했습니다.",
    password:
      "비밀번호가 바뀌어 로그아웃되었습니다. 직접 바꾸지 않았다면 고객센터에 문의해 주세요.",
    member:
      "접속 목록에서 이 접속을 끊어 로그아웃되었습니다. 본인이 아니라면 비밀번호를 바꿔 주세요.",
    staff: "운영자가 접속을 끊어 로그아웃되었습니다. 다시 로그인하거나 고객센터에 문의해 주세요.",
    time_used:
      "오늘 이용할 수 있는 시간이 끝나 로그아웃되었습니다. 진행 중인 라운드의 당첨은 지급됩니다.",
  },
};

export type SessionOverTexts = typeof koSessionOver;
