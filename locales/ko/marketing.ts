import { koConsentWordings } from "#locales/ko/consent-wordings.ts";

/** Texts about consent to promotional notes, at registration and on my page. */
export const koMarketing = {
  title: "홍보 쪽지",
  lead: "홍보 쪽지는 받기로 선택한 종류만 이 사이트의 쪽지로 보냅니다. 언제든지 바꿀 수 있습니다. 입출금과 문의 같은 서비스 안내는 선택과 관계없이 보냅니다.",
  products: koConsentWordings,
  optional: "홍보 쪽지 (선택 사항)",
  optionalHint:
    "비워 두어도 가입과 이용에 차이가 없습니다. 마이페이지에서 언제든지 바꿀 수 있습니다.",
  given: "홍보 쪽지를 받기로 했습니다.",
  withdrawn: "홍보 쪽지를 받지 않기로 했습니다.",
  failed: "변경하지 못했습니다. 다시 시도해 주세요.",
  onExclusion: "자가 차단 중에는 홍보 쪽지를 보내지 않으며, 끝난 뒤에 다시 선택할 수 있습니다.",
  changedOn: (day: string) => `${day} 변경`,
};

/** What every other language must provide: the same keys, the same arguments. */
export type MarketingTexts = typeof koMarketing;
