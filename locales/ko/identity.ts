/** Texts about the check of a member's identity by a document. */
export const koIdentity = {
  title: "본인 확인",
  lead: "이 사이트의 규정에 따라 첫 입금과 게임 전에 신분증으로 본인 확인을 합니다. 출금과 내역 조회는 지금도 할 수 있습니다.",
  rule: "이름과 생년월일이 가입 정보와 같아야 합니다. 네 모서리가 모두 보이고 글자를 읽을 수 있게 찍어 주세요.",
  privacy:
    "신분증은 암호화해 보관합니다. 본인 확인을 맡은 직원만 볼 수 있고, 볼 때마다 기록이 남습니다.",
  document: "신분증 종류",
  documents: {
    passport: "여권",
    id_card: "주민등록증 또는 신분증",
    driving_licence: "운전면허증",
    residence_permit: "외국인등록증 또는 체류 허가증",
  },
  sides: { front: "앞면", back: "뒷면" },
  passportPage: "사진이 있는 면",
  choose: "파일 선택",
  replace: "다른 파일 선택",
  hint: (megabytes: string) => `사진 또는 PDF, ${megabytes}MB까지`,
  adding: "올리는 중…",
  added: (size: string) => `올렸습니다 (${size})`,
  missing: "파일을 선택해 주세요.",
  unreadable: "사진이나 PDF로 읽을 수 없는 파일입니다.",
  tooLarge: (megabytes: string) => `파일이 ${megabytes}MB보다 큽니다.`,
  tooOften: "오늘 올릴 수 있는 파일 수를 넘었습니다. 내일 다시 시도해 주세요.",
  wrong: "가입할 때 적은 이름이나 생년월일이 신분증과 다릅니다",
  wrongHint: "다른 것만 신분증에 적힌 대로 적어 주세요. 담당자 두 명이 확인합니다.",
  name: "이름",
  birthDateWrong: "생년월일을 다시 확인해 주세요.",
  send: "신분증 보내기",
  sent: "신분증을 보냈습니다. 결과는 쪽지로 알려 드립니다.",
  failed: "보내지 못했습니다. 파일을 다시 선택해 주세요.",
  states: {
    waiting: "확인 중",
    verified: "확인 완료",
    refused: "다시 보내 주세요",
    ended: "다시 확인 필요",
  },
  waiting: (day: string) => `${day}에 보내셨습니다. 직원이 확인한 뒤 결과를 쪽지로 알려 드립니다.`,
  verified: (day: string) => `${day}에 본인 확인을 마쳤습니다.`,
  ended: "새 신분증으로 본인 확인을 다시 해야 합니다.",
  refusals: {
    unreadable: "글자를 읽을 수 없습니다. 밝은 곳에서 다시 찍어 주세요.",
    incomplete: "일부가 보이지 않습니다. 네 모서리가 모두 나오게 찍어 주세요.",
    expired: "유효 기간이 지난 신분증입니다.",
    not_accepted: "이 신분증으로는 확인할 수 없습니다. 다른 신분증을 보내 주세요.",
    name_differs:
      "신분증의 이름이 가입 정보와 다릅니다. 가입할 때 잘못 적었다면 바른 이름과 함께 다시 보내 주세요.",
    birth_date_differs:
      "신분증의 생년월일이 가입 정보와 다릅니다. 가입할 때 잘못 적었다면 바른 생년월일과 함께 다시 보내 주세요.",
  },
};
export type IdentityTexts = typeof koIdentity;

/** The notes about it. Only the server needs them: no page carries them. */
export const koIdentityLetters = {
  needed: {
    title: "본인 확인이 필요합니다",
    text: "이 사이트의 규정에 따라 입금과 게임 전에 본인 확인을 합니다. 출금과 내역 조회는 그대로 할 수 있습니다.",
    how: "마이페이지의 ‘본인 확인’에서 여권은 사진이 있는 면을, 다른 신분증은 앞면과 뒷면을 보내 주세요. 직원이 확인하고 결과를 쪽지로 알려 드립니다.",
  },
  verified: {
    title: "본인 확인을 마쳤습니다",
    text: "보내 주신 신분증으로 본인 확인을 마쳤습니다. 이제 입금과 게임을 이용할 수 있습니다.",
  },
  refused: {
    title: "신분증을 다시 보내 주세요",
    text: "보내 주신 신분증으로는 본인 확인을 하지 못했습니다.",
    how: "마이페이지의 ‘본인 확인’에서 다시 보낼 수 있습니다.",
  },
  ended: {
    title: "본인 확인을 다시 해 주세요",
    text: "이전 본인 확인은 더 이상 유효하지 않습니다.",
    how: "마이페이지의 ‘본인 확인’에서 새 신분증을 보내 주세요. 출금은 그대로 할 수 있습니다.",
  },
};
export type IdentityLetters = typeof koIdentityLetters;
