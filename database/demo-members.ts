import type { HelpCategory } from "#contract/help-kinds.ts";
/** The members of the demo. Source: the product's page on running it; changing one breaks sign-ins elsewhere. */
export const DEMO_PASSWORD = "moonlight-demo";
export const DEMO_WITHDRAWAL_PASSWORD = "135790";

export type DemoMember = {
  loginId: string;
  nick: string;
  level: number;
  cashWon: number;
  compWon: number;
};

export const demoMembers: readonly DemoMember[] = [
  { loginId: "demo1", nick: "moonriver", level: 4, cashWon: 1_284_500, compWon: 12_340 },
  { loginId: "demo2", nick: "달토끼", level: 1, cashWon: 0, compWon: 0 },
  { loginId: "demo3", nick: "종이학", level: 2, cashWon: 500_000, compWon: 0 },
];

/** The notes of demo1, all unread. */
export const demoNotes: readonly { title: string; contents: string; sentAt: string }[] = [
  {
    title: "가입을 환영합니다",
    contents: "달빛에 오신 것을 환영합니다. 플레이머니로 자유롭게 둘러보세요.",
    sentAt: "2026-11-18T01:10:00Z",
  },
  {
    title: "4등급이 되었습니다",
    contents: "등급이 오르면 콤프 적립률이 높아집니다.",
    sentAt: "2026-11-19T04:30:00Z",
  },
  {
    title: "문의에 답변이 등록되었습니다",
    contents: "고객센터에서 답변을 확인해 주세요.",
    sentAt: "2026-11-20T06:05:00Z",
  },
];

type DemoHelp = {
  title: string;
  category: HelpCategory;
  followUp?: { contents: string; writtenAt: string; reply: string; repliedAt: string };
  contents: string;
  writtenAt: string;
  reply?: { text: string; at: string; isRead: boolean };
  isCancelled?: true;
};

/** The questions of demo1; the reply of one is unread. */
export const demoHelps: readonly DemoHelp[] = [
  {
    title: "콤프 적립 기준이 궁금합니다",
    category: "account",
    contents: "베팅 금액에 따라 달라지나요?",
    writtenAt: "2026-11-11T03:00:00Z",
    reply: {
      text: "게임 종류와 등급에 따라 적립률이 다릅니다.",
      at: "2026-11-11T05:00:00Z",
      isRead: true,
    },
  },
  {
    title: "닉네임 변경 요청",
    category: "account",
    contents: "닉네임을 바꾸고 싶습니다.",
    writtenAt: "2026-11-15T03:00:00Z",
    isCancelled: true,
  },
  {
    title: "모바일에서 게임 창이 열리지 않아요",
    category: "game",
    contents: "눌러도 새 창이 뜨지 않습니다.",
    writtenAt: "2026-11-18T03:00:00Z",
    reply: {
      text: "브라우저의 팝업 차단을 해제한 뒤 다시 시도해 주세요.",
      at: "2026-11-18T04:00:00Z",
      isRead: true,
    },
    followUp: {
      contents: "이제 열립니다. 다음에도 차단을 해제해야 하나요?",
      writtenAt: "2026-11-18T05:00:00Z",
      reply: "아닙니다. 한 번 허용하면 계속 열립니다.",
      repliedAt: "2026-11-18T05:20:00Z",
    },
  },
  {
    title: "출금이 30분째 처리 중입니다",
    category: "withdrawal",
    contents: "언제 처리되는지 알고 싶습니다.",
    writtenAt: "2026-11-20T05:00:00Z",
    reply: {
      text: "처리가 끝났습니다. 등록된 계좌를 확인해 주세요.",
      at: "2026-11-20T06:00:00Z",
      isRead: false,
    },
  },
  {
    title: "입금 계좌를 다시 확인하고 싶어요",
    category: "deposit",
    contents: "지난번에 안내받은 계좌가 맞는지 확인 부탁드립니다.",
    writtenAt: "2026-11-21T00:30:00Z",
  },
];

/** Games that demo1 opened before, newest first, as hours before the seeding. */
export const demoRecent: readonly { game: string; hoursAgo: number }[] = [
  { game: "moon-rabbit-mill", hoursAgo: 0.2 },
  { game: "hanok", hoursAgo: 1 },
  { game: "golden-persimmon", hoursAgo: 26 },
  { game: "soccer", hoursAgo: 28 },
  { game: "glass-butterfly", hoursAgo: 74 },
];

export const demoFavourites: readonly { provider: string; code: string }[] = [
  { provider: "moonhall", code: "moonhall" },
  { provider: "lantern", code: "lantern" },
];
