import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const koProof: ProofTexts = {
  title: "증명 확인",
  intro:
    "내려받은 증명 파일을 선택하면 이 화면이 기기 안에서만 확인합니다. 아무것도 보내지 않으며, 저장해 두면 인터넷 없이도 열립니다.",
  choose: "증명 파일 선택",
  checking: "확인하는 중…",
  isTrue: "내역이 맞습니다. 모든 줄이 서명된 그대로입니다.",
  isFalse: "내역이 맞지 않습니다.",
  because: {
    format: "이 형식의 증명 파일이 아닙니다.",
    sequence: "줄이 빠졌거나 순서가 다릅니다.",
    balance: "잔액 계산이 맞지 않습니다.",
    seal: "서명된 기록과 다릅니다.",
    signature: "서명이 올바르지 않습니다.",
  },
  empty: "이 기간에 서명된 줄이 아직 없습니다.",
  total: {
    isTrue: "금액이 맞습니다. 서명된 총액에 들어 있습니다.",
    isFalse: "금액이 맞지 않습니다.",
    because: {
      sum: "금액의 합이 총액과 맞지 않습니다.",
      root: "금액이 서명된 루트로 이어지지 않습니다.",
    },
    member: "아이디",
    day: "날짜",
    amount: "내 금액",
    owed: "모든 회원의 총액",
    root: "루트 해시",
    hint: "총액, 루트 해시, 키 번호를 운영자가 공개한 것과 비교해 보세요. 이 파일은 운영자가 그만큼의 돈을 가지고 있는지, 다른 회원이 빠지지 않았는지는 증명하지 않습니다.",
  },
  site: "사이트",
  account: "계정",
  count: "줄 수",
  opening: "처음 잔액",
  closing: "마지막 잔액",
  sealedAt: "서명 시각",
  keyId: "서명 키",
  keyHint: "운영자가 공개한 키 번호와 같은지 비교해 보세요.",
  unreadable: "파일을 읽을 수 없습니다.",
  cannotCheck:
    "이 브라우저로는 서명을 확인할 수 없어 맞는지 알 수 없습니다. 최신 Chrome, Edge, Firefox, Safari에서 다시 확인해 주세요.",
};
